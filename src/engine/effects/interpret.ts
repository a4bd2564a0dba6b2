/** Runs effect lists a step at a time. Half-resolved lists are frames in the state, so a step may end in a choice. */
import { definitionOf } from '../catalog.ts';
import { minionInLair } from '../lookup.ts';
import { shuffle } from '../random.ts';
import { discardFromHand, drawCards, toDiscard } from '../rules/decks.ts';
import { delayPlan, hastenPlan, revealPlan, scoreCompleted } from '../rules/evilPlans.ts';
import { doMoveMinion } from '../rules/minions.ts';
import type { Choice, Frame, State } from '../state.ts';
import type { Table } from '../table.ts';
import { countEffect } from '../table.ts';
import type { CardId, Side } from '../types.ts';
import { NONE } from '../types.ts';
import { amount, holds } from './amounts.ts';
import type { Effect, Selection, Selector } from './effect.ts';
import type { Speaker } from './select.ts';
import { candidates, refer, sideOf } from './select.ts';
import { hasKeyword, statOf } from './stats.ts';
import { frameOf } from './triggers.ts';
import * as verbs from './verbs.ts';

/** The effect list a path leads to in a card's definition; an empty path is an empty list. */
function listAt(state: State, frame: Frame): readonly Effect[] {
  if (frame.path.length === 0) return [];
  let at: unknown = definitionOf(state, frame.source);
  for (const key of frame.path) at = (at as Record<string | number, unknown>)[key];
  return at as readonly Effect[];
}

const speaking = (frame: Frame): Speaker => ({
  source: frame.source,
  side: frame.side,
  square: frame.square,
  targets: frame.targets,
  event: frame.event,
  by: frame.by,
  without: frame.without,
  it: frame.each?.[0] ?? NONE,
});

/** Resolves the next effect of the top frame, or ends the frame. */
export function stepFrame(table: Table): void {
  const { state } = table;
  const frame = state.frames[state.frames.length - 1];
  const list = listAt(state, frame);
  if (frame.at < list.length) {
    if (resolve(table, frame, list[frame.at])) {
      countEffect(table);
      frame.at++;
      frame.picked = null;
    }
    return;
  }
  if (frame.each && frame.each.length > 1) {
    frame.each.shift();
    frame.at = 0;
    return;
  }
  state.frames.splice(state.frames.indexOf(frame), 1);
  finish(table, frame);
}

function finish(table: Table, frame: Frame): void {
  if (frame.then === 'discardInstant') toDiscard(table.state, frame.source);
  if (frame.then === 'scorePlan') scoreCompleted(table);
}

/** Does one effect; false where it now waits for a choice and must be done again with the answer. */
function resolve(table: Table, frame: Frame, effect: Effect): boolean {
  const { state } = table;
  const me = speaking(frame);
  switch (effect.verb) {
    case 'draw':
      drawCards(table, sideOf(me, effect.who), amount(state, me, effect.amount, statOf));
      return true;
    case 'discard':
      return discard(table, frame, sideOf(me, effect.who), amount(state, me, effect.amount, statOf), effect.pick);
    case 'giveActions':
    case 'giveMinions':
      give(table, me, effect.verb, amount(state, me, effect.amount, statOf));
      return true;
    case 'delay':
      delayPlan(table);
      return true;
    case 'hasten':
      hastenPlan(table);
      return true;
    case 'revealPlan':
      revealPlan(table);
      return true;
    case 'eject':
      verbs.eject(table);
      return true;
    case 'passSquare':
      verbs.passSquare(table);
      return true;
    case 'if': {
      const branch = holds(state, me, effect.condition, statOf) ? 'then' : 'else';
      if (effect[branch]) nest(table, frame, [branch]);
      return true;
    }
    case 'chooseOne':
      return chooseOne(table, frame, sideOf(me, effect.by), effect.options.length);
    case 'move':
      return move(table, frame, me, effect.cards, sideOf(me, effect.by));
    default: {
      const cards = pick(table, frame, me, effect.cards);
      if (!cards) return false;
      if (effect.verb === 'each') {
        if (cards.length > 0) nest(table, frame, ['do'], cards);
      } else for (const card of cards) doTo(table, me, effect, card);
      return true;
    }
  }
}

type OnCards = Extract<Effect, { cards: Selector }>;

function doTo(table: Table, me: Speaker, effect: Exclude<OnCards, { verb: 'each' | 'move' }>, card: CardId): void {
  const { state } = table;
  switch (effect.verb) {
    case 'modify':
      verbs.modify(
        table,
        card,
        { stat: effect.stat, by: amount(state, { ...me, it: card }, effect.by, statOf) },
        effect.for,
        me.source,
        me.side,
      );
      break;
    case 'grant':
      verbs.modify(table, card, { keyword: effect.keyword }, effect.for, me.source, me.side);
      break;
    case 'damage':
      verbs.damage(table, card, amount(state, { ...me, it: card }, effect.amount, statOf), me);
      break;
    case 'heal':
      verbs.heal(table, card, amount(state, { ...me, it: card }, effect.amount, statOf));
      break;
    case 'kill':
      verbs.kill(table, card, me);
      break;
    case 'destroy':
      verbs.destroy(table, card, me);
      break;
    case 'bounce':
      verbs.bounce(table, card, me.source);
      break;
    case 'makeBusy':
      verbs.setBusy(table, card, true);
      break;
    case 'makeFree':
      verbs.setBusy(table, card, false);
      break;
    case 'unassign':
      verbs.unassign(table, card);
      break;
    case 'disconnect':
      verbs.disconnect(table, card);
      break;
    case 'cancel':
      verbs.cancel(table, card);
      break;
  }
}

/** Pushes a list inside the effect at hand as a frame of its own. */
function nest(table: Table, frame: Frame, below: (string | number)[], each: CardId[] | null = null): void {
  const inner = frameOf(speaking(frame), [...frame.path, frame.at, ...below]);
  inner.each = each ?? (frame.each ? [frame.each[0]] : null);
  table.state.frames.push(inner);
}

/** The cards an effect is done to; null where somebody must choose first. */
function pick(table: Table, frame: Frame, me: Speaker, selector: Selector): CardId[] | null {
  const { state } = table;
  if (typeof selector === 'string') {
    const card = refer(state, me, selector);
    return card === NONE ? [] : [card];
  }
  if (frame.picked) return frame.picked;
  const found = candidates(state, me, selector);
  const count = selector.count ?? 1;
  switch (selector.pick) {
    case 'chosen': {
      const side = sideOf(me, selector.by);
      return ask(table, frame, side, choosable(state, found, me.side), count);
    }
    case 'random':
      state.random = shuffle(state.random, found);
      return found.slice(0, count);
    case 'lowest':
    case 'highest':
      return extreme(state, found, selector).slice(0, count);
    default:
      return found;
  }
}

/** *Untargetable* (R12.1): not chosen by the other side's instants and abilities. */
export function choosable(state: State, cards: readonly CardId[], speakerSide: Side): CardId[] {
  return cards.filter((c) => definitionOf(state, c).side === speakerSide || !hasKeyword(state, c, 'untargetable'));
}

function extreme(state: State, found: CardId[], selection: Selection): CardId[] {
  const { stat = 'health' } = selection;
  const sign = selection.pick === 'lowest' ? 1 : -1;
  return [...found].sort((a, b) => sign * (statOf(state, a, stat) - statOf(state, b, stat)));
}

/** Asks a side to choose `count` of the cards; where there is nothing to decide, all of them. */
function ask(table: Table, frame: Frame, side: Side, from: CardId[], count: number): CardId[] | null {
  if (from.length <= count) return from;
  wait(table, { side, kind: 'cards', source: frame.source, from, min: count, max: count, hidden: false });
  return null;
}

function wait(table: Table, choice: Choice): void {
  table.state.choice = choice;
}

function discard(table: Table, frame: Frame, side: Side, count: number, how: 'chosen' | 'random'): boolean {
  const { state } = table;
  const hand = state.hands[side];
  if (frame.picked) {
    discardFromHand(table, side, frame.picked);
    return true;
  }
  if (hand.length <= count) {
    discardFromHand(table, side, [...hand]);
    return true;
  }
  if (count <= 0) return true;
  if (how === 'random') {
    const cards = [...hand];
    state.random = shuffle(state.random, cards);
    discardFromHand(table, side, cards.slice(0, count));
    return true;
  }
  wait(table, { side, kind: 'cards', source: frame.source, from: [...hand], min: count, max: count, hidden: true });
  return false;
}

function chooseOne(table: Table, frame: Frame, side: Side, options: number): boolean {
  if (!frame.picked) {
    const from = Array.from({ length: options }, (_, i) => i);
    wait(table, { side, kind: 'option', source: frame.source, from, min: 1, max: 1, hidden: false });
    return false;
  }
  nest(table, frame, ['options', frame.picked[0]]);
  return true;
}

/** A Minion to an unoccupied square that a side chooses; first the Minion, if that is open, then the square. */
function move(table: Table, frame: Frame, me: Speaker, selector: Selector, side: Side): boolean {
  const { state } = table;
  const chosen = frame.picked;
  const square = chosen && chosen.length === 2 ? chosen[1] : 0;
  const cards = pick(table, frame, me, selector);
  if (!cards) return false;
  const [card] = cards;
  if (card === undefined || !minionInLair(state, card)) return true;
  if (square > 0) {
    doMoveMinion(table, card, square);
    return true;
  }
  const free = state.lair.flatMap((unit, i) => (unit ? [] : [i + 1]));
  if (free.length === 0) return true;
  frame.picked = [card];
  wait(table, { side, kind: 'square', source: frame.source, from: free, min: 1, max: 1, hidden: false });
  return false;
}

/** R9.1: the answer to the pending choice; the effect that asked goes on with it. */
export function answer(table: Table, choice: Choice, chosen: number[]): void {
  const { state } = table;
  const frame = state.frames[state.frames.length - 1];
  state.choice = null;
  frame.picked = choice.kind === 'square' ? [...(frame.picked ?? []), ...chosen] : chosen;
  const hidden = choice.hidden || choice.kind !== 'cards';
  table.emit({
    type: 'chosen',
    side: choice.side,
    cards: hidden ? [] : chosen,
    option: choice.kind === 'cards' ? -1 : chosen[0],
  });
}

function give(table: Table, me: Speaker, verb: 'giveActions' | 'giveMinions', count: number): void {
  const { state } = table;
  if (verb === 'giveActions') state.actionsLeft += count;
  else state.minionsLeft += count;
  table.emit({ type: 'given', side: me.side, what: verb === 'giveActions' ? 'actions' : 'minions', amount: count });
}
