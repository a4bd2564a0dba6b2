/** Verbs that combine other effects. Those effects go on the frames and resolve next. */
import { holds } from '../facts/amounts.ts';
import type { Speaker } from '../facts/select.ts';
import { sideOf } from '../facts/select.ts';
import { statOf } from '../facts/stats.ts';
import { frameOf } from '../moment/frames.ts';
import { pick, wait } from '../moment/pick.ts';
import type { Table } from '../moment/table.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';

export const branch: Deed<'if'> = (table, frame, me, effect) => {
  const way = holds(table.state, me, effect.condition, statOf) ? 'then' : 'else';
  if (effect[way]) nest(table, frame, me, [way]);
  return true;
};

export const each: Deed<'each'> = (table, frame, me, { cards: selector }) => {
  const cards = pick(table, frame, me, selector);
  if (cards && cards.length > 0) nest(table, frame, me, ['do'], cards);
  return cards !== null;
};

export const chooseOne: Deed<'chooseOne'> = (table, frame, me, { by, options }) => {
  if (!frame.picked) {
    const from = options.map((_, i) => i);
    wait(table, frame, { side: sideOf(me, by), kind: 'option', zone: 'table', from, count: 1 });
    return false;
  }
  nest(table, frame, me, ['options', frame.picked[0]]);
  return true;
};

/** Pushes a list inside the current effect as its own frame. `each`: the cards that it is done for, one by one. */
function nest(
  table: Table,
  frame: Frame,
  me: Speaker,
  below: readonly (string | number)[],
  each: CardId[] | null = frame.each ? [frame.each[0]] : null,
): void {
  const inner = frameOf(me, [...frame.path, frame.at, ...below]);
  inner.each = each;
  table.state.frames.push(inner);
}
