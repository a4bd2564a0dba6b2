import type { CardId } from '../../../engine/index.ts';
import { LIGHT } from '../../../text/en/table/table.ts';
import { useGame } from '../../page/session/game.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import type { Desk } from '../../play/desk.ts';
import { hintedSpots } from '../../play/hinted.ts';
import type { Spot } from '../../play/spots.ts';
import { cardSpot, numberOf } from '../../play/spots.ts';

/** How a spot is lit: `ready` (touch it to begin), `target` (touch it to go on), or not at all. */
export type Light = 'ready' | 'target' | undefined;

interface Touchable {
  'data-light': Light;
  'data-selected': true | undefined;
  'data-picked': true | undefined;
  'data-hinted': true | undefined;
  onClick(): void;
}

const [READY, TARGET, SELECTED, PICKED] = [1, 2, 4, 8];

/** All that a spot shows of the desk, as one number: many spots follow the desk, and comparing a number is quick. */
function signsOf({ task, picks, place, lit }: Desk, spot: Spot): number {
  const selected =
    place === spot || ((task.kind === 'card' || task.kind === 'ability') && cardSpot(task.card) === spot);
  const picked = picks.length > 0 && spot.startsWith('card:') && picks.includes(numberOf(spot));
  const light = lit.has(spot) ? (task.kind === 'none' ? READY : TARGET) : 0;
  return light | (selected ? SELECTED : 0) | (picked ? PICKED : 0);
}

/** Makes an element of the table touchable. It is drawn again only when its own light changes. */
export function useTouchable(spot: Spot): Touchable {
  const desk = useDeskStore();
  const signs = useDesk((d) => signsOf(d, spot));
  const hinted = useGame((s) => hintedSpots(s).has(spot));
  return {
    'data-light': signs & READY ? 'ready' : signs & TARGET ? 'target' : undefined,
    'data-selected': (signs & SELECTED) !== 0 || undefined,
    'data-picked': (signs & PICKED) !== 0 || undefined,
    'data-hinted': hinted || undefined,
    onClick: () => desk.getState().touch(spot),
  };
}

/** The light of a spot in words, for screen readers: goes after the name of the element. */
export const sayLight = (light: Light): string => (light ? LIGHT[light] : '');

/** The words after the name of an element. Names are labels: hidden text would be laid out and painted too. */
export const lightWords = ({
  'data-light': light,
  'data-selected': selected,
  'data-picked': picked,
  'data-hinted': hinted,
}: Touchable): string =>
  `${selected ? LIGHT.selected : ''}${picked ? LIGHT.picked : ''}${hinted ? LIGHT.hinted : ''}${sayLight(light)}`;

/** For a card away from its place, in a pile or on the stack: it is touched if it is a target, else shown to be read. */
export function useReached(card: CardId): Pick<Touchable, 'data-light' | 'onClick'> {
  const desk = useDeskStore();
  const light = useDesk((d): Light => (d.task.kind !== 'none' && d.lit.has(cardSpot(card)) ? 'target' : undefined));
  const { touch, inspect } = desk.getState();
  return { 'data-light': light, onClick: () => (light ? touch(cardSpot(card)) : inspect(card)) };
}
