/** What comes of an action when nobody responds: tried out on an imagined state. */
import type { Action, Side, State } from '../../engine/index.ts';
import { awaiting, copyState, legalActions, perform } from '../../engine/index.ts';
import type { Judge } from './worth.ts';

const quiet = (): void => {};

/** Decisions that a settling position may take before it is judged as it stands. */
const PATIENCE = 400;

/**
 * Carries an imagined state on to the next act of somebody: all pass, and choices are answered by the first offer,
 * but those of `chooser`, for which it stops.
 */
export function settle(state: State, chooser?: Side): void {
  for (let i = 0; i < PATIENCE; i++) {
    const { side, kind } = awaiting(state);
    if (!side || kind === 'act' || (kind === 'choose' && side === chooser)) return;
    if (kind === 'respond') perform(state, { type: 'pass', side }, quiet);
    else {
      const first = legalActions(state, side).next();
      if (first.done) return;
      perform(state, first.value, quiet);
    }
  }
}

/** The imagined state after an action, settled; the one given is left as it is. */
export function after(state: State, action: Action, chooser?: Side): State {
  const next = copyState(state);
  perform(next, action, quiet);
  settle(next, chooser);
  return next;
}

/** So many answers to a choice on the way are looked at. */
const MOST_OPTIONS = 4;

/** Cards that the Master may spend on the way of one Spy. */
interface Purse {
  instants: number;
  abilities: number;
}

/** A step of a Spy's way, and the position it is for. */
export interface Stride {
  action: Action;
  at: string;
}
export interface Way {
  /** What the Spy does from here to the end of its way. */
  strides: Stride[];
  worth: number;
}

/** What a Spy's way depends on: where it is, in what condition, and what stands in the lair. */
export function wayMark(state: State): string {
  const { infiltration, spies, lair, modifiers } = state;
  const spy = spies.find(({ card }) => card === infiltration?.spy);
  let mark = `${infiltration?.square} ${spy?.card} ${spy?.damage} ${spy?.sneakSpent} ${spy?.barred}`;
  for (const { card, stat, by } of modifiers) mark += ` ${card}${stat}${by}`;
  for (const unit of lair) {
    mark += ' ';
    if (unit) {
      mark += `${unit.card}:${unit.busy}:${unit.damage}`;
      for (const card of unit.attached) mark += `:${card}`;
    }
  }
  return mark;
}

/** So many positions are searched for one decision; what lies beyond is played by the first offer. */
const POSITIONS = 500;

/** Searches the ways of infiltrating Spies for the Master, within what one decision may cost. */
export class Walk {
  readonly #judge: Judge;
  #all = POSITIONS;
  #left = 0;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** The best the Master can make of a settled state, as `Judge.worth`. Works on the state itself. */
  best(state: State, nodes: number, purse: Purse = { instants: 0, abilities: 1 }): Way {
    const most = Math.min(nodes, this.#all);
    this.#left = most;
    const way = this.#from(state, purse);
    this.#all -= most - Math.max(0, this.#left);
    return way;
  }

  #from(state: State, purse: Purse): Way {
    if (!isWalking(state)) return { strides: [], worth: this.#judge.worth(state) };
    const options = this.#options(state, purse);
    const at = wayMark(state);
    let best: Way = { strides: [], worth: Number.POSITIVE_INFINITY };
    for (let i = 0; i < options.length; i++) {
      const action = options[i];
      if (i > 0 && this.#left <= 0) break;
      this.#left--;
      const next = i === options.length - 1 ? state : copyState(state);
      perform(next, action, quiet);
      settle(next, 'spymaster');
      const { worth, strides } = this.#from(next, spent(purse, action));
      if (worth < best.worth) best = { strides: [{ action, at }, ...strides], worth };
    }
    return best;
  }

  #options(state: State, purse: Purse): Action[] {
    const options: Action[] = [];
    const extras: Action[] = [];
    for (const action of legalActions(state, 'spymaster'))
      if (action.type === 'playInstant') {
        if (purse.instants > 0) extras.push(action);
      } else if (action.type === 'useAbility') {
        if (purse.abilities > 0) extras.push(action);
      } else if (action.type !== 'endStep') options.push(action);
    return [...options.reverse().slice(0, MOST_OPTIONS), ...extras];
  }
}

const isWalking = (state: State): boolean => {
  const { side, kind } = awaiting(state);
  return state.infiltration !== null && side === 'spymaster' && kind !== 'respond' && state.turn.side === 'spymaster';
};

const spent = (purse: Purse, { type }: Action): Purse =>
  type === 'playInstant'
    ? { ...purse, instants: purse.instants - 1 }
    : type === 'useAbility'
      ? { ...purse, abilities: purse.abilities - 1 }
      : purse;
