/** The likely result of attacking, sneaking, destroying or ignoring, from what everybody may know. */
import { definitionOf } from '../catalogue/register.ts';
import { hasKeyword, healthLeft, sneakLeft, statOf } from '../facts/stats.ts';
import { canAttack } from '../rules/combat.ts';
import { canDestroy, canIgnore } from '../rules/contraptions.ts';
import { canSneak } from '../rules/sneaking.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { Tried } from './tried.ts';
import { atTable } from './tried.ts';
import type { View } from './view.ts';
import type { Fate, Fight, Way } from './ways.ts';
import { before, fateOf, fightOf, taken } from './ways.ts';

/** What passing a Contraption comes to. `health`: what the Spy has left then. */
interface Passing {
  refusal?: Refusal;
  /** Does the Contraption's card do something when it is destroyed or ignored? */
  hasTrigger: boolean;
  health: number;
  fate: Fate;
}

export interface Forecast {
  spy: CardId;
  /** The Minion or Contraption in the square, or NONE. */
  occupant: CardId;
  /** The Spy's Health before. */
  health: number;
  attack?: { refusal?: Refusal } & Fight;
  sneak?: { refusal?: Refusal; before: number; after: number };
  destroy?: { barsSneaking: boolean } & Passing;
  ignore?: Passing;
}

/** A forecast, and each way that the rules allow as it was tried. */
export interface Meeting {
  readonly told: Forecast;
  readonly tries: ReadonlyMap<Way, Tried>;
}

/** R7, R8, R6.4: the forecast for the square that the infiltrator must deal with; null if it has no choice. */
export const forecast = (view: View): Forecast | null => meet(atTable(view))?.told ?? null;

/** The same for a state that stands for what the table sees. */
export function meet(state: ReadonlyState): Meeting | null {
  const occupant = before(state);
  if (occupant === NONE) return null;
  const spy = state.infiltration?.spy ?? NONE;
  const tries = new Map<Way, Tried>();
  const attempt = (way: Way, refusal: Refusal | undefined): Tried | undefined => {
    if (refusal) return undefined;
    const what = taken(state, way);
    tries.set(way, what);
    return what;
  };
  const told: Forecast = { spy, occupant, health: healthLeft(state, spy) };
  if (definitionOf(state, occupant).type === 'minion') {
    const [noSneak, noAttack] = [canSneak(state), canAttack(state)];
    attempt('sneak', noSneak);
    const fought = attempt('attack', noAttack) ?? taken(state, 'attack');
    const have = sneakLeft(state, spy);
    told.attack = { refusal: noAttack, ...fightOf(fought, spy, occupant) };
    told.sneak = { refusal: noSneak, before: have, after: have - statOf(state, occupant, 'perception') };
    return { told, tries };
  }
  const passing = (way: 'destroy' | 'ignore', on: string, refusal: Refusal | undefined): Passing => {
    const what = attempt(way, refusal) ?? { state, events: [], unknown: null };
    const hasTrigger = definitionOf(state, occupant).triggers.some(({ ability }) => ability.on === on);
    return { refusal, hasTrigger, health: healthLeft(what.state, spy), fate: fateOf(what, spy) };
  };
  told.ignore = passing('ignore', 'ignored', canIgnore(state));
  told.destroy = {
    barsSneaking: !hasKeyword(state, occupant, 'silent'),
    ...passing('destroy', 'destroyed', canDestroy(state)),
  };
  return { told, tries };
}
