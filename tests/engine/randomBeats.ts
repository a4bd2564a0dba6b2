/** What random games show and tell everybody at each action. */
import type { GameEvent, View } from '../../src/engine/index.ts';
import { imagine, play, view, viewEvents } from '../../src/engine/index.ts';
import { testCatalog } from './cards.ts';
import { playRandomGame } from './randomGame.ts';

/** `twin`: the same action where other cards are hidden; null if it is not legal there. */
export interface RandomBeat {
  number: number;
  before: View;
  events: readonly GameEvent[];
  after: View;
  twin: { events: readonly GameEvent[]; after: View } | null;
}

/** Plays a game for each seed from 1 on, with the tests' cards and many interrupts. */
export function beatsOf(seeds: number): RandomBeat[] {
  const beats: RandomBeat[] = [];
  for (let seed = 1; seed <= seeds; seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      interrupts: 25,
      watch: (state, action) => {
        const done = action && play(state, action);
        if (!done || done.refusal) return;
        const before = view(state, 'table');
        const there = play(imagine(before, seed), action);
        beats.push({
          number: beats.length,
          before,
          events: viewEvents(done.events, 'table'),
          after: view(done.state, 'table'),
          twin: there.refusal ? null : { events: viewEvents(there.events, 'table'), after: view(there.state, 'table') },
        });
      },
    });
  return beats;
}
