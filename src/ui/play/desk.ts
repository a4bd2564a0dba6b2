import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Action, ActionOf, CardId, Edge, PlanStatus, Refusal, Side, View } from '../../engine/index.ts';
import {
  definitionOf,
  endsAssigning,
  NONE,
  nodeInPlay,
  occupantAt,
  REFUSAL_CODES,
  spyInPlay,
  squareOf,
} from '../../engine/index.ts';
import type { CommandOf, Place, TableRefusal } from '../../host/index.ts';
import { isTableRefusal, stepOf } from '../../host/index.ts';
import type { Store } from '../../store/types.ts';
import { PERSON } from '../../text/en/bots.ts';
import { withCarried } from './carried.ts';
import { landsOn, meanings, plainPlay, playAt, wishes } from './gestures/gestures.ts';
import type { Where } from './gestures/networks.ts';
import { landing, NOWHERE, nearest, networkAt, onlyAssignment } from './gestures/networks.ts';
import { litSpots } from './litSpots.ts';
import { isPublic, ownPlan, worthReading } from './reading.ts';
import type { Spot } from './spots.ts';
import { cardOf, cardSpot, isKind, numberOf, squareAt, squareOfSpot, squareSpot } from './spots.ts';
import type { Task } from './task.ts';
import {
  NO_TASK,
  ofType,
  onlyBuild,
  onlyCrew,
  pendingAction,
  readyBuilds,
  sameCards,
  targetings,
  taskOf,
} from './task.ts';

/** What the players have touched for an action that is not done yet. None of it is game state. */
export interface Desk {
  task: Task;
  /** The workers, sacrifice, targets or chosen cards so far, in the order in which they were touched. */
  picks: readonly CardId[];
  /** Where a Contraption was put down whose workers are still to be picked. */
  place: Spot | null;
  /** Several actions that the touches can mean: one has to be chosen. */
  ways: readonly Action[];
  /** Why the last touch had no effect, or what it asked about. */
  why: Why | Told | null;
  /** The card in play whose details are shown. */
  inspected: CardId | null;
  /** How often a card away from its place was asked for, to be read. */
  asked: number;
  lit: ReadonlySet<Spot>;
}

/** What touches do. The offers and the store's `ask` decide everything; see `litSpots` and the gestures. */
export interface DeskActions {
  /**
   * `edge`: the connector of the card there that was touched. It says by which edge two Nodes are to be connected.
   * `isLifted`: the card is not pressed, but begins to be dragged.
   */
  touch(spot: Spot, edge?: Edge, isLifted?: boolean): void;
  /**
   * Puts a touched or committed card down on the spot: does what that means, or says why not. Ignores other cards.
   * `edge`: near which edge of the card there. It says by which edge two Nodes are to be connected. `at`: the place on
   * the map. A Node of a hand lies there once it is played, or is connected with the Node whose connector it touches.
   */
  drop(card: CardId, spot: Spot, edge?: Edge | null, at?: Place | null): void;
  inspect(card: CardId | null): void;
  /** Answers with a sentence about it. Nothing that was begun is lost. */
  tell(about: Told): void;
  /** Begins to pick the targets of an ability, or the sacrifice of a plan. `rest`: more to set in the same update. */
  begin(task: Task, picks?: readonly CardId[], rest?: Partial<Desk>): void;
  /** Does the action with what was picked. A build is done by touching its place instead. */
  confirm(): void;
  /** Cancels what was begun. A committed card goes back to its hand. */
  cancel(): void;
  /** Does an action, or says why not. To connect a committed Node plays it first. `more`: see the command `act`. */
  run(action: Action, more?: Pick<CommandOf<'act'>, 'ends' | 'place'>): void;
}

export type DeskStore = StoreApi<Desk & DeskActions>;

type Why = Refusal | TableRefusal;
/**
 * Something that answers a touch with a sentence: what state the Evil Plan is in, what is left of a deck, or what the
 * Spy whose corridor is read comes to in a room.
 */
export type Told =
  | { readonly about: 'plan'; readonly status: PlanStatus }
  | { readonly about: 'room'; readonly square: number }
  | { readonly about: 'deck'; readonly side: Side };
export const isTold = (why: Why | Told): why is Told => 'about' in why;
/** What else a gesture means; see the command `act`. */
type More = Omit<CommandOf<'act'>, 'do' | 'action'>;

const telling = (refusals: readonly Why[]): Why | null => refusals.toSorted((a, b) => weight(b) - weight(a))[0] ?? null;
const weight = (why: Why): number => (isTableRefusal(why) ? -1 : REFUSAL_CODES.indexOf(why.code));

/** Where only turn and step keep somebody from taking the plan on, or that nothing is chosen yet, its state says more. */
const aboutPlan = ({ plan }: View, why: Why | null): Why | Told | null =>
  plan && (why === null || ['wrong-side', 'wrong-step', 'sacrifice-too-small'].includes(why.code))
    ? { about: 'plan', status: plan.status }
    : why;

const toggled = (picks: readonly CardId[], card: CardId): CardId[] =>
  picks.includes(card) ? picks.filter((pick) => pick !== card) : [...picks, card];

/** True if the build puts the Contraption on that spot. */
const isAt = (build: ActionOf<'build'>, spot: Spot): boolean =>
  spot === (build.minion === undefined ? squareSpot(build.square ?? 0) : cardSpot(build.minion));

const isAtRest = ({ task, picks, ways, why }: Desk): boolean =>
  task.kind === 'none' && picks.length === 0 && ways.length === 0 && why === null;

/** Makes a desk that follows a game. Call `stop` when the table is unmounted. */
export function createDesk(game: StoreApi<Store>): { desk: DeskStore; stop: () => void } {
  const desk: DeskStore = createStore<Desk & DeskActions>((set, get) => {
    let begun: Task = NO_TASK;

    /** Begins a task with these picks. All else on the desk is cleared. */
    const turnTo = (next: Task, picks: readonly CardId[], rest: Partial<Desk> = {}) => {
      begun = next;
      const facts = withCarried(game.getState());
      const task = taskOf(facts, begun);
      set({ task, picks, place: null, ways: [], why: null, ...rest, lit: litSpots(facts, task, picks) });
    };
    const ask = (action: Action, more: More = {}) => game.getState().ask({ do: 'act', action, ...more });
    /** Says why none of these actions can be done; null if one can. */
    const whyNot = (actions: readonly Action[]): Why | null => {
      const refusals = actions.flatMap((action) => ask(action) ?? []);
      return refusals.length === actions.length ? telling(refusals) : null;
    };
    /** The actions of sides that people play: those of a bot are not wished for here. */
    const byPeople = (actions: readonly Action[]) =>
      actions.filter(({ side }) => game.getState().sources[side] === PERSON);
    const explain = (actions: readonly Action[]) => set({ why: whyNot(actions) });
    const run = (action: Action, more: More = {}) => {
      const why = ask(action, more);
      if (why) {
        set({ why });
        return;
      }
      if (!isAtRest(get())) turnTo(NO_TASK, []);
      game.getState().post({ do: 'act', action, ...more });
    };
    /** Assigns a Spy that was touched. The last one to assign stays picked: next it is sent. */
    const assign = (action: ActionOf<'assign'>) => {
      run(action);
      const { table, offers } = game.getState();
      const isUnassigned = ({ spy }: { spy: CardId }) => table && spyInPlay(table, spy)?.network === NONE;
      if (!get().why && !ofType(offers, 'assign').some(isUnassigned)) turnTo({ kind: 'card', card: action.spy }, []);
    };
    /**
     * Does the action if exactly one is legal. Offers several to choose from. If there is none, says why. A step that
     * has to end first is ended.
     */
    const tryAll = (actions: readonly Action[], edge: Edge | null = null, isDropped = false) => {
      const { table } = game.getState();
      const [first] = actions;
      if (table && first && endsAssigning(table, first)) {
        run({ type: 'endStep', side: first.side }, { next: first, ends: stepOf(table) });
        return;
      }
      const ways = nearest(
        actions.filter((action) => !ask(action)),
        edge,
      );
      if (ways.length === 1 && ways[0].type === 'assign' && !isDropped) assign(ways[0]);
      else if (ways.length === 1) run(ways[0]);
      else if (ways.length > 1) set({ ways, why: null });
      else explain(actions);
    };
    const select = (table: View, card: CardId) => {
      const task: Task = { kind: 'card', card };
      const facts = game.getState();
      const offered = facts.offers.some((action) => Object.values(action).includes(card));
      const idle = !offered && litSpots(facts, task, []).size === 0;
      turnTo(task, [], { inspected: card, why: idle ? whyNot(byPeople(wishes(table, cardSpot(card)))) : null });
    };
    /** A Spy that is pressed and can be assigned to one Network alone is assigned. */
    const press = (table: View, card: CardId) => {
      const { offers, sources } = game.getState();
      const only = sources.spymaster === PERSON ? onlyAssignment(table, offers, card) : null;
      select(table, card);
      if (only) assign(only);
    };
    const pickTarget = (task: Task, picks: readonly CardId[], card: CardId, side: Action['side'], source: CardId) => {
      const next = [...picks, card];
      const plays = targetings(game.getState(), task, next);
      if (plays.length === 0) {
        explain([{ type: task.kind === 'commit' ? 'playInstant' : 'useAbility', side, card: source, targets: next }]);
        return;
      }
      const done = plays.find((play) => sameCards(play.targets ?? [], next));
      if (done) run(done);
      else turnTo(begun, next);
    };
    /** A Contraption that has its place is built as soon as its workers suffice, or only one set of them is left. */
    const pickWorkers = (picks: readonly CardId[], place: Spot | null) => {
      const there = ofType(game.getState().commitOffers, 'build').filter((build) => place && isAt(build, place));
      const done = readyBuilds(there, picks)[0] ?? (picks.length > 0 ? onlyBuild(there, picks) : null);
      if (done) run(done);
      else turnTo(begun, picks, { place });
    };
    /** Takes the place before the workers. Asks why it cannot be there with workers that could build it elsewhere. */
    const putBuild = (table: View, card: CardId, spot: Spot) => {
      const builds = ofType(game.getState().commitOffers, 'build');
      const square = squareOfSpot(table, spot);
      const place = definitionOf(table, card).attachable
        ? { minion: occupantAt(table, square)?.card ?? NONE }
        : { square };
      const at = place.minion === undefined ? squareSpot(square) : cardSpot(place.minion);
      if (builds.some((build) => isAt(build, at))) pickWorkers(get().picks, at);
      else explain(builds.slice(0, 1).map(({ type, side, workers }) => ({ type, side, card, workers, ...place })));
    };
    const placeBuild = (table: View, card: CardId, spot: Spot) => {
      const { picks, lit, place: chosen } = get();
      const { commitOffers } = game.getState();
      const ready = readyBuilds(ofType(commitOffers, 'build'), picks);
      const touched = cardOf(spot);
      const done = ready.find((build) => isAt(build, spot));
      if (done) run(done);
      else if (touched !== null && (lit.has(spot) || picks.includes(touched)))
        pickWorkers(toggled(picks, touched), chosen);
      else {
        const { attachable } = definitionOf(table, card);
        if (touched === null && !attachable && ready.length === 0) {
          putBuild(table, card, spot);
          return;
        }
        const place = attachable ? { minion: touched ?? NONE } : { square: squareAt(table, spot) };
        const workers = ready.length > 0 || touched === null ? [...picks] : [...picks, touched];
        const plain = plainPlay(table, card);
        explain([{ ...plain, workers, ...(touched === null || ready.length > 0 ? place : {}) } as Action]);
      }
    };
    /** Plays the Spy, and notes for which Network. */
    const playSpy = (play: ActionOf<'playSpy'>, node: CardId) => {
      run(play);
      if (node !== NONE) game.getState().post({ do: 'note-assignment', side: play.side, spy: play.card, node });
    };
    const touchCommitted = (table: View, task: Task & { kind: 'commit' }, spot: Spot, where: Where = NOWHERE) => {
      const { card, side } = task;
      const play = plainPlay(table, card);
      if (play.type === 'build') placeBuild(table, card, spot);
      else if (play.type === 'playNode') {
        const { joins, at, missed } = landing(table, game.getState().layout, card, spot, where);
        if (joins.length > 1) set({ ways: joins, why: null });
        // A connection that cannot be made is tried all the same: the session says why it is not.
        else run(play, { next: joins[0] ?? missed });
        if (at) game.getState().post({ do: 'place', node: card, at: [at[0], at[1]] });
      } else if (play.type === 'playSpy') playSpy(play, networkAt(table, spot));
      else if (play.type !== 'playInstant') run(playAt(table, play, spot));
      else if (isKind(spot, 'card')) pickTarget(task, get().picks, numberOf(spot), side, card);
    };
    const dropCommitted = (table: View, task: Task & { kind: 'commit' }, spot: Spot, where: Where) => {
      if (get().lit.size === 0 || !landsOn(table, task.card, spot)) return;
      if (plainPlay(table, task.card).type === 'build') putBuild(table, task.card, spot);
      else touchCommitted(table, task, spot, where);
    };
    const touchChoice = (table: View, { choice }: Task & { kind: 'choice' }, spot: Spot) => {
      const { picks, lit } = get();
      if (choice.kind === 'square') {
        const option = squareAt(table, spot);
        run({ type: 'choose', side: choice.side, option });
        return;
      }
      if (choice.kind === 'option' || !isKind(spot, 'card')) return;
      const next = toggled(picks, numberOf(spot));
      if (!lit.has(spot) || next.length > choice.max) explain([{ type: 'choose', side: choice.side, ids: next }]);
      else if (choice.max === 1 && next.length === 1) run({ type: 'choose', side: choice.side, ids: next });
      else turnTo(begun, next);
    };

    return {
      task: NO_TASK,
      picks: [],
      place: null,
      ways: [],
      why: null,
      inspected: null,
      asked: 0,
      lit: new Set(),
      touch(spot, edge, isLifted = false) {
        const { table } = game.getState();
        if (!table) return;
        const { task, lit, picks } = get();
        const card = cardOf(spot);
        const begins = task.kind === 'none' || task.kind === 'card';
        const pick = isLifted ? select : press;
        if (card !== null && !begins) set({ inspected: card });
        if (task.kind === 'choice') touchChoice(table, task, spot);
        else if (task.kind === 'commit') touchCommitted(table, task, spot, edge && { edge, at: null });
        else if (task.kind === 'sacrifice' || task.kind === 'activate') {
          if (lit.has(spot) && card !== null) turnTo(task, toggled(picks, card));
        } else if (task.kind === 'ability')
          pickTarget(task, picks, card ?? NONE, definitionOf(table, task.card).side, task.card);
        else if (spot === 'plan') {
          const own = ownPlan(game.getState());
          const inspected = table.plan && table.plan.card >= 0 ? table.plan.card : own;
          turnTo(NO_TASK, [], { inspected, why: aboutPlan(table, whyNot(byPeople(wishes(table, spot)))) });
        } else if (task.kind === 'none') {
          if (card !== null) pick(table, card);
          else if (isKind(spot, 'square')) turnTo(NO_TASK, [], { why: whyNot(byPeople(wishes(table, spot))) });
        } else if (task.card === card) turnTo(NO_TASK, []);
        else {
          // Of the cards that are not lit, only a Node gets a reason. A touch on another one begins with that card.
          // A Spy goes into the lair through all that is in it, if it may go there or be taken off its Network.
          const maySend = spyInPlay(table, task.card) && (lit.has(squareSpot(1)) || lit.has('tray'));
          const isSent = maySend && squareOfSpot(table, spot) > 0;
          const counts = lit.has(spot) || card === null || isSent || nodeInPlay(table, card) !== null;
          const actions = counts ? byPeople(meanings(table, task.card, spot)) : [];
          if (actions.length > 0) tryAll(actions, edge);
          else if (card !== null) pick(table, card);
          else turnTo(NO_TASK, []);
        }
      },
      drop(card, spot, edge = null, at = null) {
        const { table } = game.getState();
        const { task } = get();
        if (!table || !('card' in task) || task.card !== card) return;
        if (task.kind === 'commit') dropCommitted(table, task, spot, { edge, at });
        else if (task.kind === 'card' && spot !== 'networks') {
          const square = squareOfSpot(table, spot);
          const actions = square > 0 && square === squareOf(table, card) ? [] : meanings(table, card, spot);
          if (actions.length > 0) tryAll(actions, edge, true);
          else turnTo(NO_TASK, []);
        }
      },
      inspect: (inspected) => set({ inspected, asked: get().asked + 1 }),
      tell: (why) => set({ why }),
      begin: (task, picks = [], rest) => turnTo(task, picks, rest),
      confirm() {
        const { task, picks } = get();
        const action = pendingAction(task, picks);
        if (action) run(action);
        // The question is answered, even if the rules say no.
        if (get().task.kind === 'activate') turnTo(NO_TASK, [], { why: get().why });
      },
      cancel() {
        if (game.getState().commit) game.getState().post({ do: 'take-back' });
        turnTo(NO_TASK, []);
      },
      run(action, more) {
        const { task } = get();
        const { table } = game.getState();
        // The edge of a Node that is still to be played.
        if (table && task.kind === 'commit' && action.type === 'connect')
          run(plainPlay(table, task.card), { next: action });
        else run(action, more);
      },
    };
  });

  const follow = (published: Store, last: Store) => {
    const [now, before] = [withCarried(published), withCarried(last)];
    const { refused } = now;
    if (refused?.what === 'act' && refused !== before.refused) desk.setState({ why: refused.why });
    if (
      now.table === before.table &&
      now.offers === before.offers &&
      now.commit === before.commit &&
      now.commitOffers === before.commitOffers
    )
      return;
    const { task: old, picks } = desk.getState();
    const read = worthReading(published, last) ?? desk.getState().inspected;
    const inspected = read !== null && (isPublic(published, read) || read === ownPlan(now)) ? read : null;
    const changed = now.table !== before.table || now.commit !== before.commit;
    const begun = old.kind === 'commit' || old.kind === 'choice' || (changed && old.kind !== 'card') ? NO_TASK : old;
    const task = taskOf(now, begun);
    if (changed) desk.getState().begin(begun, onlyCrew(now, task) ?? [], { inspected });
    else desk.setState({ inspected, task, lit: litSpots(now, task, picks) });
  };
  desk.getState().begin(NO_TASK);
  return { desk, stop: game.subscribe(follow) };
}
