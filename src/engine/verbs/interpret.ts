/** Runs effect lists a step at a time. Half-resolved lists are frames in the state, so a step may end in a choice. */
import { definitionOf } from '../catalogue/register.ts';
import { amount, holds } from '../facts/amounts.ts';
import type { Speaker } from '../facts/select.ts';
import { sideOf } from '../facts/select.ts';
import { statOf } from '../facts/stats.ts';
import { frameOf, giveBack } from '../moment/frames.ts';
import { pick, wait } from '../moment/pick.ts';
import type { Table } from '../moment/table.ts';
import { countEffect } from '../moment/table.ts';
import { drawCards } from '../rules/decks.ts';
import { delayPlan, hastenPlan, revealPlan, swapPlan } from '../rules/evilPlans.ts';
import type { Effect, Selector } from '../vocabulary/language.ts';
import type { Frame, State } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { discard, reveal, search } from './hidden.ts';
import { connect } from './nodes.ts';
import { move, swap } from './squares.ts';
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

/** Resolves the next effect of the top frame, or ends the frame: then it is returned, for what follows it. */
export function stepFrame(table: Table): Frame | null {
  const { state } = table;
  const frame = state.frames[state.frames.length - 1];
  const list = listAt(state, frame);
  if (frame.asks) {
    askWhether(table, frame, list.length);
    return null;
  }
  if (frame.at < list.length) {
    if (resolve(table, frame, list[frame.at])) {
      countEffect(table);
      frame.at++;
      frame.picked = null;
    }
    return null;
  }
  if (frame.each && frame.each.length > 1) {
    frame.each.shift();
    frame.at = 0;
    return null;
  }
  state.frames.pop();
  return frame;
}

/** Options of a trigger that may be declined. */
const DO_IT = 0;
const DECLINE = 1;

/** Who declines has not used the ability up: it may go off again this turn. */
function askWhether(table: Table, frame: Frame, end: number): void {
  if (!frame.picked) {
    wait(table, frame, { side: frame.side, kind: 'option', zone: 'table', from: [DO_IT, DECLINE], count: 1 });
    return;
  }
  if (frame.picked[0] === DECLINE) {
    frame.at = end;
    giveBack(table.state, frame.source, Number(frame.path[1]));
  }
  frame.asks = false;
  frame.picked = null;
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
    case 'reveal':
      return reveal(table, frame, sideOf(me, effect.who), amount(state, me, effect.amount, statOf), effect.pick);
    case 'search':
      return search(table, frame, me.side, amount(state, me, effect.amount, statOf));
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
      revealPlan(table, 'effect');
      return true;
    case 'connect':
      return connect(table, frame);
    case 'swapPlan':
      swapPlan(table);
      return true;
    case 'reenter':
      verbs.reenter(table, effect.square ?? 1);
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
      return move(table, frame, me, effect);
    case 'swap':
      return swap(table, frame, me, effect);
    default: {
      const cards = pick(table, frame, me, effect.cards);
      if (!cards) return false;
      if (effect.verb === 'each') {
        if (cards.length > 0) nest(table, frame, ['do'], cards);
      } else if (effect.verb === 'kill') verbs.kill(table, cards, me);
      else if (effect.verb === 'destroy') verbs.destroy(table, cards, me);
      else if (effect.verb === 'bounce') verbs.bounce(table, cards, me.source);
      else if (effect.verb === 'disconnect') verbs.disconnect(table, cards);
      else for (const card of cards) doTo(table, me, effect, card);
      return true;
    }
  }
}

type OnCards = Extract<Effect, { cards: Selector }>;

function doTo(
  table: Table,
  me: Speaker,
  effect: Exclude<OnCards, { verb: 'bounce' | 'destroy' | 'disconnect' | 'each' | 'kill' | 'move' | 'swap' }>,
  card: CardId,
): void {
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
    case 'prevent': {
      const { amount: much } = effect;
      const prevented = much === 'all' ? much : amount(state, { ...me, it: card }, much, statOf);
      verbs.prevent(table, card, prevented, effect.for, me);
      break;
    }
    case 'makeBusy':
      verbs.setBusy(table, card, true);
      break;
    case 'makeFree':
      verbs.setBusy(table, card, false);
      break;
    case 'unassign':
      verbs.unassign(table, card);
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

function chooseOne(table: Table, frame: Frame, side: Side, options: number): boolean {
  if (!frame.picked) {
    const from = Array.from({ length: options }, (_, i) => i);
    wait(table, frame, { side, kind: 'option', zone: 'table', from, count: 1 });
    return false;
  }
  nest(table, frame, ['options', frame.picked[0]]);
  return true;
}

function give(table: Table, me: Speaker, verb: 'giveActions' | 'giveMinions', count: number): void {
  const { state } = table;
  if (verb === 'giveActions') state.actionsLeft += count;
  else state.minionsLeft += count;
  table.emit?.({ type: 'given', side: me.side, what: verb === 'giveActions' ? 'actions' : 'minions', amount: count });
}
