/** The verbs of the card language, each a thing done to one card or one side. */
import { definitionOf } from '../catalogue/register.ts';
import { minionInLair, nodeInPlay, occupant, positionOf, spyInPlay, takeOut } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { lockIn } from '../moment/frames.ts';
import { happen, happenAtOnce } from '../moment/happen.ts';
import { unprevented } from '../moment/prevent.ts';
import { replaced, sortOut } from '../moment/replace.ts';
import type { Table } from '../moment/table.ts';
import { removeContraption } from '../rules/contraptions.ts';
import { die } from '../rules/deaths.ts';
import { toDiscard, toHand } from '../rules/decks.ts';
import { leaveSquare } from '../rules/minions.ts';
import { isolate, removeNodes } from '../rules/networks.ts';
import { eject, removeSpy, stopCombat, unassignSpy } from '../rules/spies.ts';
import type { CardId, Duration, Keyword, Side, Stat } from '../vocabulary/types.ts';

export function damage(table: Table, card: CardId, amount: number, { source: by, without }: Speaker): void {
  const unit = minionInLair(table.state, card) ?? spyInPlay(table.state, card);
  const dealt = unit && amount > 0 ? unprevented(table, card, amount) : 0;
  if (!unit || dealt === 0 || replaced(table, { instead: 'beDamaged', card, by, without })) return;
  unit.damage += dealt;
  happen(table, { type: 'damaged', card, amount: dealt, by, combat: false });
}

/** Never above the maximum (R6.3). */
export function heal(table: Table, card: CardId, amount: number): void {
  const unit = minionInLair(table.state, card) ?? spyInPlay(table.state, card);
  const healed = Math.min(unit?.damage ?? 0, amount);
  if (!unit || healed <= 0) return;
  unit.damage -= healed;
  table.emit?.({ type: 'healed', card, amount: healed });
}

/** All at the same moment. */
export function kill(table: Table, cards: readonly CardId[], { source: by, without }: Speaker): void {
  const { state } = table;
  const units = cards.filter((card) => minionInLair(state, card) || spyInPlay(state, card));
  const dying = sortOut(
    table,
    units.map((card) => ({ instead: 'die', card, by, without })),
  );
  die(table, dying.cards, () => ({ by, why: 'effect' }));
  lockIn(state, dying.instead);
}

/** All at the same moment. */
export function destroy(table: Table, cards: readonly CardId[], { source: by, without }: Speaker): void {
  const { state } = table;
  const inPlay = cards.filter(
    (card) =>
      nodeInPlay(state, card) || (positionOf(state, card) > 0 && definitionOf(state, card).type === 'contraption'),
  );
  const gone = sortOut(
    table,
    inPlay.map((card) => ({ instead: 'beDestroyed', card, by, without })),
  );
  happenAtOnce(
    table,
    gone.cards.map((card) => ({ type: 'destroyed', card, by })),
  );
  removeNodes(
    table,
    gone.cards.filter((card) => nodeInPlay(state, card)),
  );
  for (const card of gone.cards) {
    if (positionOf(state, card) > 0) removeContraption(table, card, by);
    toDiscard(state, card);
  }
  lockIn(state, gone.instead);
}

/** Back to their owners' hands from wherever they are in play, Nodes at the same moment. */
export function bounce(table: Table, cards: readonly CardId[], by: CardId): void {
  const { state } = table;
  const nodes = cards.filter((card) => nodeInPlay(state, card));
  removeNodes(table, nodes);
  for (const card of cards) {
    if (spyInPlay(state, card)) removeSpy(table, card);
    else if (minionInLair(state, card)) leaveSquare(table, card, by);
    else if (positionOf(state, card) > 0) removeContraption(table, card, by);
    else if (!nodes.includes(card) && !takeOut(state.discards[definitionOf(state, card).side], card)) continue;
    toHand(state, card);
    table.emit?.({ type: 'bounced', card });
  }
}

export function setBusy(table: Table, card: CardId, busy: boolean): void {
  const unit = minionInLair(table.state, card);
  if (!unit || unit.busy === busy) return;
  unit.busy = busy;
  table.emit?.({ type: busy ? 'madeBusy' : 'madeFree', card });
}

export function modify(
  table: Table,
  card: CardId,
  change: { stat: Stat; by: number } | { keyword: Keyword },
  until: Duration,
  source: CardId,
  side: Side,
): void {
  const { state } = table;
  if (!occupant(state, card) && !spyInPlay(state, card)) return;
  if ('keyword' in change) {
    state.modifiers.push({ card, stat: null, by: 0, keyword: change.keyword, prevent: null, until, side });
    table.emit?.({ type: 'granted', card, keyword: change.keyword, source });
  } else if (change.by !== 0) {
    state.modifiers.push({ card, stat: change.stat, by: change.by, keyword: null, prevent: null, until, side });
    table.emit?.({ type: 'modified', card, stat: change.stat, by: change.by, source });
  }
}

/** So much damage, or all, is not dealt to a Minion in the lair or a Spy in play. */
export function prevent(table: Table, card: CardId, amount: number | 'all', until: Duration, me: Speaker): void {
  const { state } = table;
  if (amount === 0 || (!minionInLair(state, card) && !spyInPlay(state, card))) return;
  state.modifiers.push({ card, stat: null, by: 0, keyword: null, prevent: amount, until, side: me.side });
  table.emit?.({ type: 'shielded', card, amount, source: me.source });
}

export function unassign(table: Table, card: CardId): void {
  unassignSpy(table, card, 'effect');
}

export { eject, isolate as disconnect };

/** An instant on the stack will do nothing. */
export function cancel(table: Table, card: CardId): void {
  for (const item of table.state.stack) if (item.kind === 'playInstant' && item.card === card) item.cancelled = true;
}

/** The infiltrator goes back and enters that square next, if it has come that far. */
export function reenter(table: Table, square: number): void {
  const { infiltration } = table.state;
  if (!infiltration || infiltration.square < square) return;
  stopCombat(table);
  infiltration.square = square - 1;
  infiltration.arrived = false;
  table.emit?.({ type: 'reentered', card: infiltration.spy, square });
}

/** The infiltrator is done with its square. */
export function passSquare(table: Table): void {
  const { infiltration } = table.state;
  if (!infiltration?.arrived) return;
  stopCombat(table);
  infiltration.arrived = false;
  table.emit?.({ type: 'passedSquare', card: infiltration.spy, square: infiltration.square });
}
