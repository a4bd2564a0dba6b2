/** A lair by itself: what its cards are worth, what they count towards a plan, and how safe it is. */
import type { PlanCost, State } from '../../engine/index.ts';
import { definitionOf, lairTotals } from '../../engine/index.ts';
import type { Agents } from './agents.ts';
import { dangerOf } from './agents.ts';
import { remembered } from './remembered.ts';
import { Gauntlet } from './threat.ts';

export class Stronghold {
  readonly gauntlet: Gauntlet;
  readonly #dangers = new Map<Agents, number>();
  /** What its cards count towards a plan's cost. */
  readonly totals: PlanCost;
  /** The worth of the Minions, the cost of all Contraptions, and the number of occupied squares. */
  guard = 0;
  machines = 0;
  occupied = 0;

  constructor(state: State) {
    this.gauntlet = new Gauntlet(state);
    this.totals = lairTotals(state);
    const { rooms } = this.gauntlet;
    for (let i = 0; i < rooms.length; i++) {
      const room = rooms[i];
      const unit = state.lair[i];
      if (!room || !unit) continue;
      this.occupied++;
      if (room.minion) {
        this.guard += 0.3 + 0.04 * (room.attack + room.health) + 0.05 * room.watch;
        if (room.unsneakable) this.guard += 0.08;
        if (room.initiative) this.guard += 0.06;
        if (unit.attached.length > 0) this.guard -= 0.1;
      } else this.machines += definitionOf(state, unit.card).cost;
      for (const card of unit.attached) this.machines += definitionOf(state, card).cost;
    }
  }

  /** The worth of the lair. Cards are worth more as long as the plan needs them. */
  worth({ contraptions }: PlanCost): number {
    const needed = Math.max(2, contraptions);
    const worth = this.guard + (0.4 * Math.min(this.machines, needed) + 0.2 * Math.max(0, this.machines - needed));
    return this.occupied >= 8 ? worth - 0.4 : this.occupied === 7 ? worth - 0.1 : worth;
  }

  /** How much the plan's cost still needs, both parts added up. */
  gap({ contraptions, minions }: PlanCost): number {
    return Math.max(0, contraptions - this.totals.contraptions) + Math.max(0, minions - this.totals.minions);
  }

  /** The chance that at least one of the Spies gets through in a turn. */
  danger(agents: Agents): number {
    return remembered(this.#dangers, agents, () => dangerOf(this.gauntlet, agents));
  }
}
