/** The lair by itself as numbers: its squares, its sums, and which Spies it stops. */
import type { CardId, Occupant, State } from '../../engine/index.ts';
import { definitionOf, SQUARES, statOf } from '../../engine/index.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import type { Room, Rooms } from '../rookie/threat.ts';
import { getsThrough } from '../rookie/threat.ts';
import type { Inputs } from './inputs.ts';
import { about, each, flag, numbered, rows, together } from './inputs.ts';
import { VERBS_OF } from './verbs.ts';

/** A lair in a state. */
export interface Lair {
  state: State;
  lair: Stronghold;
}

interface Square {
  room: Room;
  unit: Occupant;
  /** As printed on the card. */
  perception: number;
}

const SQUARE = rows<Square>({
  minion: ({ room }) => flag(room.minion),
  freeMinion: ({ room, unit }) => flag(room.minion && !unit.busy),
  contraption: ({ room }) => flag(!room.minion),
  attack: ({ room }) => room.attack / 4,
  health: ({ room }) => room.health / 5,
  perception: ({ room }) => room.perception / 3,
  printedPerception: ({ perception }) => perception / 3,
  unsneakable: ({ room }) => flag(room.unsneakable),
  initiative: ({ room }) => flag(room.initiative),
  wall: ({ room }) => flag(room.wall),
  hurtsWhoComes: ({ room: { stings } }) => (stings.entered.damage + stings.combatStarted.damage) / 3,
  hurtsWhoIgnores: ({ room }) => room.stings.ignored.damage / 3,
  hurtsWhoDestroys: ({ room }) => room.stings.destroyed.damage / 3,
  hurtsAtTheEnd: ({ room }) => room.last / 3,
  attached: ({ unit }) => unit.attached.length / 2,
});

const squaresOf = ({ state, lair }: Lair): (Square | null)[] =>
  lair.gauntlet.rooms.map((room, i) => {
    const unit = state.lair[i];
    return room && unit && { room, unit, perception: definitionOf(state, unit.card).perception };
  });

interface Sums {
  lair: Stronghold;
  minions: number;
  free: number;
  /** The Work of Free Minions that nothing is attached to. */
  work: number;
  attack: number;
  perception: number;
}

const SUMS = rows<Sums>({
  minions: ({ minions }) => minions / 5,
  freeMinions: ({ free }) => free / 4,
  work: ({ work }) => work / 4,
  machines: ({ lair }) => lair.machines / 6,
  occupied: ({ lair }) => lair.occupied / SQUARES,
  contraptionsForPlan: ({ lair }) => lair.totals.contraptions / 6,
  minionsForPlan: ({ lair }) => lair.totals.minions / 5,
  guard: ({ lair }) => lair.guard / 3,
  attack: ({ attack }) => attack / 12,
  perception: ({ perception }) => perception / 8,
});

function sumsOf({ state, lair }: Lair): Sums {
  const sums = { lair, minions: 0, free: 0, work: 0, attack: 0, perception: 0 };
  for (const unit of state.lair)
    if (unit && definitionOf(state, unit.card).type === 'minion') {
      sums.minions++;
      if (unit.busy) continue;
      sums.free++;
      if (unit.attached.length === 0) sums.work += statOf(state, unit.card, 'work');
    }
  for (const room of lair.gauntlet.rooms)
    if (room) {
      sums.attack += room.attack;
      sums.perception += room.perception;
    }
  return sums;
}

/** The Spies that the lair is tried with, each with ever more Sneak. */
const TRIED = [1, 2, 3].flatMap((attack) => [2, 3, 4, 5].map((health) => ({ attack, health })));
const MOST_SNEAK = 5;

/** About a Spy: the least Sneak that takes it through, and whether it needs any. */
const TRIAL = rows<number>({
  sneak: (sneak) => sneak / MOST_SNEAK,
  walksThrough: (sneak) => flag(sneak === 0),
});

const trialsOf = ({ state: { rules }, lair: { gauntlet } }: Lair): number[] =>
  TRIED.map((spy) => leastSneak(gauntlet.rooms, spy, rules.lethalDamage === 'exceeds' ? 0 : 1));

function leastSneak(rooms: Rooms, { attack, health }: { attack: number; health: number }, least: number): number {
  let sneak = 0;
  while (sneak <= MOST_SNEAK && !getsThrough(rooms, { attack, health, sneak, initiative: false }, least)) sneak++;
  return sneak;
}

function* cardsOf(state: State): Generator<CardId> {
  for (const unit of state.lair)
    if (unit) {
      yield unit.card;
      yield* unit.attached;
    }
}

export const LAIR: Inputs<Lair> = together<Lair>({
  squares: about(each(numbered(SQUARES), SQUARE), squaresOf),
  all: about(SUMS, sumsOf),
  against: about(
    each(
      TRIED.map(({ attack, health }) => `${attack}/${health}`),
      TRIAL,
    ),
    trialsOf,
  ),
  can: about(VERBS_OF, ({ state }) => ({ state, cards: cardsOf(state) })),
});
