/** How far a Spy would get through a lair, estimated from plain numbers. It is quick enough for thousands of calls. */
import type { CardId, Definition, Occupant, State } from '../../engine/index.ts';
import { definitionOf, hasKeyword, occupantStat, staticSources } from '../../engine/index.ts';
import { remembered } from './remembered.ts';

/** What a card does to the infiltrator when something happens to the card, as far as plain numbers can say it. */
interface Sting {
  damage: number;
  sneak: number;
}
const ON = ['entered', 'ignored', 'destroyed', 'sneaked', 'combatStarted'] as const;
type Occasion = (typeof ON)[number];
type Stings = Readonly<Record<Occasion, Sting>>;

/** One square of the lair, with everything that matters to a Spy. */
export interface Room {
  minion: boolean;
  attack: number;
  health: number;
  perception: number;
  /** The Perception that the Minion has while it is Free. */
  watch: number;
  unsneakable: boolean;
  initiative: boolean;
  wall: boolean;
  silent: boolean;
  stings: Stings;
  /** The damage from Contraptions that are destroyed with the Minion. */
  last: number;
}
/** Null: the square is unoccupied. */
export type Rooms = readonly (Room | null)[];

export interface Runner {
  attack: number;
  health: number;
  sneak: number;
  initiative: boolean;
}

const known = new WeakMap<Definition, Stings>();

function stingsOf(definition: Definition): Stings {
  const found = known.get(definition);
  if (found) return found;
  const stings = Object.fromEntries(ON.map((on) => [on, sting(definition, on)])) as Record<Occasion, Sting>;
  known.set(definition, stings);
  return stings;
}

function sting(definition: Definition, on: Occasion): Sting {
  const sum = { damage: 0, sneak: 0 };
  for (const { ability } of definition.triggers) {
    if (ability.on !== on) continue;
    for (const effect of ability.effects) {
      if (effect.verb === 'damage' && effect.cards === '$infiltrator' && typeof effect.amount === 'number')
        sum.damage += effect.amount;
      if (effect.verb === 'modify' && effect.cards === '$infiltrator' && typeof effect.by === 'number') {
        if (effect.stat === 'sneak') sum.sneak += effect.by;
        if (effect.stat === 'health') sum.damage -= effect.by;
      }
    }
  }
  return sum;
}

/** The cards whose static abilities give these. They are found once for a whole lair. */
interface Sources {
  attack: readonly CardId[];
  health: readonly CardId[];
  perception: readonly CardId[];
}

/** The squares, as a Spy meets them. */
function roomsOf(state: State): Rooms {
  const sources = {
    attack: staticSources(state, 'minion', 'attack'),
    health: staticSources(state, 'minion', 'health'),
    perception: staticSources(state, 'minion', 'perception'),
  };
  return state.lair.map((unit) => unit && roomOf(state, unit, sources));
}

function roomOf(state: State, unit: Occupant, sources: Sources): Room {
  const { card } = unit;
  const definition = definitionOf(state, card);
  const minion = definition.type === 'minion';
  return {
    minion,
    attack: minion ? occupantStat(state, unit, 'attack', sources.attack) : 0,
    health: minion ? occupantStat(state, unit, 'health', sources.health) : 0,
    perception: minion ? occupantStat(state, unit, 'perception', sources.perception) : 0,
    watch: minion ? occupantStat(state, { ...unit, busy: false }, 'perception', sources.perception) : 0,
    unsneakable: minion && hasKeyword(state, card, 'unsneakable'),
    initiative: minion && hasKeyword(state, card, 'initiative'),
    wall: !minion && hasKeyword(state, card, 'wall'),
    silent: !minion && hasKeyword(state, card, 'silent'),
    stings: stingsOf(definition),
    last: unit.attached.reduce((sum, attached) => sum + lastOf(state, attached), 0),
  };
}

const lastOf = (state: State, card: CardId): number => stingsOf(definitionOf(state, card)).destroyed.damage;

/**
 * An estimate of a combat: the Health left after it; −1 if the Spy dies or is turned back. `least`: the Health it needs
 * to live. It knows nothing of what cards replace or prevent. A judgement asks for hundreds of combats of Spies that are
 * not in the lair, so it is reckoned here and not fought by the rules; what a bot does with a Spy in the lair is tried by
 * the rules (`walk.ts`), and what players are told comes from the rules (`sight/forecast.ts`).
 */
function fight(runner: Runner, health: number, room: Room, least: number): number {
  if (runner.attack === 0) return -1;
  let own = health;
  let its = room.health;
  for (let round = 1; ; round++) {
    const spyFirst = round === 1 && runner.initiative && !room.initiative;
    const minionFirst = round === 1 && room.initiative && !runner.initiative;
    if (!minionFirst) its -= runner.attack;
    if (!spyFirst) own -= room.attack;
    if (own < least) return -1;
    if (its < least) return own;
  }
}

/** Does the Spy get past the last square, whatever it chooses on the way? `least`: the Health it needs to live, 0 or 1. */
export function getsThrough(rooms: Rooms, runner: Runner, least: number): boolean {
  return from(rooms, 0, runner, runner.health, runner.sneak, false, least);
}

function from(
  rooms: Rooms,
  square: number,
  runner: Runner,
  health: number,
  sneak: number,
  barred: boolean,
  least: number,
): boolean {
  if (health < least) return false;
  if (square === rooms.length) return true;
  const room = rooms[square];
  const next = square + 1;
  if (!room) return from(rooms, next, runner, Math.min(runner.health, health + 1), sneak, barred, least);
  const { entered, ignored, destroyed, sneaked, combatStarted } = room.stings;
  const hurt = health - entered.damage;
  const stealth = sneak + entered.sneak;
  if (hurt < least) return false;
  if (!room.minion) {
    if (!room.wall && from(rooms, next, runner, hurt - ignored.damage, stealth + ignored.sneak, barred, least))
      return true;
    return from(rooms, next, runner, hurt - destroyed.damage, stealth + destroyed.sneak, barred || !room.silent, least);
  }
  if (!barred && !room.unsneakable && stealth >= Math.max(1, room.perception)) {
    const left = stealth - room.perception + sneaked.sneak;
    if (from(rooms, next, runner, hurt - sneaked.damage, left, barred, least)) return true;
  }
  const left = fight(runner, hurt - combatStarted.damage, room, least) - room.last;
  return left >= least && from(rooms, next, runner, left, stealth + combatStarted.sneak, barred, least);
}

/** The squares of a lair. It remembers the chance of each Spy that was asked about. */
export class Gauntlet {
  readonly rooms: Rooms;
  readonly #least: number;
  readonly #chances = new Map<number, number>();

  constructor(state: State) {
    this.rooms = roomsOf(state);
    this.#least = state.rules.lethalDamage === 'exceeds' ? 0 : 1;
  }

  /** The chance, from 0 to 1, that the Spy gets through in a turn, when either side may hold unseen cards. */
  chance(runner: Runner): number {
    const { attack, health, sneak, initiative } = runner;
    // Different Spies have different keys as long as every statistic lies between −2 048 and 2 048.
    const key = ((attack * 4096 + health) * 4096 + sneak) * 2 + (initiative ? 1 : 0);
    return remembered(this.#chances, key, () => chance(this.rooms, runner, this.#least));
  }
}

function chance(rooms: Rooms, runner: Runner, least: number): number {
  const with_ = (attack: number, health: number, sneak: number): boolean =>
    getsThrough(
      rooms,
      {
        attack: Math.max(0, runner.attack + attack),
        health: runner.health + health,
        sneak: Math.max(0, runner.sneak + sneak),
        initiative: runner.initiative,
      },
      least,
    );
  if (with_(0, 0, 0)) return with_(0, -1, -1) ? 0.42 : 0.36;
  if (with_(0, 0, 1) || with_(0, 1, 0)) return 0.16;
  return with_(1, 2, 1) ? 0.1 : with_(1, 4, 2) ? 0.06 : 0.03;
}
