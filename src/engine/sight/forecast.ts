/** The likely result of attacking, sneaking, destroying or ignoring, from what the viewer may know. */
import { definitionOf } from '../catalogue/register.ts';
import { hasKeyword, healthLeft, sneakLeft, statOf } from '../facts/stats.ts';
import { preventionOf } from '../moment/prevent.ts';
import { replacerOf } from '../moment/replace.ts';
import { canAttack, fighters, isHarmless, strikes } from '../rules/combat.ts';
import { canDestroy, canIgnore } from '../rules/contraptions.ts';
import { canLive, isLethal } from '../rules/deaths.ts';
import { canSneak } from '../rules/sneaking.ts';
import { contraptionBefore, minionBefore } from '../rules/square.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { View } from './view.ts';

export interface RoundForecast {
  /** Health left after the round. A dead unit has less than 0, or 0 if the rules say so. */
  spyHealth: number;
  minionHealth: number;
}
export interface Forecast {
  spy: CardId;
  /** The Minion or Contraption in the square, or NONE. */
  occupant: CardId;
  /** `spySavedBy`, `minionSavedBy`: the card whose text happens instead of the death (R9.6), or NONE. */
  attack?: {
    refusal?: Refusal;
    rounds: RoundForecast[];
    spyDies: boolean;
    minionDies: boolean;
    turnedBack: boolean;
    spySavedBy: CardId;
    minionSavedBy: CardId;
  };
  sneak?: { refusal?: Refusal; before: number; after: number };
  /** `hasTrigger`: does the Contraption's card do something when it is destroyed or ignored? */
  destroy?: { refusal?: Refusal; barsSneaking: boolean; hasTrigger: boolean };
  ignore?: { refusal?: Refusal; hasTrigger: boolean };
}

/** R7, R8, R6.4: the forecast for the square that the infiltrator must deal with; null if it has no choice. */
export function forecast(view: View): Forecast | null {
  const spy = view.infiltration?.spy ?? NONE;
  const minion = minionBefore(view);
  const contraption = contraptionBefore(view);
  if (minion !== NONE)
    return { spy, occupant: minion, attack: fight(view, spy, minion), sneak: slip(view, spy, minion) };
  if (contraption === NONE) return null;
  const waitsFor = (on: string): boolean =>
    definitionOf(view, contraption).triggers.some(({ ability }) => ability.on === on);
  return {
    spy,
    occupant: contraption,
    destroy: {
      refusal: canDestroy(view),
      barsSneaking: !hasKeyword(view, contraption, 'silent'),
      hasTrigger: waitsFor('destroyed'),
    },
    ignore: { refusal: canIgnore(view), hasTrigger: waitsFor('ignored') },
  };
}

function slip(view: View, spy: CardId, minion: CardId): NonNullable<Forecast['sneak']> {
  const before = sneakLeft(view, spy);
  return { refusal: canSneak(view), before, after: before - statOf(view, minion, 'perception') };
}

function fight(view: View, spy: CardId, minion: CardId): NonNullable<Forecast['attack']> {
  const isDead = (health: number): boolean => isLethal(view, health);
  const rounds: RoundForecast[] = [];
  let spyHealth = healthLeft(view, spy);
  let minionHealth = healthLeft(view, minion);
  let spyShield = preventionOf(view, spy);
  let minionShield = preventionOf(view, minion);
  const both = fighters(view, spy, minion);
  const longest = isHarmless(view, both) ? 1 : 100;
  while (rounds.length < longest && !isDead(spyHealth) && !isDead(minionHealth)) {
    const { toMinion, toSpy } = strikes(view, both, rounds.length + 1);
    spyHealth -= Math.max(0, toSpy - spyShield);
    minionHealth -= Math.max(0, toMinion - minionShield);
    spyShield = Math.max(0, spyShield - toSpy);
    minionShield = Math.max(0, minionShield - toMinion);
    rounds.push({ spyHealth, minionHealth });
  }
  const savedBy = (card: CardId, health: number, by: CardId): CardId =>
    isDead(health) && canLive(view, card)
      ? (replacerOf(view, { instead: 'die', card, by })?.speaker.source ?? NONE)
      : NONE;
  const spySavedBy = savedBy(spy, spyHealth, minion);
  const minionSavedBy = savedBy(minion, minionHealth, spy);
  return {
    refusal: canAttack(view),
    rounds,
    spyDies: isDead(spyHealth) && spySavedBy === NONE,
    minionDies: isDead(minionHealth) && minionSavedBy === NONE,
    turnedBack: !isDead(spyHealth) && !isDead(minionHealth),
    spySavedBy,
    minionSavedBy,
  };
}
