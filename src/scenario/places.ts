/** Where in the text of a scenario file a mistake stands. */
import type { Path } from '../cards/issues.ts';
import type { Source, Spot } from '../cards/source.ts';

/** The place of what a message of the runner is about: it begins with the path, or with the card. */
export function placeOf({ value, spot }: Source, message: string): Spot {
  const atKey = /^[^;]*: unknown key /.test(message);
  const card = message.match(/^card "([^"]*)"(?: ([^\s:]+))?:/);
  if (card) return spot(pathIn(value, ['cards', cardOf(value, card[1]), ...stepsOf(card[2] ?? '')]), atKey);
  const path = message.match(/^([A-Za-z$][^\s:]*):/);
  return spot(path ? pathIn(value, stepsOf(path[1])) : [], atKey);
}

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
