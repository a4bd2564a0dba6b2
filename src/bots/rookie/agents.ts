/** The Master's Spies and Networks: their worth, and their danger to the plan. */
import type { CardId, SpyInPlay, Stat, State } from '../../engine/index.ts';
import { definitionOf, hasKeyword, NONE, spyStat, staticSources, supports } from '../../engine/index.ts';
import type { Bonus, Condition, StaticAbility } from '../../engine/language.ts';
import { compares } from '../../engine/language.ts';
import { averageSpy } from './averages.ts';
import type { Gauntlet, Runner } from './threat.ts';

/** Chances for what the Master may still play from its hand. */
const OUT_OF_THE_BLUE = 0.08;
const FROM_HAND = 0.2;
/** `node`: the Network's oldest Node. */
export interface Network {
  node: CardId;
  size: number;
  attack: number;
  health: number;
  sneak: number;
  initiative: boolean;
}
const NO_NETWORK: Network = { node: NONE, size: 0, attack: 0, health: 0, sneak: 0, initiative: false };

/** The Spies that may come next turn, each in the best Network that supports it, and what the Master has in play. */
export interface Agents {
  runners: Runner[];
  /** A Spy that may still be played. */
  unseen: Runner | null;
  worth: number;
}

/** The agents of a state. `alone`: each Spy of the state as it is without a Network. */
export function agentsOf(state: State, alone: readonly Runner[]): Agents {
  const networks = networksOf(state);
  const runners: Runner[] = [];
  let worth = 0;
  for (let i = 0; i < alone.length; i++) {
    const best = bestNetwork(state, state.spies[i], networks);
    const runner = joined(alone[i], best ?? NO_NETWORK);
    const strength = 0.3 + 0.09 * (runner.attack + runner.health + 2 * runner.sneak);
    worth += best ? strength : 0.5 * strength;
    if (best) runners.push(runner);
  }
  for (const { size, attack, health, sneak, initiative } of networks)
    worth +=
      0.24 * size + 0.1 * (attack + health + 1.5 * sneak + (initiative ? 1 : 0)) + 0.04 * (Math.min(4, size) - 1);
  return { runners, unseen: state.hands.spymaster.length > 0 ? newcomer(state, networks) : null, worth };
}

/** The Networks, each with its oldest Node and the sums of its active bonuses. */
export function networksOf(state: State): Network[] {
  const networks: Network[] = [];
  const find = (node: CardId): Network | undefined => {
    for (const network of networks) if (network.node === node) return network;
    return undefined;
  };
  for (const { network } of state.nodes) {
    const known = find(network);
    if (known) known.size++;
    else networks.push({ node: network, size: 1, attack: 0, health: 0, sneak: 0, initiative: false });
  }
  for (const { card, network } of state.nodes) {
    const { bonuses, statics } = definitionOf(state, card);
    const whole = bonuses.length + statics.length > 0 && find(network);
    if (!whole) continue;
    for (const bonus of bonuses) if (whole.size >= bonus.size) grant(whole, bonus);
    for (const { ability, size } of statics) if (whole.size >= size) grantBy(whole, ability);
  }
  return networks;
}

/** Adds what a Node's static ability gives to the Spies of its Network, as far as plain numbers say it. */
function grantBy(network: Network, { cards, stats = {}, keywords = [], if: condition }: StaticAbility): void {
  if (typeof cards === 'string' || cards.type !== 'spy' || cards.network !== 'same') return;
  if (!allows(condition, network.size)) return;
  const plain = (stat: Stat): number => (typeof stats[stat] === 'number' ? stats[stat] : 0);
  const [attack, health, sneak] = [plain('attack'), plain('health'), plain('sneak')];
  grant(network, { attack, health, sneak, initiative: false, keywords });
}

/** Does a condition hold for a Network of this size? No, where it asks for anything else. */
function allows(condition: Condition | undefined, size: number): boolean {
  if (!condition) return true;
  if (!('compare' in condition)) return false;
  const [what, sign, limit] = condition.compare;
  if (typeof what === 'number' || !('networkSize' in what) || what.networkSize !== '$self') return false;
  return typeof limit === 'number' && compares(size, sign, limit);
}

function grant(network: Network, { attack, health, sneak, initiative, keywords }: Omit<Required<Bonus>, 'size'>): void {
  network.attack += attack;
  network.health += health;
  network.sneak += sneak;
  network.initiative ||= initiative || keywords.includes('initiative');
}

const strengthOf = ({ attack, health, sneak, initiative }: Network): number =>
  attack + health + 1.5 * sneak + (initiative ? 0.5 : 0);

/** The strongest Network that supports the Spy. */
export function bestNetwork(state: State, spy: SpyInPlay, networks: readonly Network[]): Network | undefined {
  let best: Network | undefined;
  for (const network of networks)
    if (supports(state, spy.card, network.size)) if (!best || strengthOf(network) > strengthOf(best)) best = network;
  return best;
}

/** Each Spy without the bonuses of its current Network. */
export function aloneIn(state: State): Runner[] {
  const sources = {
    attack: staticSources(state, 'spy', 'attack'),
    health: staticSources(state, 'spy', 'health'),
    sneak: staticSources(state, 'spy', 'sneak'),
  };
  return state.spies.map((spy) => {
    const { card, network: now } = spy;
    spy.network = NONE;
    const runner = {
      attack: spyStat(state, spy, 'attack', sources.attack),
      health: spyStat(state, spy, 'health', sources.health),
      sneak: spyStat(state, spy, 'sneak', sources.sneak),
      initiative: hasKeyword(state, card, 'initiative'),
    };
    spy.network = now;
    return runner;
  });
}

/** The Spy as it would be in a Network. */
const joined = (spy: Runner, network: Network): Runner => ({
  attack: spy.attack + network.attack,
  health: spy.health + network.health,
  sneak: spy.sneak + network.sneak,
  initiative: spy.initiative || network.initiative,
});

function newcomer(state: State, networks: readonly Network[]): Runner {
  let best = NO_NETWORK;
  for (const network of networks) if (strengthOf(network) > strengthOf(best)) best = network;
  return joined(averageSpy(state), best);
}

/** The chance that at least one of the Spies gets through in a turn. */
export function dangerOf(lair: Gauntlet, { runners, unseen }: Agents): number {
  let safe = unseen ? 1 - OUT_OF_THE_BLUE - FROM_HAND * lair.chance(unseen) : 1;
  for (const runner of runners) safe *= 1 - lair.chance(runner);
  return 1 - safe;
}
