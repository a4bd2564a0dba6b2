/** A mission that is solved as it begins. */
import { PEOPLE } from '../../src/record/index.ts';
import type { GameStore } from '../../src/store/store.ts';
import { INSTRUCTOR } from '../../src/text/en/bots.ts';
import { OPTIONS } from './world.ts';

/** Solves a mission of that name, and leaves it. */
export function solve({ getState }: GameStore, name: string): void {
  const { newGame, leave } = getState();
  const hindered = newGame({
    ...OPTIONS,
    sources: { genius: PEOPLE, spymaster: INSTRUCTOR },
    position: {
      name,
      setup: { turn: { number: 3 } },
      mission: { side: 'genius', brief: 'Be there.', goal: { turn: { number: 3 } } },
    },
  });
  if (hindered) throw new Error(hindered.code);
  leave();
}
