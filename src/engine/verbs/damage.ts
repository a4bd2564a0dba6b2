/** Verbs for damage to Minions and Spies outside combat: dealing and healing. */
import { minionInLair, spyInPlay } from '../facts/lookup.ts';
import { happen } from '../moment/happen.ts';
import { unprevented } from '../moment/prevent.ts';
import { replaced } from '../moment/replace.ts';
import type { Deed } from './deed.ts';
import { numberFor, toEach } from './deed.ts';

const damage: Deed<'damage'> = toEach((moment, card, me, effect) => {
  const { source: by, without } = me;
  const amount = numberFor(moment.state, me, card, effect.amount);
  const unit = minionInLair(moment.state, card) ?? spyInPlay(moment.state, card);
  const dealt = unit && amount > 0 ? unprevented(moment, card, amount) : 0;
  if (!unit || dealt === 0 || replaced(moment, { instead: 'beDamaged', card, by, without })) return;
  unit.damage += dealt;
  happen(moment, { type: 'damaged', card, amount: dealt, by, combat: false });
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
