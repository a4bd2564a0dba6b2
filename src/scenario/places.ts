/** Where in the text of a scenario file a mistake stands. */

import type { Source, Spot } from '../cards/source.ts';
import type { Fault, Path } from '../cards/trouble.ts';
import type { ScenarioTrouble } from './trouble.ts';

/** The place of the first thing that is wrong. */
export function placeOf({ value, spot }: Source, trouble: ScenarioTrouble): Spot {
  const { at, code, facts } = trouble;
  switch (code) {
    case 'several':
      return placeOf({ value, spot, faults: [] }, facts.troubles[0]);
    case 'form':
      return spot(pathIn(value, facts.fault.path.map(String)), isKey(facts.fault));
    case 'mistake': {
      const { card, path, fault } = facts.mistake;
      const whole = card === undefined ? stepsOf(path) : ['cards', cardOf(value, card), ...stepsOf(path)];
      return spot(pathIn(value, whole), isKey(fault));
    }
    default:
      return spot(at === undefined ? [] : pathIn(value, stepsOf(at)));
  }
}

const isKey = ({ code }: Fault): boolean => code === 'unknown-key';

/** `abilities[0].effects` and `networks.0.links` */
const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

function cardOf(value: unknown, id: string): string {
  const { cards } = value as { cards?: unknown };
  return String(Array.isArray(cards) ? cards.findIndex((card) => card?.id === id) : 0);
}

/** The steps as JSON counts them: a number where a list is. */
function pathIn(value: unknown, steps: readonly string[]): Path {
  let held = value;
  return steps.map((step) => {
    const key = Array.isArray(held) ? Number(step) : step;
    held = typeof held === 'object' && held !== null ? (held as Record<string | number, unknown>)[key] : undefined;
    return key;
  });
}
