/**
 * R10.2 by comparison: a game, and a twin that differs only in what is hidden from somebody, must look the same to
 * that side, offer it the same, refuse it the same, and come to the same, until something hidden is brought to light.
 */

import type { Action, Card, GameEvent, Rules, State, Viewer } from '../../src/engine/index.ts';
import {
  awaiting,
  dice,
  imagine,
  newGame,
  other,
  play,
  publicOffers,
  refusal,
  registerCatalog,
  SIDES,
  someActions,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import type { Frame, Session } from '../../src/host/index.ts';
import { framesOf, handle, NO_GAME, publish } from '../../src/host/index.ts';
import { attempt, snapshotsOf } from '../../src/record/index.ts';
import { sessionAt } from '../store/position.ts';
import { neighbour } from './neighbours.ts';
import { randomAction } from './randomAction.ts';

type Roll = (n: number) => number;

export interface NamedSet {
  name: string;
  cards: readonly Card[];
  rules?: Partial<Rules>;
  /** Something else that a viewer is shown, for tests of the comparison itself. */
  shown?: (state: State, viewer: Viewer) => unknown;
}

export interface Compared {
  /** Pairs of a game and its twin. */
  pairs: number;
  /** Pairs that were compared after an action too, and pairs that were laid out at a table. */
  after: number;
  tables: number;
  /** What was met, and how often: what was decided, the actions that were compared, and the events of those actions. */
  met: Record<string, number>;
  failures: string[];
}

export const nothingCompared = (): Compared => ({ pairs: 0, after: 0, tables: 0, met: {}, failures: [] });

/** A game is given up after so many actions. */
const LONGEST = 200;
/** The most offers of a side that are compared. */
const MOST_OFFERS = 300;
/** One pair in so many is laid out at a table. */
const AT_TABLE = 8;
/** All that is hidden is dealt anew before one action in so many. */
const DEALT_ANEW = 3;
/** A set with more failures than this is not gone on with. */
const ENOUGH = 5;

/** Plays random games with the set, and compares so many pairs. Adds what came of it to `to`. */
export function comparePairs(set: NamedSet, pairs: number, firstSeed: number, to: Compared): void {
  const end = to.pairs + pairs;
  const faults = to.failures.length + ENOUGH;
  const catalog = registerCatalog(set.cards);
  for (let seed = firstSeed; to.pairs < end && to.failures.length < faults; seed++) {
    const roll = dice(seed);
    let { state } = newGame(catalog, { seed, rules: set.rules });
    for (let i = 0; i < LONGEST && state.winner === null && to.pairs < end && to.failures.length < faults; i++) {
      // New hands, decks and plans: so few games show many more of the cards.
      if (roll(DEALT_ANEW) === 0) state = imagine(view(state, 'table'), Math.imul(seed, 6007) + i);
      const action = someAction(state, roll);
      for (const viewer of [...SIDES, 'table'] as const) {
        const twin = imagine(view(state, viewer), Math.imul(seed, 7919) + 3 * i);
        const wrong = difference({ state, twin, viewer }, set, action, roll, to);
        if (wrong) to.failures.push(`${set.name}, seed ${seed}, action ${i}, ${viewer}: ${wrong}`);
      }
      const outcome = play(state, action);
      if (outcome.refusal) throw new Error(`${JSON.stringify(action)} is offered, but ${outcome.refusal.code}`);
      state = outcome.state;
    }
  }
}

function someAction(state: State, roll: Roll): Action {
  const { side, kind } = awaiting(state);
  if (!side) throw new Error('nobody is awaited');
  if (kind === 'respond' && roll(3) > 0) return { type: 'pass', side };
  const idle = kind === 'act' && roll(5) === 0 ? randomAction(state, other(side), roll) : undefined;
  const isFree = (type: Action['type']) => type === 'moveMinion' || type === 'disconnect' || type === 'discard';
  const action = idle ?? randomAction(state, side, roll, roll(3) > 0 ? isFree : undefined);
  if (!action) throw new Error(`the ${side} is awaited to ${kind} and can do nothing`);
  return action;
}

interface Pair {
  state: State;
  twin: State;
  viewer: Viewer;
}

const text = (value: unknown): string => JSON.stringify(value);

/** The first difference that the viewer could notice; undefined: there is none. */
function difference(
  { state, twin, viewer }: Pair,
  { cards, shown }: NamedSet,
  action: Action,
  roll: Roll,
  to: Compared,
): string | undefined {
  to.pairs++;
  const count = (what: string): void => {
    to.met[what] = (to.met[what] ?? 0) + 1;
  };
  const { side, kind } = awaiting(state);
  count(`${side} ${kind}`);
  const seen = view(state, viewer);
  const alike = view(twin, viewer);
  if (text(alike) !== text(seen)) return unlike('the view', seen, alike);
  const [more, moreOfTwin] = [state, twin].map((one) => shown?.(one, viewer));
  if (text(more) !== text(moreOfTwin)) return unlike('what else is shown', more, moreOfTwin);
  if (viewer === 'table') {
    const [here, there] = [publicOffers(seen), publicOffers(alike)];
    if (text(here) !== text(there)) return unlike('the public offers', here, there);
  } else {
    const [here, there] = [state, twin].map((one) => [...someActions(one, viewer, MOST_OFFERS)]);
    if (text(here) !== text(there)) return unlike('the offers', here, there);
    const asked = neighbour(state, here[0] ?? action, roll);
    if ((asked as Partial<Action> | null)?.side === viewer) {
      const [one, two] = [refusal(state, asked), refusal(twin, asked)];
      if (text(one) !== text(two)) return unlike(`the refusal of ${text(asked)}`, one, two);
    }
  }
  if (namesHidden(state, action, viewer)) return undefined;
  const here = play(state, action);
  const there = play(twin, action);
  if (action.side === viewer && text(there.refusal) !== text(here.refusal))
    return unlike(`the refusal of ${text(action)}`, here.refusal, there.refusal);
  if (here.refusal || there.refusal || isLucky(state, here.state) || isLucky(twin, there.state)) return undefined;
  if ([...here.events, ...there.events].some((event) => bringsToLight(event, viewer))) return undefined;
  to.after++;
  count(`after ${action.type}`);
  for (const { type } of here.events) count(`event ${type}`);
  const told = [here, there].map(({ events }) => viewEvents(events, viewer));
  if (text(told[0]) !== text(told[1])) return unlike(`what ${text(action)} tells`, told[0], told[1]);
  const [after, alikeAfter] = [view(here.state, viewer), view(there.state, viewer)];
  if (text(after) !== text(alikeAfter)) return unlike(`the view after ${text(action)}`, after, alikeAfter);
  if (viewer !== 'table') return undefined;
  const [frames, framesThere] = [state, twin].map((one) => framesAt(one, action));
  if (text(frames) !== text(framesThere)) return unlike(`the frames of ${text(action)}`, frames, framesThere);
  if (frames.length > 2) count('frames within an action');
  if (roll(AT_TABLE) > 0) return undefined;
  to.tables++;
  return unlikeAtTable(state, twin, cards, action);
}

/** What the table shows of the action, frame by frame. */
function framesAt(state: State, action: Action): readonly Frame[] {
  const made = attempt(state, action, { isWatched: true });
  return made.refusal ? [] : framesOf(view(state, 'table'), snapshotsOf(made), { before: {}, after: {} });
}

/** The first difference in what the page is given, before the action and after it, and in who is waited for then. */
function unlikeAtTable(state: State, twin: State, cards: readonly Card[], action: Action): string | undefined {
  const tables = [state, twin].map((one) => handle(sessionAt(one, cards), { do: 'unlock' }, 0).session);
  const page = (session: Session) => publish(session, NO_GAME);
  const [here, there] = tables.map(page);
  if (text(here) !== text(there)) return unlike('the page', here, there);
  const done = tables.map((session) => handle(session, { do: 'act', action }, 0));
  if (text(done[0].refusal) !== text(done[1].refusal))
    return unlike(`what the table says to ${text(action)}`, done[0].refusal, done[1].refusal);
  const [one, two] = done.map(({ session }) => page(session));
  // What is done by itself after the action may bring something to light.
  if (done.some(({ session }) => session.timeline.moves.length !== 1)) return undefined;
  if (text(done[0].beats) !== text(done[1].beats))
    return unlike(`the beats of ${text(action)}`, done[0].beats, done[1].beats);
  return text(one) === text(two) ? undefined : unlike(`the page after ${text(action)}`, one, two);
}

/** Does the action name a card that the viewer cannot see? */
function namesHidden({ hands, decks, offered, plan }: State, action: Action, viewer: Viewer): boolean {
  const hidden = new Set(Object.values(decks).flat());
  for (const side of SIDES) if (side !== viewer) for (const card of hands[side]) hidden.add(card);
  if (viewer !== 'genius')
    for (const card of plan?.faceUp === false ? [...offered, plan.card] : offered) hidden.add(card);
  const { type: _, side: __, ...fields } = action;
  const { square: ___, option: ____, edge: _____, ...cards } = fields as Record<string, unknown>;
  return Object.values(cards)
    .flat()
    .some((card) => hidden.has(card as number));
}

/** True if the random generator was used. It is hidden, so its results may differ. */
const isLucky = (before: State, after: State): boolean => before.random.some((n, i) => n !== after.random[i]);

/** Does the event show the viewer something that was hidden from it? */
function bringsToLight(event: GameEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'planRevealed':
    case 'reshuffled':
    case 'revealed':
      return true;
    case 'discarded':
      return event.side !== viewer;
    case 'drawn':
    case 'found':
    case 'looked':
    case 'plansOffered':
    case 'planChosen':
      return event.side === viewer;
    default:
      return false;
  }
}

/** The first parts of two values that differ. */
function unlike(what: string, here: unknown, there: unknown, path = ''): string {
  if (typeof here === 'object' && typeof there === 'object' && here && there && !Array.isArray(here))
    for (const [key, value] of Object.entries(here)) {
      const twin = (there as Record<string, unknown>)[key];
      if (text(value) !== text(twin)) return unlike(what, value, twin, `${path}.${key}`);
    }
  const [one, two] = [here, there].map((value) => (text(value) ?? 'nothing').slice(0, 300));
  return `${what}${path} differs: ${one}, but ${two} where only hidden cards differ`;
}
