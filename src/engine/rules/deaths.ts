/** R6.10, R7.1: units whose damage is lethal die, all at the same moment. */

import { definitionOf } from '../catalogue/register.ts';
import { occupant, spyInPlay } from '../facts/lookup.ts';
import { occupantStat, spyStat, statOf } from '../facts/stats.ts';
import { lockIn } from '../moment/frames.ts';
import { happenAtOnce } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { splitReplaced } from '../moment/replace.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NOBODY, NONE } from '../vocabulary/types.ts';
import { buryMinion } from './minions.ts';
import { burySpy } from './spies.ts';

/** R7.1: does a unit die with that Health left? `lethalDamage` says whether damage must exceed Health or only meet it. */
export const isLethal = ({ rules }: Pick<ReadonlyState, 'rules'>, left: number): boolean =>
  rules.lethalDamage === 'exceeds' ? left < 0 : left <= 0;

/** True if its Health without damage keeps the unit alive: only then can its death be replaced (R9.6). */
export const canLive = (state: ReadonlyState, card: CardId): boolean => !isLethal(state, statOf(state, card, 'health'));

/** Leaves the unit alive with the least possible Health. */
function survive(state: State, card: CardId): void {
  const unit = occupant(state, card) ?? spyInPlay(state, card);
  if (unit) unit.damage = statOf(state, card, 'health') - (state.rules.lethalDamage === 'exceeds' ? 0 : 1);
}

/**
 * Kills every Minion and Spy whose Health has run out, unless that is replaced. Returns true if there was any.
 * `fighters`: the two who have just fought a round; if one of them dies, the other has killed it.
 */
export function buryTheDead(moment: Moment, fighters: readonly CardId[] = NOBODY): boolean {
  const dead = theDead(moment.state);
  if (dead.length > 0) bury(moment, dead, fighters);
  if (moment.struck.length > 0) moment.struck = NOBODY;
  return dead.length > 0;
}

/** The Minions and Spies whose damage is lethal. */
export function theDead(state: ReadonlyState): readonly CardId[] {
  let dead = NOBODY;
  // No Health is below 0. If damage must exceed Health, unharmed units need no check.
  const least = state.rules.lethalDamage === 'exceeds' ? 1 : 0;
  for (const unit of state.lair)
    if (unit !== null && unit.damage >= least && isMinion(state, unit.card))
      if (isLethal(state, occupantStat(state, unit, 'health') - unit.damage)) dead = [...dead, unit.card];
  for (const spy of state.spies)
    if (spy.damage >= least && isLethal(state, spyStat(state, spy, 'health') - spy.damage)) dead = [...dead, spy.card];
  return dead;
}

const isMinion = (state: ReadonlyState, card: CardId): boolean => definitionOf(state, card).type === 'minion';

function bury(moment: Moment, dead: readonly CardId[], fighters: readonly CardId[]): void {
  const { state } = moment;
  const endOf = (card: CardId): End =>
    fighters.includes(card)
      ? { by: fighters.find((f) => f !== card) ?? NONE, why: 'combat' }
      : { by: NONE, why: moment.struck.includes(card) ? 'health' : 'weaker' };
  const { cards: dying, instead } = splitReplaced(
    moment,
    dead.map((card) => ({ instead: 'die', card, by: endOf(card).by })),
    (card) => canLive(state, card),
  );
  for (const card of dead) if (!dying.includes(card)) survive(state, card);
  die(moment, dying, endOf);
  lockIn(state, instead);
}

/** Which card killed the unit, and in which way. */
type End = Pick<Extract<GameEvent, { type: 'died' }>, 'by' | 'why'>;

/** The cards die at the same moment: each sees the others die. */
export function die(moment: Moment, cards: readonly CardId[], endOf: (card: CardId) => End): void {
  happenAtOnce(
    moment,
    cards.map((card) => ({ type: 'died', card, ...endOf(card) })),
  );
  for (const card of cards)
    if (occupant(moment.state, card)) buryMinion(moment, card, endOf(card).by);
    else burySpy(moment, card);
}
