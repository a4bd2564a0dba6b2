/** Picks the cards that an effect is done to, and asks a side if it must choose. */
import { definitionOf } from '../catalogue/register.ts';
import { positionOf } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { candidates, refer, sideOf } from '../facts/select.ts';
import { hasKeyword, statOf } from '../facts/stats.ts';
import type { Selection, Selector } from '../vocabulary/language.ts';
import type { Choice, Frame, ReadonlyState } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { isSeen } from '../vocabulary/types.ts';
import { shuffleCards } from './chance.ts';
import type { Moment } from './moment.ts';

/** The cards that an effect is done to; null if a side must choose first. */
export function pick(moment: Moment, frame: Frame, me: Speaker, selector: Selector): CardId[] | null {
  return (typeof selector !== 'string' && frame.picked) || pickAnew(moment, frame, me, selector);
}

/** Same as `pick`, but ignores what was picked for this effect before. `except`: cards to leave out. */
export function pickAnew(
  moment: Moment,
  frame: Frame,
  me: Speaker,
  selector: Selector,
  except: readonly CardId[] = [],
): CardId[] | null {
  const { state } = moment;
  if (typeof selector === 'string') {
    const card = refer(state, me, selector);
    return isSeen(card) ? [card] : [];
  }
  const found = candidates(state, me, selector).filter((card) => !except.includes(card));
  const count = selector.count ?? 1;
  switch (selector.pick) {
    case 'chosen': {
      const from = found.filter((card) => isChoosable(state, card, me.side));
      return ask(moment, frame, { side: sideOf(me, selector.by), kind: 'cards', zone: 'table', from, count });
    }
    case 'random':
      shuffleCards(state, 'picked', found);
      return found.slice(0, count);
    case 'lowest':
    case 'highest':
      return extreme(state, found, selector).slice(0, count);
    case 'first':
    case 'last':
      return inOrder(state, found, selector.pick).slice(0, count);
    default:
      return found;
  }
}

/** Can the speaker choose the card? The other side cannot choose an *Untargetable* one (R12.1). */
export const isChoosable = (state: ReadonlyState, card: CardId, speakerSide: Side): boolean =>
  definitionOf(state, card).side === speakerSide || !hasKeyword(state, card, 'untargetable');

function extreme(state: ReadonlyState, found: CardId[], selection: Selection): CardId[] {
  const { stat = 'health' } = selection;
  const sign = selection.pick === 'lowest' ? 1 : -1;
  return [...found].sort((a, b) => sign * (statOf(state, a, stat) - statOf(state, b, stat)));
}

/** From square 1 on, or from square 8 back. */
function inOrder(state: ReadonlyState, found: readonly CardId[], from: 'first' | 'last'): CardId[] {
  const sign = from === 'first' ? 1 : -1;
  return [...found].sort((a, b) => sign * (positionOf(state, a) - positionOf(state, b)));
}

type Question = Pick<Choice, 'side' | 'kind' | 'zone' | 'from'> & { count: number };

/** Asks a side to choose `count` of the cards. Returns all of them if there is nothing to decide, else null. */
export function ask(moment: Moment, frame: Frame, question: Question): number[] | null {
  if (question.from.length <= question.count) return question.from;
  wait(moment, frame, question);
  return null;
}

/** The frame stops until the side has answered. */
export function wait({ state }: Moment, { source }: Frame, { side, kind, zone, from, count }: Question): void {
  state.choice = { side, kind, source, from, min: count, max: count, zone };
}

/** R9.1: the answer to the pending choice; the effect that asked goes on with it. */
export function answer(moment: Moment, choice: Choice, chosen: number[]): void {
  const { state } = moment;
  const frame = state.frames[state.frames.length - 1];
  state.choice = null;
  frame.picked = [...(frame.picked ?? []), ...chosen];
  const { side, source, zone, kind } = choice;
  moment.emit?.({
    type: 'chosen',
    side,
    source,
    kind: frame.asks ? 'whether' : kind,
    cards: kind === 'cards' && zone === 'table' ? chosen : [],
    option: kind === 'cards' ? -1 : chosen[0],
  });
}
