/** Verbs for damage to Minions and Spies outside combat: dealing and healing. */
import { minionInLair, spyInPlay } from '../facts/lookup.ts';
import { lockIn } from '../moment/frames.ts';
import { happenAtOnce } from '../moment/happen.ts';
import { unprevented } from '../moment/prevent.ts';
import { splitReplaced } from '../moment/replace.ts';
import type { TriggeringEvent } from '../vocabulary/events.ts';
import type { Deed } from './deed.ts';
import { numberFor, toAll, toEach } from './deed.ts';

/** R9.6: what several cards take, they take at the same moment; what is replaced uses up no prevention. */
const damage: Deed<'damage'> = toAll((moment, cards, me, effect) => {
  const { state } = moment;
  const { source: by, without } = me;
  const blows = cards.flatMap((card) => {
    const unit = minionInLair(state, card) ?? spyInPlay(state, card);
    const amount = numberFor(state, me, card, effect.amount);
    return unit && amount > 0 ? [{ instead: 'beDamaged' as const, card, by, without, unit, amount }] : [];
  });
  const { cards: struck, instead } = splitReplaced(moment, blows);
  const dealt: TriggeringEvent[] = [];
  for (const { card, unit, amount } of blows) {
    const left = struck.includes(card) ? unprevented(moment, card, amount) : 0;
    if (left === 0) continue;
    unit.damage += left;
    moment.struck = [...moment.struck, card];
    dealt.push({ type: 'damaged', card, amount: left, by, combat: false });
  }
  happenAtOnce(moment, dealt);
  lockIn(state, instead);
});

/** Heals damage, never above the maximum Health (R6.3). */
const heal: Deed<'heal'> = toEach((moment, card, me, effect) => {
  const unit = minionInLair(moment.state, card) ?? spyInPlay(moment.state, card);
  const healed = Math.min(unit?.damage ?? 0, numberFor(moment.state, me, card, effect.amount));
  if (!unit || healed <= 0) return;
  unit.damage -= healed;
  moment.emit?.({ type: 'healed', card, amount: healed });
});

export const damageDeeds = { damage, heal };
