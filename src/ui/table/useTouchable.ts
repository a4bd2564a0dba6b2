import { useDesk, useDeskStore } from './desk/context.ts';
import type { Spot } from './desk/spots.ts';
import { cardSpot, numberOf } from './desk/spots.ts';

/** How a spot stands now: `ready` (touch it to begin), `target` (touch it to go on), or neither. */
export type Light = 'ready' | 'target' | undefined;

interface Touchable {
  'data-light': Light;
  'data-selected': true | undefined;
  'data-picked': true | undefined;
  onClick(): void;
}

/** What makes a thing on the table a thing to touch. Subscribes to no more than its own light. */
export function useTouchable(spot: Spot): Touchable {
  const desk = useDeskStore();
  const light = useDesk((d): Light => (d.lit.has(spot) ? (d.task.kind === 'none' ? 'ready' : 'target') : undefined));
  const selected = useDesk(
    (d) => (d.task.kind === 'card' || d.task.kind === 'ability') && cardSpot(d.task.card) === spot,
  );
  const picked = useDesk((d) => d.picks.length > 0 && spot.startsWith('card:') && d.picks.includes(numberOf(spot)));
  return {
    'data-light': light,
    'data-selected': selected || undefined,
    'data-picked': picked || undefined,
    onClick: () => desk.getState().touch(spot),
  };
}

const LIGHT_WORDS: Readonly<Record<NonNullable<Light>, string>> = { ready: ', ready', target: ', can be chosen' };
/** How a spot stands, for who does not see it lit: goes behind the thing's name. */
export const sayLight = (light: Light): string => (light ? LIGHT_WORDS[light] : '');

/** What a screen reader adds to a thing's name. */
export const lightWords = ({
  'data-light': light,
  'data-selected': selected,
  'data-picked': picked,
}: Touchable): string => `${selected ? ', selected' : ''}${picked ? ', picked' : ''}${sayLight(light)}`;
