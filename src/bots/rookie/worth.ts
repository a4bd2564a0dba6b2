/** What a position is worth, in Evilness: above 0 good for the Genius. It looks at nothing that the bot's side may not know. */
import type { CardId, Duration, NodeInPlay, PlanInPlay, Side, SpyInPlay, State } from '../../engine/index.ts';
import {
  catalogOf,
  definitionOf,
  HIDDEN,
  hasKeyword,
  isInstant,
  lairTotals,
  NONE,
  statOf,
} from '../../engine/index.ts';
import type { Rooms, Runner } from './threat.ts';
import { chance, roomOf } from './threat.ts';

const VICTORY = 30;
/** What the Master may yet play from its hand. */
const OUT_OF_THE_BLUE = 0.08;
const FROM_HAND = 0.2;
/** Each turn something else may come between a plan and its completion. */
const LUCK = 0.94;

const PASSING: ReadonlySet<Duration> = new Set(['combat', 'infiltration', 'turn']);

/** `node`: its oldest. */
interface Network {
  node: CardId;
  size: number;
  attack: number;
  health: number;
  sneak: number;
  initiative: boolean;
}
const NO_NETWORK: Network = { node: NONE, size: 0, attack: 0, health: 0, sneak: 0, initiative: false };

/** Values positions for one decision of a side. Parts that many positions share are reckoned once. */
export class Judge {
  readonly side: Side;
  readonly #rooms = new Map<string, Rooms>();
  readonly #agents = new Map<string, Agents>();
  readonly #chances = new Map<string, number>();

  constructor(side: Side) {
    this.side = side;
  }

  /** Above 0 good for the Genius. Drops from the state what lasts no longer than the turn. */
  worth(state: State): number {
    if (state.winner !== null) return state.winner === 'genius' ? VICTORY : state.winner === 'spymaster' ? -VICTORY : 0;
    if (state.modifiers.some(({ until }) => PASSING.has(until)))
      state.modifiers = state.modifiers.filter(({ until }) => !PASSING.has(until));
    const changes = state.modifiers.length > 0 ? JSON.stringify(state.modifiers) : '';
    const lairKey = changes + lairText(state);
    const agentsKey = changes + agentsText(state);
    const rooms = remembered(this.#rooms, lairKey, () => roomsOf(state));
    const agents = remembered(this.#agents, agentsKey, () => agentsOf(state));
    const danger = remembered(this.#chances, `${lairKey}|${agentsKey}`, () => dangerOf(state, rooms, agents));
    return (
      state.score.genius -
      state.score.spymaster +
      this.#planWorth(state, danger) +
      lairWorth(state, rooms, this.#costOf(state)) +
      this.#handWorth(state, 'genius') -
      agents.worth -
      this.#handWorth(state, 'spymaster')
    );
  }

  /** The chance that a Spy gets through in a turn. */
  #planWorth(state: State, danger: number): number {
    const { plan, score, rules } = state;
    if (!plan) return 0;
    const evilness = this.#knows(plan) ? definitionOf(state, plan.card).evilness : averagePlan(state).evilness;
    const turns = turnsToGo(state, plan, this.#costOf(state));
    const safe = (1 - danger) ** turns;
    const last = (side: Side): number => (score[side] + evilness >= rules.scoreToWin ? evilness + 4 : evilness);
    return last('genius') * safe * LUCK ** turns - last('spymaster') * (1 - safe);
  }

  #costOf(state: State): { contraptions: number; minions: number } {
    const { plan } = state;
    return plan && this.#knows(plan) ? definitionOf(state, plan.card).planCost : averagePlan(state);
  }

  #knows(plan: PlanInPlay): boolean {
    return plan.faceUp || this.side === 'genius';
  }

  #handWorth(state: State, side: Side): number {
    const hand = state.hands[side];
    if (side !== this.side) return 0.15 * hand.length;
    let instants = 0;
    for (const card of hand) if (card !== HIDDEN && isInstant(definitionOf(state, card).type)) instants++;
    return 0.12 * (hand.length - instants) + 0.3 * Math.min(3, instants) + 0.05 * Math.max(0, instants - 3);
  }
}

function remembered<T>(all: Map<string, T>, key: string, make: () => T): T {
  let found = all.get(key);
  if (found === undefined) {
    found = make();
    all.set(key, found);
  }
  return found;
}

function lairText({ lair }: State): string {
  let text = '';
  for (const unit of lair) text += unit ? `${unit.card}${unit.busy ? 'b' : ''}(${unit.attached}),` : ',';
  return text;
}

function agentsText({ nodes, links, spies, hands }: State): string {
  let text = hands.spymaster.length > 0 ? 'h' : '';
  for (const { card, network } of nodes) text += `${card}:${network},`;
  for (const { card } of spies) text += `s${card}`;
  return `${text}/${links.length}`;
}

const roomsOf = (state: State): Rooms => state.lair.map((unit) => unit && roomOf(state, unit));

/** The Spies that may come next turn, each at the best of the Networks that support it, and what the Master has in play. */
interface Agents {
  runners: Runner[];
  /** One that may yet be played. */
  unseen: Runner | null;
  worth: number;
}

function agentsOf(state: State): Agents {
  const networks = networksOf(state);
  const runners: Runner[] = [];
  let worth = 0;
  for (const spy of state.spies) {
    const best = bestNetwork(state, spy, networks);
    const runner = runnerOf(state, spy, best ?? NO_NETWORK);
    const strength = 0.3 + 0.09 * (runner.attack + runner.health + 2 * runner.sneak);
    worth += best ? strength : 0.5 * strength;
    if (best) runners.push(runner);
  }
  for (const { size, attack, health, sneak, initiative } of networks)
    worth +=
      0.24 * size + 0.1 * (attack + health + 1.5 * sneak + (initiative ? 1 : 0)) + 0.04 * (Math.min(4, size) - 1);
  return { runners, unseen: state.hands.spymaster.length > 0 ? newcomer(state, networks) : null, worth };
}

/** The Networks with the sums of their active bonuses. */
export function networksOf(state: State): Network[] {
  const groups = new Map<CardId, NodeInPlay[]>();
  for (const node of state.nodes) {
    const group = groups.get(node.network);
    if (group) group.push(node);
    else groups.set(node.network, [node]);
  }
  return [...groups.values()].map((nodes) => {
    const network: Network = { ...NO_NETWORK, node: nodes[0].card, size: nodes.length };
    for (const { card } of nodes)
      for (const bonus of definitionOf(state, card).bonuses) {
        if (nodes.length < bonus.size) continue;
        network.attack += bonus.attack ?? 0;
        network.health += bonus.health ?? 0;
        network.sneak += bonus.sneak ?? 0;
        network.initiative ||= bonus.initiative === true || bonus.keywords?.includes('initiative') === true;
      }
    return network;
  });
}

const strengthOf = ({ attack, health, sneak, initiative }: Network): number =>
  attack + health + 1.5 * sneak + (initiative ? 0.5 : 0);

/** The strongest Network that supports the Spy. */
export function bestNetwork(state: State, spy: SpyInPlay, networks: readonly Network[]): Network | undefined {
  const { supportMin, supportMax } = definitionOf(state, spy.card);
  let best: Network | undefined;
  for (const network of networks)
    if (network.size >= supportMin && network.size <= supportMax)
      if (!best || strengthOf(network) > strengthOf(best)) best = network;
  return best;
}

/** The Spy as it would be in another Network: what its own gives it now is left out of account. */
function runnerOf(state: State, spy: SpyInPlay, network: Network): Runner {
  const { card, network: now } = spy;
  spy.network = NONE;
  const runner = {
    attack: statOf(state, card, 'attack') + network.attack,
    health: statOf(state, card, 'health') + network.health,
    sneak: statOf(state, card, 'sneak') + network.sneak,
    initiative: network.initiative || hasKeyword(state, card, 'initiative'),
  };
  spy.network = now;
  return runner;
}

function newcomer(state: State, networks: readonly Network[]): Runner {
  const { attack, health, sneak } = averageSpy(state);
  let best = NO_NETWORK;
  for (const network of networks) if (strengthOf(network) > strengthOf(best)) best = network;
  return {
    attack: attack + best.attack,
    health: health + best.health,
    sneak: sneak + best.sneak,
    initiative: best.initiative,
  };
}

/** The chance that at least one of the Spies gets through in a turn. */
function dangerOf(state: State, rooms: Rooms, { runners, unseen }: Agents): number {
  const least = state.rules.lethalDamage === 'exceeds' ? 0 : 1;
  let safe = unseen ? 1 - OUT_OF_THE_BLUE - FROM_HAND * chance(rooms, unseen, least) : 1;
  for (const runner of runners) safe *= 1 - chance(rooms, runner, least);
  return 1 - safe;
}

/** How many turns of the Master lie between now and the plan's completion. */
function turnsToGo(state: State, plan: PlanInPlay, cost: { contraptions: number; minions: number }): number {
  const have = lairTotals(state);
  const gap = Math.max(0, cost.contraptions - have.contraptions) + Math.max(0, cost.minions - have.minions);
  const steps = plan.status === 'advanced' ? 1 : plan.status === 'activated' ? 2 : 3;
  return steps + 0.6 * gap;
}

/** What the lair's cards are worth in themselves: more as long as the plan needs them. */
function lairWorth(state: State, rooms: Rooms, cost: { contraptions: number; minions: number }): number {
  let worth = 0;
  let machines = 0;
  let occupied = 0;
  for (let i = 0; i < rooms.length; i++) {
    const room = rooms[i];
    const unit = state.lair[i];
    if (!room || !unit) continue;
    occupied++;
    if (room.minion) {
      worth += 0.45 + 0.05 * (room.attack + room.health) + 0.05 * definitionOf(state, unit.card).perception;
      if (unit.attached.length > 0) worth -= 0.1;
    } else machines += definitionOf(state, unit.card).cost;
    for (const card of unit.attached) machines += definitionOf(state, card).cost;
  }
  const needed = Math.max(2, cost.contraptions);
  worth += 0.4 * Math.min(machines, needed) + 0.2 * Math.max(0, machines - needed);
  return occupied >= 8 ? worth - 0.4 : occupied === 7 ? worth - 0.1 : worth;
}

interface Averages {
  plan: { evilness: number; contraptions: number; minions: number };
  spy: { attack: number; health: number; sneak: number };
}
const averages = new WeakMap<object, Averages>();

function averagesOf(state: State): Averages {
  const catalog = catalogOf(state);
  let found = averages.get(catalog);
  if (!found) {
    const mean = (type: string, value: (d: (typeof catalog.definitions)[number]) => number): number => {
      let sum = 0;
      let copies = 0;
      for (const d of catalog.definitions)
        if (d.type === type) {
          sum += d.copies * value(d);
          copies += d.copies;
        }
      return sum / Math.max(1, copies);
    };
    found = {
      plan: {
        evilness: mean('plan', (d) => d.evilness),
        contraptions: mean('plan', (d) => d.planCost.contraptions),
        minions: mean('plan', (d) => d.planCost.minions),
      },
      spy: {
        attack: Math.round(mean('spy', (d) => d.attack)),
        health: Math.round(mean('spy', (d) => d.health)),
        sneak: Math.round(mean('spy', (d) => d.sneak)),
      },
    };
    averages.set(catalog, found);
  }
  return found;
}
const averagePlan = (state: State) => averagesOf(state).plan;
const averageSpy = (state: State) => averagesOf(state).spy;
