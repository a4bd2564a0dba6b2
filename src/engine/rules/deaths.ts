/** R6.10, R7.1: units whose damage is lethal die, all at the same moment. */

import { definitionOf } from '../catalog.ts';
import { statOf } from '../effects/stats.ts';
import { occupant } from '../lookup.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { CardId } from '../types.ts';
import { NONE } from '../types.ts';
import { killMinion } from './minions.ts';
import { killSpy } from './spies.ts';

/** R7.1: `lethalDamage` says whether damage must exceed Health or only meet it. */
function isDead(state: State, card: CardId, damage: number): boolean {
  if (state.rules.lethalDamage === 'exceeds') return damage > 0 && damage > statOf(state, card, 'health');
  return damage >= statOf(state, card, 'health');
}

/** Kills every Minion and Spy whose Health has run out; true if any did. */
export function buryTheDead(table: Table): boolean {
  const { state } = table;
  let dead: CardId[] | null = null;
  for (const unit of state.lair)
    if (unit && isDead(state, unit.card, unit.damage) && definitionOf(state, unit.card).type === 'minion') {
      dead ??= [];
      dead.push(unit.card);
    }
  for (const spy of state.spies)
    if (isDead(state, spy.card, spy.damage)) {
      dead ??= [];
      dead.push(spy.card);
    }
  if (!dead) return false;
  const fighters = state.infiltration?.combat ? [state.infiltration.combat.minion, state.infiltration.spy] : [];
  for (const card of dead) {
    const by = fighters.includes(card) ? (fighters.find((f) => f !== card) ?? NONE) : NONE;
    if (occupant(state, card)) killMinion(table, card, by);
    else killSpy(table, card, by);
  }
  return true;
}
