/**
 * A fast and decent bot. It makes up a whole state that its view could have come from, tries its offers there as if
 * nobody responded, and takes what leads to the best position by a hand-made judgement. Its own turn it plans as a
 * whole; instants it tries out like everything else, so that it can play cards it has never seen.
 */
import type { Action, Side, StackKind, State, View } from '../../engine/index.ts';
import {
  awaiting,
  copyState,
  definitionOf,
  imagine,
  isInstant,
  legalActions,
  refusal,
  spyInPlay,
} from '../../engine/index.ts';
import type { Bot } from '../bot.ts';
import { cheapestSacrifice, toLetGo } from './hand.ts';
import { freeMinions, planLair } from './lair.ts';
import { planActions, planAssignments } from './master.ts';
import { count, find, first, only, some } from './offers.ts';
import { after, settle } from './outlook.ts';
import { once } from './remembered.ts';
import type { Stride, Way } from './walk.ts';
import { stridesOf, Walk, wayMark } from './walk.ts';
import { Judge } from './worth.ts';

/** A Spy is sent, an ability used for so much. */
const WORTHWHILE = 0.05;
/** An instant is played for so much more than it is worth in the hand; for less from a hand that is full. */
const INSTANT_GAIN = 0.15;
const INSTANT_GAIN_FULL = -0.02;
/** So many Spies may be sent with an instant in mind. */
const WITH_INSTANTS = 2;
/** So often in a step a plan that does not fit any more is made anew. */
const REPLANS = 2;
/** So many answers to a choice, and so many instants and abilities, are tried. */
const TRIES = 16;

/** Where a response can matter: entering a square is left out, what is done there is not. */
const isWorthAResponse = (kind: StackKind): boolean => kind !== 'enter';

export const rookie = (seed: number): Bot => new Rookie(seed);

class Rookie implements Bot {
  readonly interrupts = false;
  readonly #seed: number;
  /** What is still to be done of the plan for this step, and the step it is for. */
  #agenda: Action[] = [];
  #step = '';
  #replans = 0;
  #way: Stride[] = [];
  #judge = new Judge('genius');
  #walk = new Walk(this.#judge);
  /** A whole state that the view could have come from; made up where a decision must look ahead. */
  #world!: () => State;

  constructor(seed: number) {
    this.#seed = seed;
  }

  decide(view: View, offers: Iterable<Action>): Action | undefined {
    const side = view.viewer as Side;
    const waiting = awaiting(view);
    if (waiting.side !== side) return undefined;
    if (waiting.kind === 'respond' && !isTurningPoint(view, side)) return { type: 'pass', side };
    this.#judge = new Judge(side);
    this.#walk = new Walk(this.#judge);
    this.#world = once(() => imagine(view, this.#seed + view.turn.number));
    if (waiting.kind === 'choose') return this.#choose(offers);
    if (waiting.kind === 'respond') return this.#instant(side, offers) ?? { type: 'pass', side };
    // As every state in the rookie's thoughts: the rules are much slower where states come in several shapes.
    const seen = copyState(view);
    return (side === 'genius' ? this.#actAsGenius(seen, offers) : this.#actAsMaster(seen, offers)) ?? first(offers);
  }

  /** The answer that leads to the best position. */
  #choose(offers: Iterable<Action>): Action {
    return this.#bestOf(this.#world(), some(offers, TRIES)).action;
  }

  /** An instant or ability that makes things enough better than letting them go on. */
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
      const good = canBuildMore(state, next) ? this.#signed(planLair(next, this.#judge).worth) : this.#outlook(next);
      if (!best || good > best.good) best = { action, good };
    }
    if (!best) throw new Error('nothing to choose from');
    return best;
  }

  /** What a settled position is worth to this side when the Spy in the lair has gone its way. Works on the state itself. */
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
          this.#next(seen, () => planLair(this.#world(), this.#judge).actions) ??
          this.#instant('genius', offers) ??
          find(offers, 'endStep')
        );
      default:
        return find(offers, 'activatePlan') ?? find(offers, 'endStep');
    }
  }

  #actAsMaster(seen: State, offers: Iterable<Action>): Action | undefined {
    switch (seen.turn.step) {
      case 'draw':
        return this.#discard(seen, 'spymaster', offers);
      case 'actions':
        return (
          this.#next(seen, () => planActions(this.#world(), this.#judge)) ??
          this.#instant('spymaster', offers) ??
          find(offers, 'endStep')
        );
      case 'assign':
        return this.#next(seen, () => planAssignments(seen)) ?? find(offers, 'endStep');
      default:
        return this.#infiltrate(seen, offers);
    }
  }

  /** Discards what is not worth keeping, if there is any. */
  #discard(seen: State, side: Side, offers: Iterable<Action>): Action | undefined {
    const cards = seen.mayDiscard ? toLetGo(seen, side) : [];
    if (cards.length > 0) return { type: 'discard', side, cards };
    return find(offers, 'endStep');
  }

  /** The next action of the step's plan; made anew where it does not fit any more, but not for ever. */
  #next(seen: State, make: () => Action[]): Action | undefined {
    const step = `${seen.turn.number} ${seen.turn.step}`;
    if (this.#step !== step) {
      this.#step = step;
      this.#agenda = make();
      this.#replans = REPLANS;
    }
    const [action] = this.#agenda;
    if (!action || !refusal(seen, action)) return this.#agenda.shift();
    this.#agenda = this.#replans-- > 0 ? make() : [];
    const [other] = this.#agenda;
    return other && !refusal(seen, other) ? this.#agenda.shift() : undefined;
  }

  /** In the lair the best way on; else the Spy whose way makes the position best, if any does. */
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
      if (count(only(legalActions(then, 'spymaster'), 'infiltrate')) <= couldGo) continue;
      const { worth } = this.#bestSpy(then, legalActions(then, 'spymaster'))?.way ?? { worth: stay };
      if (worth < stay - INSTANT_GAIN) return instant;
    }
    return this.#instant('spymaster', offers) ?? find(offers, 'endStep');
  }

  /** The Spy whose way makes the position best for the Master; instants are looked at for the best few. */
  #bestSpy(state: State, offers: Iterable<Action>): { action: Action; way: Way } | undefined {
    const sent = [...unlike(state, only(offers, 'infiltrate'))].map((action) => {
      const then = after(state, action);
      return { action, then, way: this.#walk.best(copyState(then)) };
    });
    sent.sort((a, b) => a.way.worth - b.way.worth);
    for (const one of sent.slice(0, WITH_INSTANTS)) one.way = this.#withInstant(one.then, one.way);
    return sent.length === 0 ? undefined : sent.reduce((best, one) => (one.way.worth < best.way.worth ? one : best));
  }

  /** The way found before, as long as nothing has come between. */
  #walkOn(seen: State): Action | undefined {
    const at = wayMark(seen);
    while (this.#way[0]?.action.type === 'choose') this.#way.shift();
    const [next] = this.#way;
    if (next?.at !== at || refusal(seen, next.action)) {
      const state = this.#world();
      const way = this.#withInstant(copyState(state), this.#walk.best(copyState(state)));
      this.#way = stridesOf(state, way);
    }
    return this.#way.shift()?.action;
  }

  /**
   * With an instant on the way only where that is worth it; not looked for where the plan can be thwarted without.
   * Works on the state itself.
   */
  #withInstant(state: State, plain: Way): Way {
    if (plain.thwarts || !state.hands.spymaster.some((card) => isInstant(definitionOf(state, card).type))) return plain;
    const rich = this.#walk.best(state, 1);
    return rich.worth < plain.worth - INSTANT_GAIN ? rich : plain;
  }
}

/** Has the other side announced something that a response may change? */
function isTurningPoint({ stack }: View, side: Side): boolean {
  const top = stack.at(-1);
  return top !== undefined && top.side !== side && isWorthAResponse(top.kind);
}

/** Has the Genius more Free Minions after it, in the step in which they can work? */
function canBuildMore(before: State, now: State): boolean {
  const { side, step } = now.turn;
  if (side !== 'genius' || step !== 'lair' || awaiting(now).kind !== 'act') return false;
  return freeMinions(now).length > freeMinions(before).length;
}

/** Of Spies that are the same in everything one. */
function* unlike(state: State, offers: Iterable<Action>): Generator<Action> {
  const seen = new Set<string>();
  for (const action of offers) {
    if (action.type !== 'infiltrate') continue;
    const { network, damage } = spyInPlay(state, action.spy) ?? {};
    const text = `${state.cards[action.spy]} ${network} ${damage}`;
    if (!seen.has(text)) yield action;
    seen.add(text);
  }
}
