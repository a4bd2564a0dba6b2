/** The Master's Networks and Spies as numbers. */
import type { CardId, State } from '../../engine/index.ts';
import { definitionOf, NONE } from '../../engine/index.ts';
import type { Agents, Network } from '../rookie/agents.ts';
import { networksOf } from '../rookie/agents.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import type { Runner } from '../rookie/threat.ts';
import { getsThrough } from '../rookie/threat.ts';
import type { Inputs } from './inputs.ts';
import { about, each, flag, numbered, rows, together } from './inputs.ts';
import { VERBS_OF } from './verbs.ts';

/** How many of the strongest Spies and of the largest Networks are described one by one. */
const SPIES = 4;
const NETWORKS = 3;

const NETWORK = rows<Network>({
  size: ({ size }) => size / 5,
  attack: ({ attack }) => attack / 2,
  health: ({ health }) => health / 2,
  sneak: ({ sneak }) => sneak / 2,
  initiative: ({ initiative }) => flag(initiative),
});

interface Sums {
  state: State;
  networks: readonly Network[];
}

const SUMS = rows<Sums>({
  nodes: ({ state }) => state.nodes.length / 8,
  networks: ({ networks }) => networks.length / 4,
  openConnectors: ({ state }) => (connectorsOf(state) - 2 * state.links.length) / 10,
  spies: ({ state }) => state.spies.length / 5,
  assigned: ({ state }) => state.spies.filter(({ network }) => network !== NONE).length / 4,
});

function connectorsOf(state: State): number {
  let connectors = 0;
  for (const { card } of state.nodes) connectors += definitionOf(state, card).connectors.length;
  return connectors;
}

function* cardsOf(state: State): Generator<CardId> {
  for (const { card } of state.nodes) yield card;
  for (const { card } of state.spies) yield card;
}

/** The inputs that depend on Networks and Spies alone. */
export const AGENTS: Inputs<State> = about(
  together<Sums>({
    networks: about(each(numbered(NETWORKS), NETWORK), ({ networks }) => networks),
    all: SUMS,
    can: about(VERBS_OF, ({ state }) => ({ state, cards: cardsOf(state) })),
  }),
  (state) => ({ state, networks: networksOf(state).sort((a, b) => b.size - a.size) }),
);

/** The Spies that may come, and the lair that they meet. */
export interface Raid {
  state: State;
  lair: Stronghold;
  agents: Agents;
}

interface Raider {
  raid: Raid;
  runner: Runner;
  chance: number;
}

const RAIDER = rows<Raider>({
  there: () => 1,
  chance: ({ chance }) => 2 * chance,
  getsThrough: ({ raid: { state, lair }, runner }) =>
    flag(getsThrough(lair.gauntlet.rooms, runner, state.rules.lethalDamage === 'exceeds' ? 0 : 1)),
  attack: ({ runner }) => runner.attack / 3,
  health: ({ runner }) => runner.health / 5,
  sneak: ({ runner }) => runner.sneak / 3,
  initiative: ({ runner }) => flag(runner.initiative),
});

const raidersOf = (raid: Raid): Raider[] =>
  raid.agents.runners
    .map((runner) => ({ raid, runner, chance: raid.lair.gauntlet.chance(runner) }))
    .sort((a, b) => b.chance - a.chance);

const DANGER = rows<Raid>({
  ofAny: ({ lair, agents }) => lair.danger(agents),
  worth: ({ agents }) => agents.worth / 4,
  spies: ({ agents }) => agents.runners.length / 4,
  unseen: ({ agents }) => flag(agents.unseen !== null),
  ofUnseen: ({ lair, agents: { unseen } }) => (unseen ? 2 * lair.gauntlet.chance(unseen) : 0),
});

/** The inputs that depend on the lair too: how far each Spy would get. */
export const RAID: Inputs<Raid> = together<Raid>({
  raiders: about(each(numbered(SPIES), RAIDER), raidersOf),
  danger: DANGER,
});
