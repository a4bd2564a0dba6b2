/** The lair by itself as numbers: its squares, its sums, and which Spies it stops. */
import type { CardId, Occupant, State } from '../../engine/index.ts';
import { definitionOf, SQUARES, statOf } from '../../engine/index.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import type { Room, Rooms } from '../rookie/threat.ts';
import { getsThrough } from '../rookie/threat.ts';
import { Inputs } from './inputs.ts';
import { addVerbs, VERBS } from './verbs.ts';

const PER_SQUARE = 15;
const SUMS = 10;
/** The Spies that the lair is tried with, each with ever more Sneak. */
const ATTACKS = [1, 2, 3];
const HEALTHS = [2, 3, 4, 5];
const MOST_SNEAK = 5;
const TRIALS = 2 * ATTACKS.length * HEALTHS.length;
export const LAIR_INPUTS = SQUARES * PER_SQUARE + SUMS + TRIALS + VERBS;

/** `LAIR_INPUTS` numbers for the lair of a state. */
export function lairInputs(state: State, lair: Stronghold): Inputs {
  const inputs = new Inputs(LAIR_INPUTS);
  const { rooms } = lair.gauntlet;
  for (let i = 0; i < SQUARES; i++) {
    const room = rooms[i];
    const unit = state.lair[i];
    if (room && unit) addSquare(inputs, state, room, unit);
    inputs.fillTo((i + 1) * PER_SQUARE);
  }
  addSums(inputs, state, lair);
  addTrials(inputs, rooms, state.rules.lethalDamage === 'exceeds' ? 0 : 1);
  addVerbs(inputs, state, cardsOf(state));
  return inputs;
}

function addSquare(inputs: Inputs, state: State, room: Room, unit: Occupant): void {
  const { perception } = definitionOf(state, unit.card);
  const { entered, ignored, destroyed, combatStarted } = room.stings;
  inputs
    .flag(room.minion)
    .flag(room.minion && !unit.busy)
    .flag(!room.minion)
    .add(room.attack / 4)
    .add(room.health / 5)
    .add(room.perception / 3)
    .add(perception / 3)
    .flag(room.unsneakable)
    .flag(room.initiative)
    .flag(room.wall)
    .add((entered.damage + combatStarted.damage) / 3)
    .add(ignored.damage / 3)
    .add(destroyed.damage / 3)
    .add(room.last / 3)
    .add(unit.attached.length / 2);
}

function addSums(inputs: Inputs, state: State, { guard, machines, occupied, totals, gauntlet }: Stronghold): void {
  let minions = 0;
  let free = 0;
  let work = 0;
  for (const unit of state.lair)
    if (unit && definitionOf(state, unit.card).type === 'minion') {
      minions++;
      if (unit.busy) continue;
      free++;
      if (unit.attached.length === 0) work += statOf(state, unit.card, 'work');
    }
  let attack = 0;
  let perception = 0;
  for (const room of gauntlet.rooms)
    if (room) {
      attack += room.attack;
      perception += room.perception;
    }
  inputs
    .add(minions / 5)
    .add(free / 4)
    .add(work / 4)
    .add(machines / 6)
    .add(occupied / SQUARES)
    .add(totals.contraptions / 6)
    .add(totals.minions / 5)
    .add(guard / 3)
    .add(attack / 12)
    .add(perception / 8);
}

/** For Spies of several strengths: the least Sneak that takes them through, and whether they need any. */
function addTrials(inputs: Inputs, rooms: Rooms, least: number): void {
  for (const attack of ATTACKS)
    for (const health of HEALTHS) {
      let sneak = 0;
      while (sneak <= MOST_SNEAK && !getsThrough(rooms, { attack, health, sneak, initiative: false }, least)) sneak++;
      inputs.add(sneak / MOST_SNEAK).flag(sneak === 0);
    }
}

function* cardsOf(state: State): Generator<CardId> {
  for (const unit of state.lair)
    if (unit) {
      yield unit.card;
      yield* unit.attached;
    }
}
