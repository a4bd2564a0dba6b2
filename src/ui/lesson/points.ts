/** Where on the page a tip points at. */
import type { Side, View } from '../../engine/index.ts';
import type { PointAt } from '../../scenario/openMission.ts';
import { anchor } from '../input/anchors.ts';
import { cardOnTable, elementAt } from '../show/places.ts';
import { placeOf } from '../table/named.ts';

const isSeen = (element: HTMLElement | null): element is HTMLElement =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false;

/** The tab of what a small screen does not show now. */
const tabs = (): (HTMLElement | null)[] => [anchor('tab:networks'), anchor('tab:lair')].filter(isUnpressed);
const isUnpressed = (tab: HTMLElement | null): boolean => tab?.getAttribute('aria-pressed') === 'false';

/** `side`: who is told. */
function candidates(point: PointAt, side: Side, table: View): (HTMLElement | null)[] {
  const hand = [anchor(`hand:${side}`), anchor(`lowered:${side}`), anchor(`handle:${side}`), anchor(`edge:${side}`)];
  switch (point.at) {
    case 'card': {
      const places = [cardOnTable(point.card), elementAt(placeOf(table, point.card))];
      // What lies nowhere on the table is in the hand.
      const isInHand = places.every((place) => place === null);
      return [anchor(`hand-card:${point.card}`), ...places, ...(isInHand ? hand : [])];
    }
    case 'square':
      return [anchor(`square:${point.square}`)];
    case 'hand':
      return hand;
    case 'interrupt':
      return [anchor(`interrupt:${side}`)];
    case 'lair':
      return [anchor('square:6')];
    default:
      return [anchor(point.at)];
  }
}

/** The part of the page at which the tip stands. If it is not in sight: the tab that shows it, or the strip. */
export const elementOf = (point: PointAt | null, side: Side, table: View): HTMLElement | null =>
  [...(point ? [...candidates(point, side, table), ...tabs()] : []), anchor('strip')].find(isSeen) ?? null;
