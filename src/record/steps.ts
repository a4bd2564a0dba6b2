/**
 * The only code that plays a record: step by step, from the deal to the last action. The rules check every action, so a
 * save cannot cheat. Whatever else is to be known of a played game is a fold over its steps.
 */
import type { Action, GameEvent, ReadonlyState, Refusal, Rules, Seed, State } from '../engine/index.ts';
import { catalogOf, copyState, definitionOf, newGame, play } from '../engine/index.ts';
import type { CardChange } from '../engine/language.ts';
import { cardChanges } from '../engine/language.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { GameRecord, Segment } from './record.ts';

/** Who makes an action: somebody at the table, or the session by itself. */
export type Maker = 'hand' | 'session';

/** An action that was made, and what came of it. */
export interface Made {
  readonly before: State;
  readonly action: Action;
  readonly by: Maker;
  readonly state: State;
  /** All that happened, whoever may see it. */
  readonly events: readonly GameEvent[];
  /** The states on the way there, each with the number of events that had happened; none if it was not watched. */
  readonly within: readonly { readonly state: State; readonly happened: number }[];
  readonly refusal?: undefined;
}

/** `isWatched`: the states within the action are kept, so that they can be shown. */
interface How {
  readonly by?: Maker;
  readonly isWatched?: boolean;
}

/** Makes an action in a state, or says why not. The rules are asked here alone. */
export function attempt(
  before: State,
  action: Action,
  { by = 'hand', isWatched = false }: How = {},
): Made | { readonly refusal: Refusal } {
  const within: { state: State; happened: number }[] = [];
  const watch = (now: ReadonlyState, happened: number): void => {
    if (happened > (within.at(-1)?.happened ?? 0)) within.push({ state: copyState(now), happened });
  };
  const played = play(before, action, isWatched ? watch : undefined);
  return played.refusal ? played : { before, action, by, state: played.state, events: played.events, within };
}

/** Where a record breaks off. Counted from 1, for a player to read. Move 0: the cards of the part cannot come in. */
export interface Break {
  segment: number;
  move: number;
  /** The turn in which the move was made. */
  turn: number;
  action: Action | null;
  refusal: Refusal | null;
  /**
   * The moves can be made, but do not come out as they did. `move` is the first of which nothing shows that it still
   * does.
   */
  otherwise?: true;
}

/** A part of the game begins: with the deal or a position, or with other cards (`changes`). */
export interface Begun {
  readonly kind: 'begun';
  readonly segment: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly changes: readonly CardChange[] | null;
}

/** The action of that index in that segment. */
export interface Played extends Made {
  readonly kind: 'played';
  readonly segment: number;
  readonly at: number;
}

export type Step = Begun | Played | { readonly kind: 'broken'; readonly broken: Break };

/**
 * The steps of a record, without what was taken back. Its card sets are registered. `start`: the state of the record's
 * position. If the record cannot be played to its end, the last step says where it breaks off. `isWatched`: says which
 * actions are watched.
 */
export function* stepsOf(
  { segments, settings }: GameRecord,
  start: State | null,
  isWatched: (segment: number, at: number) => boolean = () => false,
): Generator<Step, void> {
  let state: State | undefined;
  for (const [segment, part] of segments.entries()) {
    const begun = state ? otherCards(state, part.cards, part.rules) : begin(part, settings.seed, start);
    const turn = state?.turn.number ?? 0;
    if ('vanished' in begun)
      return yield { kind: 'broken', broken: { segment: segment + 1, move: 0, turn, action: null, refusal: null } };
    yield { kind: 'begun', segment, changes: null, ...begun };
    state = begun.state;
    const own = new Set(part.own);
    const prints = new Map(part.prints.map(({ at: made, print }) => [made, print]));
    let vouched = 0;
    const how = (at: number): How => ({ by: own.has(at) ? 'session' : 'hand', isWatched: isWatched(segment, at) });
    let at = 0;
    for (const made of stepsFrom(state, part.actions, how)) {
      if (!('state' in made)) {
        const { turn } = state;
        const broken = { segment: segment + 1, move: at + 1, turn: turn.number, action: part.actions[at], ...made };
        return yield { kind: 'broken', broken };
      }
      const print = prints.get(at + 1);
      if (print !== undefined && print !== fingerprintOf(made.state)) {
        const facts = { action: part.actions[vouched], refusal: null, otherwise: true } as const;
        const broken = { segment: segment + 1, move: vouched + 1, turn: state.turn.number, ...facts };
        return yield { kind: 'broken', broken };
      }
      yield { kind: 'played', segment, at, ...made };
      state = made.state;
      at++;
      if (print !== undefined) vouched = at;
    }
  }
}

/**
 * The steps of these actions from a state on. One that cannot be made is the last. Its refusal is null if the rules fail
 * at it: it is no action, or its cards set each other off without end. `how`: how the action of that index is made.
 */
export function* stepsFrom(
  from: State,
  actions: readonly Action[],
  how: (at: number) => How = () => ({}),
): Generator<Made | { readonly refusal: Refusal | null }, void> {
  let state = from;
  for (const [at, action] of actions.entries()) {
    const made = attemptAny(state, action, how(at));
    yield made;
    if (!('state' in made)) return;
    state = made.state;
  }
}

function attemptAny(...asked: Parameters<typeof attempt>): Made | { readonly refusal: Refusal | null } {
  try {
    return attempt(...asked);
  } catch {
    return { refusal: null };
  }
}

/** Where a record begins. */
export function begin(
  { cards, rules, like }: Segment,
  seed: Seed,
  start: State | null,
): Pick<Begun, 'state' | 'events'> {
  if (start) return { state: start, events: [] };
  return newGame(catalogOf({ set: cards }), {
    seed,
    rules,
    ...(like !== undefined && { like: catalogOf({ set: like }) }),
  });
}

/** The state with the cards and rules of another set. `vanished`: a card of the game that the set does not have. */
export function otherCards(
  before: State,
  set: string,
  rules: Partial<Rules>,
): { state: State; events: []; changes: CardChange[] } | { vanished: { name: string; id: string } } {
  const catalog = catalogOf({ set });
  const cards: number[] = [];
  for (let card = 0; card < before.cards.length; card++) {
    const old = definitionOf(before, card);
    const index = catalog.indexOf.get(old.id) ?? -1;
    if (catalog.definitions[index]?.type !== old.type) return { vanished: { name: old.name, id: old.id } };
    cards.push(index);
  }
  const state = { ...before, set: catalog.hash, rules: { ...before.rules, ...rules }, cards };
  const changes = cardChanges(
    { ...catalogOf(before), rules: before.rules },
    { ...catalogOf(state), rules: state.rules },
  );
  return { state, events: [], changes };
}
