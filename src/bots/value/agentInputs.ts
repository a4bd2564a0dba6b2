/** The Master's Networks and Spies as numbers. */
import type { CardId, State } from '../../engine/index.ts';
import { definitionOf, NONE } from '../../engine/index.ts';
import type { Agents } from '../rookie/agents.ts';
import { networksOf } from '../rookie/agents.ts';
import type { Stronghold } from '../rookie/stronghold.ts';
import { getsThrough } from '../rookie/threat.ts';
import { Inputs } from './inputs.ts';
import { addVerbs, VERBS } from './verbs.ts';

/** How many of the strongest Spies and of the largest Networks are described one by one. */
const SPIES = 4;
const NETWORKS = 3;
const PER_SPY = 7;
const PER_NETWORK = 5;
const NETWORK_INPUTS = NETWORKS * PER_NETWORK + 5 + VERBS;
const SPY_INPUTS = SPIES * PER_SPY + 5;
export const AGENT_INPUTS = NETWORK_INPUTS + SPY_INPUTS;

/** The numbers that depend on Networks and Spies alone. */
export function networkInputs(state: State): Inputs {
  const inputs = new Inputs(NETWORK_INPUTS);
  const networks = networksOf(state).sort((a, b) => b.size - a.size);
  for (const { size, attack, health, sneak, initiative } of networks.slice(0, NETWORKS))
    inputs
      .add(size / 5)
      .add(attack / 2)
      .add(health / 2)
      .add(sneak / 2)
      .flag(initiative);
  inputs.fillTo(NETWORKS * PER_NETWORK);
  let connectors = 0;
  for (const { card } of state.nodes) connectors += definitionOf(state, card).connectors.length;
  const { nodes, links, spies } = state;
  inputs
    .add(nodes.length / 8)
    .add(networks.length / 4)
    .add((connectors - 2 * links.length) / 10)
    .add(spies.length / 5)
    .add(spies.filter(({ network }) => network !== NONE).length / 4);
  addVerbs(inputs, state, cardsOf(state));
  return inputs;
}

/** Adds the numbers that depend on the lair too: how far each Spy would get. */
export function addSpies(inputs: Inputs, state: State, { gauntlet, danger }: Danger, agents: Agents): void {
  const from = inputs.length;
  const least = state.rules.lethalDamage === 'exceeds' ? 0 : 1;
  const runners = agents.runners
    .map((runner) => ({ runner, chance: gauntlet.chance(runner) }))
    .sort((a, b) => b.chance - a.chance);
  for (const { runner, chance } of runners.slice(0, SPIES))
    inputs
      .add(1)
      .add(2 * chance)
      .flag(getsThrough(gauntlet.rooms, runner, least))
      .add(runner.attack / 3)
      .add(runner.health / 5)
      .add(runner.sneak / 3)
      .flag(runner.initiative);
  inputs.fillTo(from + SPIES * PER_SPY);
  const { unseen } = agents;
  inputs
    .add(danger)
    .add(agents.worth / 4)
    .add(agents.runners.length / 4)
    .flag(unseen !== null)
    .add(unseen ? 2 * gauntlet.chance(unseen) : 0);
}

/** A lair and the chance that a Spy gets through it. */
export interface Danger {
  gauntlet: Stronghold['gauntlet'];
  danger: number;
}

function* cardsOf(state: State): Generator<CardId> {
  for (const { card } of state.nodes) yield card;
  for (const { card } of state.spies) yield card;
}
