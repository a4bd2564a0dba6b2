/** R7: combat between the infiltrator and a Minion, a round at a time. */
import { minionInLair, occupantAt, spyInPlay } from '../facts/lookup.ts';
import { hasKeyword, healthLeft, statOf } from '../facts/stats.ts';
import { lockIn } from '../moment/frames.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { preventionOf, unprevented } from '../moment/prevent.ts';
import { splitReplaced } from '../moment/replace.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { Combat, Infiltration, ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { buryTheDead } from './deaths.ts';
import { endInfiltration, stopCombat } from './spies.ts';
import { dealing, minionBefore } from './square.ts';

/** R7.4: the most rounds of a combat. */
const LONGEST_COMBAT = 100;

/** R6.5: why the infiltrator may not attack; undefined if it may. */
export function canAttack(state: ReadonlyState): Refusal | undefined {
  return minionBefore(state) === NONE ? refuse('nothing-to-attack', 'R6.5', {}) : undefined;
}

export const attack = dealing('attack', canAttack, minionBefore, beginCombat);

/** R7.1: begins the combat; `fightRound` carries it on. */
function beginCombat(moment: Moment, minion: CardId): void {
  const { infiltration } = moment.state;
  if (!infiltration) return;
  infiltration.combat = { minion, round: 0 };
  happen(moment, { type: 'combatStarted', card: minion, spy: infiltration.spy, square: infiltration.square });
}

/** A Spy and a Minion in combat, and the Attack of each. */
export interface Fighters {
  spy: CardId;
  minion: CardId;
  spyAttack: number;
  minionAttack: number;
}
export const fighters = (state: ReadonlyState, spy: CardId, minion: CardId): Fighters => ({
  spy,
  minion,
  spyAttack: statOf(state, spy, 'attack'),
  minionAttack: statOf(state, minion, 'attack'),
});

/** The damage that each would deal in one round of combat (R7.1, R7.2). */
export function strikes(
  state: ReadonlyState,
  { spy, minion, spyAttack, minionAttack }: Fighters,
  round: number,
): { first: 'spy' | 'minion' | null; toMinion: number; toSpy: number } {
  const spyFirst = round === 1 && hasKeyword(state, spy, 'initiative');
  const minionFirst = round === 1 && hasKeyword(state, minion, 'initiative');
  const first = spyFirst === minionFirst ? null : spyFirst ? 'spy' : 'minion';
  return {
    first,
    toMinion: first === 'minion' ? 0 : spyAttack,
    toSpy: first === 'spy' ? 0 : minionAttack,
  };
}

/** R7.4: can neither of them ever harm the other, as things stand? */
export function isHarmless(state: ReadonlyState, { spy, minion, spyAttack, minionAttack }: Fighters): boolean {
  const harms = (attack: number, whom: CardId): boolean => attack > 0 && Number.isFinite(preventionOf(state, whom));
  return !harms(spyAttack, minion) && !harms(minionAttack, spy);
}

/** R7.1 to R7.4: fights the next round of the combat, or ends it. */
export function fightRound(moment: Moment, infiltration: Infiltration, combat: Combat): void {
  const { state } = moment;
  const { spy } = infiltration;
  const { minion } = combat;
  const inPlay = spyInPlay(state, spy);
  const unit = occupantAt(state, infiltration.square);
  if (!inPlay || unit?.card !== minion) {
    endCombat(moment, infiltration, combat);
    return;
  }
  const both = fighters(state, spy, minion);
  const harmless = isHarmless(state, both);
  if (harmless || combat.round >= LONGEST_COMBAT) {
    stopCombat(moment);
    moment.emit?.({ type: 'turnedBack', card: spy, why: harmless ? 'harmless' : 'rounds' });
    endInfiltration(moment);
    return;
  }
  combat.round++;
  const struck = strikes(state, both, combat.round);
  const blows = [
    { instead: 'beDamaged', card: minion, by: spy, amount: struck.toMinion },
    { instead: 'beDamaged', card: spy, by: minion, amount: struck.toSpy },
  ] as const;
  const { cards, instead } = splitReplaced(
    moment,
    blows.filter(({ amount }) => amount > 0),
  );
  lockIn(state, instead);
  const [toMinion, toSpy] = blows.map(({ card, amount }) =>
    cards.includes(card) ? unprevented(moment, card, amount) : 0,
  );
  unit.damage += toMinion;
  inPlay.damage += toSpy;
  happen(moment, {
    type: 'combatRound',
    card: minion,
    spy,
    round: combat.round,
    first: struck.first,
    toMinion,
    toSpy,
    minionHealth: healthLeft(state, minion),
    spyHealth: healthLeft(state, spy),
  });
  if (toMinion > 0) happen(moment, { type: 'damaged', card: minion, amount: toMinion, by: spy, combat: true });
  if (toSpy > 0) happen(moment, { type: 'damaged', card: spy, amount: toSpy, by: minion, combat: true });
  moment.observe?.(state);
  buryTheDead(moment, [minion, spy]);
  if (!spyInPlay(state, spy) || !minionInLair(state, minion)) endCombat(moment, infiltration, combat);
}

/** R7.3: ends the combat. If the Minion is gone, a surviving Spy is done with the square. */
function endCombat(moment: Moment, infiltration: Infiltration, { minion }: Combat): void {
  stopCombat(moment);
  if (!minionInLair(moment.state, minion)) infiltration.arrived = false;
}
