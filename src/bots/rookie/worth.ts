/** What a position is worth, in Evilness: above 0 good for the Genius. It looks at nothing that the bot's side may not know. */
import type { Duration, PlanInPlay, Side, State } from '../../engine/index.ts';
import { definitionOf, HIDDEN, isInstant, lairTotals, NONE } from '../../engine/index.ts';
import type { Agents } from './agents.ts';
import { agentsOf, alone, dangerOf } from './agents.ts';
import { averagePlan } from './averages.ts';
import { remembered } from './remembered.ts';
import type { Rooms, Runner } from './threat.ts';
import { Gauntlet } from './threat.ts';

const VICTORY = 30;
/** Each turn something else may come between a plan and its completion. */
const LUCK = 0.94;

const PASSING: ReadonlySet<Duration> = new Set(['combat', 'infiltration', 'turn']);

/** Values positions for one decision of a side. Parts that many positions share are reckoned once. */
export class Judge {
  readonly side: Side;
  readonly #lairs = new Map<string, { lair: Gauntlet; dangers: Map<Agents, number> }>();
  readonly #alone = new Map<string, Runner[]>();
  readonly #agents = new Map<string, Agents>();

  constructor(side: Side) {
    this.side = side;
  }

  /** Above 0 good for the Genius. Drops from the state what lasts no longer than the turn. */
  worth(state: State): number {
    if (state.winner !== null) return state.winner === 'genius' ? VICTORY : state.winner === 'spymaster' ? -VICTORY : 0;
    if (state.modifiers.some(({ until }) => PASSING.has(until)))
      state.modifiers = state.modifiers.filter(({ until }) => !PASSING.has(until));
    const changes = state.modifiers.length > 0 ? JSON.stringify(state.modifiers) : '';
    const spies = changes + spiesText(state);
    const agents = remembered(this.#agents, spies + networksText(state), () =>
      agentsOf(
        state,
        remembered(this.#alone, spies, () => state.spies.map((spy) => alone(state, spy))),
      ),
    );
    const { lair, dangers } = remembered(this.#lairs, changes + lairText(state), () => ({
      lair: new Gauntlet(state),
      dangers: new Map(),
    }));
    const danger = remembered(dangers, agents, () => dangerOf(lair, agents));
    return (
      state.score.genius -
      state.score.spymaster +
      this.#planWorth(state, danger) +
      lairWorth(state, lair.rooms, this.#costOf(state)) +
      this.#handWorth(state, 'genius') -
      agents.worth -
      this.#handWorth(state, 'spymaster')
    );
  }

  /** What the plan brings, and whom. `danger`: the chance that a Spy gets through in a turn. */
  #planWorth(state: State, danger: number): number {
    const { plan, score, rules } = state;
    if (!plan) return 0;
    const evilness = this.#knows(plan) ? definitionOf(state, plan.card).evilness : averagePlan(state).evilness;
    const turns = turnsToGo(state, plan, this.#costOf(state));
    const safe = (1 - danger) ** turns;
    const prize = (side: Side): number => (score[side] + evilness >= rules.scoreToWin ? evilness + 4 : evilness);
    return prize('genius') * safe * LUCK ** turns - prize('spymaster') * (1 - safe);
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
    return 0.15 * (hand.length - instants) + 0.15 * Math.min(3, instants) + 0.05 * Math.max(0, instants - 3);
  }
}

function lairText({ lair }: State): string {
  let text = '';
  for (const unit of lair) {
    if (unit) {
      text += unit.busy ? `${unit.card}b` : unit.card;
      for (const card of unit.attached) text += `(${card}`;
    }
    text += ',';
  }
  return text;
}

function spiesText({ spies }: State): string {
  let text = '';
  for (const { card, network } of spies) text += network === NONE ? `${card}-` : `${card},`;
  return text;
}

function networksText({ nodes, links, hands }: State): string {
  let text = hands.spymaster.length > 0 ? 'h' : '/';
  for (const { card, network } of nodes) text += `${card}:${network},`;
  return text + links.length;
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
      worth += 0.3 + 0.04 * (room.attack + room.health) + 0.05 * definitionOf(state, unit.card).perception;
      if (unit.attached.length > 0) worth -= 0.1;
    } else machines += definitionOf(state, unit.card).cost;
    for (const card of unit.attached) machines += definitionOf(state, card).cost;
  }
  const needed = Math.max(2, cost.contraptions);
  worth += 0.4 * Math.min(machines, needed) + 0.2 * Math.max(0, machines - needed);
  return occupied >= 8 ? worth - 0.4 : occupied === 7 ? worth - 0.1 : worth;
}
