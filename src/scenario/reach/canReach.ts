/** Can the goal of a mission still be reached? A search through all that both sides can do. */
import type { Action, ActionType, ReadonlyState, Side, State } from '../../engine/index.ts';
import {
  awaiting,
  copyState,
  definitionOf,
  legalActions,
  other,
  ownerOf,
  perform,
  refusal,
  SIDES,
} from '../../engine/index.ts';
import type { Mission, Pattern, Patterns } from '../mission.ts';
import { deadlineOf } from './deadline.ts';
import { isSeen } from './isSeen.ts';
import { Mark } from './mark.ts';
import type { Pace } from './soonest.ts';
import { paceOf, soonestScore } from './soonest.ts';

/** How many actions a search tries unless told otherwise. */
export const REACH_BUDGET = 60_000;
/** A position with more offers is not searched in full. */
const MOST_OFFERS = 2_000;

/** What a search is about: a mission of one side. `names[card]`: the card's id in its file. */
export interface Quest extends Pick<Mission, 'goal' | 'lost'> {
  readonly side: Side;
  readonly names: readonly string[];
  /** What the other side does first, passes left out: these moves in this order, as long as each of them is legal. */
  readonly theirs?: readonly Action[];
}

/**
 * Is there any play of both sides in which the goal holds before what is lost? Null: the budget, counted in actions, is
 * used up before that is known. The search knows all cards and what chance will bring; nobody concedes.
 */
export function canReach(state: State, quest: Quest, budget = REACH_BUDGET): boolean | null {
  if (!quest.goal) return null;
  return new Search(quest, quest.goal, state, budget).from(state);
}

type Standing = 'won' | 'lost' | 'open';

const listOf = (patterns: Patterns | undefined): readonly Pattern[] => [patterns ?? []].flat();

/** A decision that the search has come to, and what may still be tried there, the last of it first. */
interface Fork {
  state: State;
  actions: Action[];
  /** How many of the other side's moves have been made; all of them, once it does what it likes. */
  made: number;
}

class Search {
  readonly #quest: Quest;
  readonly #goals: readonly Pattern[];
  readonly #lost: readonly Pattern[];
  readonly #deadline: number;
  readonly #mark: (state: State, made: number) => number;
  readonly #pace: Pace;
  readonly #theirs: readonly Action[];
  readonly #seen = new Set<number>();
  #left: number;
  /** Was something left out? Then nothing found means nothing known. */
  #isCut = false;

  constructor(quest: Quest, goal: Patterns, state: State, budget: number) {
    this.#quest = quest;
    this.#goals = listOf(goal);
    this.#lost = listOf(quest.lost);
    this.#deadline = deadlineOf(quest.lost);
    this.#mark = markOf(state);
    this.#pace = paceOf(state);
    this.#theirs = quest.theirs ?? [];
    this.#left = budget;
  }

  from(start: State): boolean | null {
    const forks: Fork[] = [];
    /** Goes on from a state to the next fork. Returns true if it is won on the way. */
    const reach = (state: State, made: number): boolean => {
      const fork = this.#next(state, made);
      if (fork === 'won') return true;
      if (fork) forks.push(fork);
      return false;
    };
    if (reach(copyState(start), 0)) return true;
    for (let fork = forks.at(-1); fork; fork = forks.at(-1)) {
      const action = fork.actions.pop();
      if (!action) forks.pop();
      else {
        if (!this.#spends()) return null;
        const state = fork.actions.length > 0 ? copyState(fork.state) : fork.state;
        perform(state, action);
        if (reach(state, this.#madeBy(action, fork.made))) return true;
      }
    }
    return this.#isCut ? null : false;
  }

  /** Does what is the only thing to do, up to the next fork that is new; undefined if there is none. */
  #next(state: State, before: number): Fork | 'won' | undefined {
    for (let made = before; ; ) {
      const standing = this.#standing(state);
      if (standing !== 'open') return standing === 'won' ? 'won' : undefined;
      if (this.#isFreed(state, made)) made = this.#theirs.length;
      const actions = this.#offers(state, made);
      const [action] = actions;
      if (actions.length !== 1) return this.#isNew(state, made) ? { state, actions, made } : undefined;
      if (!this.#spends()) return undefined;
      perform(state, action);
      made = this.#madeBy(action, made);
    }
  }

  /** The other side must decide, and cannot make its next move: from here on it does what it likes. */
  #isFreed(state: State, made: number): boolean {
    const { side, kind } = awaiting(state);
    const next = this.#theirs[made];
    return next !== undefined && side === next.side && kind !== 'respond' && refusal(state, next) !== undefined;
  }

  #madeBy = ({ side, type }: Action, made: number): number =>
    side !== this.#quest.side && type !== 'pass' && made < this.#theirs.length ? made + 1 : made;

  #spends(): boolean {
    if (this.#left <= 0) this.#isCut = true;
    return this.#left-- > 0;
  }

  #isNew(state: State, made: number): boolean {
    const mark = this.#mark(state, made);
    if (this.#seen.has(mark)) return false;
    this.#seen.add(mark);
    return true;
  }

  #standing(state: State): Standing {
    const isSo = (pattern: Pattern): boolean => isSeen(pattern, state, this.#quest);
    if (this.#goals.some(isSo)) return 'won';
    if (state.winner !== null || this.#lost.some(isSo) || this.#goals.every((goal) => this.#isOver(goal, state)))
      return 'lost';
    return 'open';
  }

  /** Can that never hold any more, whatever is done? Turns and scores only rise. */
  #isOver({ turn, score }: Pattern, state: State): boolean {
    const number = (turn as { number?: number } | undefined)?.number ?? Number.POSITIVE_INFINITY;
    if (state.turn.number > number) return true;
    return SIDES.some((side) => {
      const wanted = (score as Partial<Record<Side, unknown>> | undefined)?.[side];
      if (typeof wanted !== 'number' || wanted === state.score[side]) return false;
      return (
        wanted < state.score[side] || soonestScore(side, state, this.#pace) >= Math.min(this.#deadline, number + 1)
      );
    });
  }

  /** All that may be done in this state, the most promising last. */
  #offers(state: State, made: number): Action[] {
    const { side, kind } = awaiting(state);
    if (!side) return [];
    const actions: Action[] = [];
    const next = this.#theirs[made];
    for (const mover of kind === 'act' ? [side, other(side)] : [side])
      if (next?.side === mover) {
        if (mover === side) actions.push(refusal(state, next) ? { type: 'pass', side } : next);
      } else
        for (const action of legalActions(state, mover)) {
          if (actions.length >= MOST_OFFERS) {
            this.#isCut = true;
            break;
          }
          actions.push(action);
        }
    if (actions.length < 2) return actions;
    const rank = ({ side: mover, type }: Action): number => (mover === this.#quest.side ? OWN : THEIRS).indexOf(type);
    return actions.sort((a, b) => rank(a) - rank(b));
  }
}

/** What a mission's side does, the most promising last: what cannot bring it nearer to its goal, or not by itself, first. */
const OWN: readonly ActionType[] = [
  'discard',
  'unassign',
  'disconnect',
  'moveMinion',
  'useAbility',
  'playInstant',
  'destroy',
  'endStep',
  'pass',
  'infiltrate',
  'attack',
  'ignore',
  'sneak',
  'assign',
  'playSpy',
  'connect',
  'playNode',
  'build',
  'playMinion',
  'activatePlan',
  'choose',
  'choosePlan',
  'completePlan',
  'advancePlan',
];
/** What the other side does: as little as possible. */
const THEIRS: readonly ActionType[] = [
  ...OWN.filter((type) => type !== 'endStep' && type !== 'pass'),
  'endStep',
  'pass',
];

/** Does any card of the game have that in its abilities? */
const says = (state: ReadonlyState, word: string): boolean =>
  state.cards.some((_, card) => JSON.stringify(definitionOf(state, card).abilities).includes(word));

/**
 * Makes what gives a number for a state: equal for equal states, and for others different but with a chance of about one
 * in 10 ** 15. Where each side can hold all its cards, the order of hands and piles and the generator make no difference.
 */
function markOf(start: State): (state: State, made: number) => number {
  const isChance = says(start, '"random"') || says(start, '"search"') || !drawsAll(start);
  return ({ set: _, rules, cards, random, hands, decks, discards, ...rest }, made) => {
    const mark = new Mark();
    mark.add(made);
    mark.add(rest);
    if (isChance) mark.add({ random, hands, decks, discards });
    else
      for (const side of SIDES) {
        mark.addSet(hands[side]);
        mark.addSet(decks[side]);
        mark.addSet(discards[side]);
      }
    mark.addSet(decks.plans);
    return mark.value;
  };
}

/** Can each side hold all its cards, and choose from all plans that are left? Then no order of a deck matters. */
function drawsAll(state: State): boolean {
  const { cards, rules, decks, offered, plan } = state;
  if (decks.plans.length + offered.length + (plan ? 1 : 0) > rules.planChoices) return false;
  return SIDES.every((side) => {
    const own = cards.filter((_, card) => ownerOf(state, card) === side && definitionOf(state, card).type !== 'plan');
    return own.length <= rules.handSize;
  });
}
