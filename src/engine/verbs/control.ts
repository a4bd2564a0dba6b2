/** Verbs that combine other effects. Those effects go on the frames and resolve next. */
import { holds } from '../facts/amounts.ts';
import type { Speaker } from '../facts/select.ts';
import { sideOf } from '../facts/select.ts';
import { frameOf } from '../moment/frames.ts';
import type { Moment } from '../moment/moment.ts';
import { pick, wait } from '../moment/pick.ts';
import type { Frame } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import type { Deed } from './deed.ts';
import { canChoose, canPay } from './price.ts';

export const branch: Deed<'if'> = (moment, frame, me, effect) => {
  const way = holds(moment.state, me, effect.condition) ? 'then' : 'else';
  if (effect[way]) nest(moment, frame, me, [way]);
  return true;
};

export const each: Deed<'each'> = (moment, frame, me, { cards: selector }) => {
  const cards = pick(moment, frame, me, selector);
  if (cards && cards.length > 0) nest(moment, frame, me, ['do'], cards);
  return cards !== null;
};

export const chooseOne: Deed<'chooseOne'> = (moment, frame, me, { by, options }) => {
  if (!frame.picked) {
    const all = options.map((_, i) => i);
    const payable = all.filter((i) => canChoose(moment.state, me, sideOf(me, by), options[i]));
    const from = payable.length > 0 ? payable : all;
    wait(moment, frame, { side: sideOf(me, by), kind: 'option', zone: 'table', from, count: 1 });
    return false;
  }
  nest(moment, frame, me, ['options', frame.picked[0]]);
  return true;
};

/** The answers of a side that is asked whether it pays. */
const PAYS = 0;
const DECLINES = 1;

/** R9.4: who cannot pay is not asked. `then` follows the cost, whatever has become of it. */
export const pay: Deed<'pay'> = (moment, frame, me, { by, cost, must, then, else: otherwise }) => {
  const side = sideOf(me, by);
  const able = canPay(moment.state, me, side, cost);
  if (able && !must && !frame.picked) {
    wait(moment, frame, { side, kind: 'option', zone: 'table', from: [PAYS, DECLINES], count: 1 });
    return false;
  }
  if (able && frame.picked?.[0] !== DECLINES) {
    if (then) nest(moment, frame, me, ['then']);
    nest(moment, frame, me, ['cost']);
  } else if (otherwise) nest(moment, frame, me, ['else']);
  return true;
};

/** Pushes a list inside the current effect as its own frame. `each`: the cards that it is done for, one by one. */
function nest(
  moment: Moment,
  frame: Frame,
  me: Speaker,
  below: readonly (string | number)[],
  each: CardId[] | null = frame.each ? [frame.each[0]] : null,
): void {
  const inner = frameOf(me, [...frame.path, frame.at, ...below]);
  inner.each = each;
  moment.state.frames.push(inner);
}
