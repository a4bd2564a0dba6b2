/** The likely result of attacking, sneaking, destroying or ignoring, from what the viewer may know. */
import { definitionOf } from '../catalogue/register.ts';
import { hasKeyword, sneakLeft, statOf } from '../facts/stats.ts';
import { canAttack } from '../rules/combat.ts';
import { canDestroy, canIgnore } from '../rules/contraptions.ts';
import { canSneak } from '../rules/sneaking.ts';
import { contraptionBefore, minionBefore } from '../rules/square.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { Fight } from './fight.ts';
import { fight } from './fight.ts';
import type { View } from './view.ts';

export interface Forecast {
  spy: CardId;
  /** The Minion or Contraption in the square, or NONE. */
  occupant: CardId;
  attack?: { refusal?: Refusal } & Fight;
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
    return {
      spy,
      occupant: minion,
      attack: { refusal: canAttack(view), ...fight(view, spy, minion) },
      sneak: slip(view, spy, minion),
    };
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
