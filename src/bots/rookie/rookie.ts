/**
 * A fast and decent bot. It imagines a whole state that its view could have come from and tries its offers there as
 * if nobody responded. It takes the offer that leads to the best position, by a hand-made judgement. It plans its own
 * turn as a whole. It tries out instants like everything else, so it can play cards that it has never seen.
 */
import type { Action, Side, StackKind, State, View } from '../../engine/index.ts';
import { awaiting, copyState, definitionOf, imagine, isInstant, spyInPlay } from '../../engine/index.ts';
import type { Avoids, Bot } from '../bot.ts';
import { isBarred, legalActions } from '../habits/habit.ts';
import type { Limit } from '../limit.ts';
import { cheapestSacrifice, toLetGo } from './hand.ts';
import type { Judge } from './judge.ts';
import { freeMinions, planLair } from './lair.ts';
import { planActions, planAssignments } from './master.ts';
import { count, find, first, only, some } from './offers.ts';
import { after, settle } from './outlook.ts';
import { once } from './remembered.ts';
import { mayWait } from './timing.ts';
import type { Stride, Way } from './walk.ts';
import { stridesOf, Walk, wayMark } from './walk.ts';
import { RuleOfThumb } from './worth.ts';

/** The least gain, in Evilness, for which a Spy is sent or an ability is used. */
const WORTHWHILE = 0.05;
/** The least gain for which an instant is played, beyond its worth in the hand. A full hand needs less. */
const INSTANT_GAIN = 0.15;
const INSTANT_GAIN_FULL = -0.02;
/** How many of the best Spies are also tried with an instant. */
const WITH_INSTANTS = 2;
/** How often in a step a plan that no longer fits is made anew. */
const REPLANS = 2;
/** How many answers to a choice, and how many instants and abilities, are tried. */
const TRIES = 16;

/** Can a response to this matter? A response to entering a square cannot; one to what is done there can. */
const isWorthAResponse = (kind: StackKind): boolean => kind !== 'enter';

export const rookie = (seed: number, _limit?: Limit, avoids?: Avoids): Planner =>
  new Planner(seed, (side) => new RuleOfThumb(side), avoids);

/** Plays the rookie's way, by any judge. `judgeOf`: makes the judge of one decision. `avoids`: its habit. */
export class Planner implements Bot {
  readonly interrupts = false;
  readonly #seed: number;
  readonly #judgeOf: (side: Side) => Judge;
  readonly #avoids: Avoids | undefined;
  /** The rest of the plan for this step, and the step it is for. */
  #agenda: Action[] = [];
  #step = '';
  #replans = 0;
  #way: Stride[] = [];
  #judge!: Judge;
  #walk!: Walk;
  /** Makes a whole state that the view could have come from, when a decision must look ahead. */
  #world!: () => State;

  constructor(seed: number, judgeOf: (side: Side) => Judge, avoids?: Avoids) {
    this.#seed = seed;
    this.#judgeOf = judgeOf;
    this.#avoids = avoids;
  }

  /** Takes over a plan for the step that the view shows, instead of one of its own. */
  adopt({ turn }: View, actions: readonly Action[]): void {
    this.#step = stepOf(turn);
    this.#agenda = [...actions];
    this.#replans = REPLANS;
  }

  decide(view: View, offers: Iterable<Action>): Action | undefined {
    const side = view.viewer as Side;
    const waiting = awaiting(view);
    if (waiting.side !== side) return undefined;
    if (waiting.kind === 'respond' && !isTurningPoint(view, side)) return { type: 'pass', side };
    this.#judge = this.#judgeOf(side);
    this.#walk = new Walk(this.#judge, this.#avoids);
    this.#world = once(() => imagine(view, this.#seed + view.turn.number));
    if (waiting.kind === 'choose') return this.#choose(offers);
    if (waiting.kind === 'respond') return this.#instant(side, offers) ?? { type: 'pass', side };
    // A copy has the same shape as every imagined state: the rules are much slower with states of several shapes.
    const seen = copyState(view);
    return (side === 'genius' ? this.#actAsGenius(seen, offers) : this.#actAsMaster(seen, offers)) ?? first(offers);
  }

  #bars(state: State, action: Action): boolean {
    return isBarred(state, action, this.#avoids);
  }

  /** The answer that leads to the best position. */
  #choose(offers: Iterable<Action>): Action {
    return this.#bestOf(this.#world(), some(offers, TRIES)).action;
  }

  /** An instant or ability that is enough better than doing nothing. */
  #instant(side: Side, offers: Iterable<Action>): Action | undefined {
    const extras = some(only(offers, 'playInstant', 'useAbility'), TRIES);
    if (extras.length === 0) return undefined;
    const state = this.#world();
    const asItGoes = copyState(state);
    settle(asItGoes);
    const without = this.#outlook(asItGoes);
    const { action, good } = this.#bestOf(state, extras);
    const full = state.hands[side].length >= state.rules.handSize - 1;
    const least = action.type === 'useAbility' ? WORTHWHILE : full ? INSTANT_GAIN_FULL : INSTANT_GAIN;
    return good > without + least ? action : undefined;
  }

  #bestOf(state: State, actions: readonly Action[]): { action: Action; good: number } {
    let best: { action: Action; good: number } | undefined;
    for (const action of actions) {
      const next = after(state, action);
      const good = canBuildMore(state, next)
        ? this.#signed(planLair(next, this.#judge, this.#avoids).worth)
        : this.#outlook(next);
      if (!best || good > best.good) best = { action, good };
    }
    if (!best) throw new Error('nothing to choose from');
    return best;
  }

  /** The worth of a settled position to this side after the Spy in the lair has gone its way. Changes the state. */
  #outlook(state: State): number {
    return this.#signed(this.#walk.best(state).worth);
  }

  #signed(worth: number): number {
    return this.#judge.side === 'genius' ? worth : -worth;
  }

  #actAsGenius(seen: State, offers: Iterable<Action>): Action | undefined {
    switch (seen.turn.step) {
      case 'plan':
        return cheapestSacrifice(seen, offers) ?? find(offers, 'advancePlan') ?? find(offers, 'endStep');
      case 'draw':
        return this.#discard(seen, 'genius', offers);
      case 'lair':
        return (
          this.#next(seen, () => planLair(this.#world(), this.#judge, this.#avoids).actions) ??
          this.#instant('genius', offers) ??
          find(offers, 'endStep')
        );
      default:
        return (mayWait(this.#world()) ? undefined : find(offers, 'activatePlan')) ?? find(offers, 'endStep');
    }
  }

  #actAsMaster(seen: State, offers: Iterable<Action>): Action | undefined {
    switch (seen.turn.step) {
      case 'draw':
        return this.#discard(seen, 'spymaster', offers);
      case 'actions':
        return (
          this.#next(seen, () => planActions(this.#world(), this.#judge, this.#avoids)) ??
          this.#instant('spymaster', offers) ??
          find(offers, 'endStep')
        );
      case 'assign':
        return this.#next(seen, () => planAssignments(seen)) ?? find(offers, 'endStep');
      default:
        return this.#infiltrate(seen, offers);
    }
  }

  /** Discards cards that are not worth keeping, if there are any. */
  #discard(seen: State, side: Side, offers: Iterable<Action>): Action | undefined {
    const cards = seen.mayDiscard ? toLetGo(seen, side) : [];
    if (cards.length > 0) return { type: 'discard', side, cards };
    return find(offers, 'endStep');
  }

  /** The next action of the step's plan. A plan that no longer fits is made anew, at most `REPLANS` times. */
  #next(seen: State, make: () => Action[]): Action | undefined {
    const step = stepOf(seen.turn);
    if (this.#step !== step) {
      this.#step = step;
      this.#agenda = make();
      this.#replans = REPLANS;
    }
    const [action] = this.#agenda;
    if (!action || !this.#bars(seen, action)) return this.#agenda.shift();
    this.#agenda = this.#replans-- > 0 ? make() : [];
    const [other] = this.#agenda;
    return other && !this.#bars(seen, other) ? this.#agenda.shift() : undefined;
  }

  /** With a Spy in the lair: the best way on. Otherwise: sends the Spy with the best way, if that is worthwhile. */
  #infiltrate(seen: State, offers: Iterable<Action>): Action | undefined {
    if (seen.infiltration) return this.#walkOn(seen);
    const state = this.#world();
    const stay = this.#judge.worth(copyState(state));
    const best = this.#bestSpy(state, offers);
    if (best && best.way.worth < stay - WORTHWHILE) {
      this.#way = stridesOf(after(state, best.action), best.way);
      return best.action;
    }
    const couldGo = count(only(offers, 'infiltrate'));
    for (const instant of some(only(offers, 'playInstant'), TRIES)) {
      const then = after(state, instant);
      if (count(only(legalActions(then, 'spymaster', this.#avoids), 'infiltrate')) <= couldGo) continue;
      const { worth } = this.#bestSpy(then, legalActions(then, 'spymaster', this.#avoids))?.way ?? { worth: stay };
      if (worth < stay - INSTANT_GAIN) return instant;
    }
    return this.#instant('spymaster', offers) ?? find(offers, 'endStep');
  }

  /** The Spy with the best way for the Master. Instants are tried only for the best few Spies. */
  #bestSpy(state: State, offers: Iterable<Action>): { action: Action; way: Way } | undefined {
    const sent = [...unlike(state, only(offers, 'infiltrate'))].map((action) => {
      const then = after(state, action);
      return { action, then, way: this.#walk.best(copyState(then)) };
    });
    sent.sort((a, b) => a.way.worth - b.way.worth);
    for (const one of sent.slice(0, WITH_INSTANTS)) one.way = this.#withInstant(one.then, one.way);
    return sent.length === 0 ? undefined : sent.reduce((best, one) => (one.way.worth < best.way.worth ? one : best));
  }

  /** The next action of the way found before, as long as nothing has changed the position. */
  #walkOn(seen: State): Action | undefined {
    const at = wayMark(seen);
    while (this.#way[0]?.action.type === 'choose') this.#way.shift();
    const [next] = this.#way;
    if (next?.at !== at || this.#bars(seen, next.action)) {
      const state = this.#world();
      const way = this.#withInstant(copyState(state), this.#walk.best(copyState(state)));
      this.#way = stridesOf(state, way);
    }
    return this.#way.shift()?.action;
  }

  /**
   * The way with an instant if that is worth it, else `plain`. It is not searched if `plain` thwarts the plan.
   * Works on the state itself.
   */
  #withInstant(state: State, plain: Way): Way {
    if (plain.thwarts || !state.hands.spymaster.some((card) => isInstant(definitionOf(state, card).type))) return plain;
    const rich = this.#walk.best(state, 1);
    return rich.worth < plain.worth - INSTANT_GAIN ? rich : plain;
  }
}

const stepOf = ({ number, step }: View['turn']): string => `${number} ${step}`;

/** Has the other side announced something that a response can change? */
export function isTurningPoint({ stack }: View, side: Side): boolean {
  const top = stack.at(-1);
  return top !== undefined && top.side !== side && isWorthAResponse(top.kind);
}

/** Does the Genius now have more Free Minions than before, in the step in which they can work? */
function canBuildMore(before: State, now: State): boolean {
  const { side, step } = now.turn;
  if (side !== 'genius' || step !== 'lair' || awaiting(now).kind !== 'act') return false;
  return freeMinions(now).length > freeMinions(before).length;
}

/** The offers, with only one of several equal Spies. */
export function* unlike(state: State, offers: Iterable<Action>): Generator<Action> {
  const seen = new Set<string>();
  for (const action of offers) {
    if (action.type !== 'infiltrate') continue;
    const { network, damage } = spyInPlay(state, action.spy) ?? {};
    const text = `${state.cards[action.spy]} ${network} ${damage}`;
    if (!seen.has(text)) yield action;
    seen.add(text);
  }
}
