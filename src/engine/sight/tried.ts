/**
 * What the rules would do, tried on a copy, from what everybody may know (R10.1). Nobody responds. Cards that stand in
 * for hidden ones decide nothing: where they would, trying stops.
 */
import { definitionOf } from '../catalogue/register.ts';
import { cardsInPlay } from '../facts/lookup.ts';
import { copyState } from '../game/copy.ts';
import { settle } from '../game/settle.ts';
import type { Moment } from '../moment/moment.ts';
import { newMoment } from '../moment/moment.ts';
import type { EventType, GameEvent } from '../vocabulary/events.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import { imagine } from './imagine.ts';
import type { View } from './view.ts';
import { view as seenBy } from './view.ts';

/** What the rest hangs on: a side's choice, chance, a hidden card, or more ways than can be looked at. */
export type Unknown = 'choice' | 'chance' | 'hidden' | 'many';

export interface Tried {
  readonly state: ReadonlyState;
  readonly events: readonly GameEvent[];
  /** Why the rest cannot be foreseen; null if the rules have come to the next decision. */
  readonly unknown: Unknown | null;
}

/** Events that move hidden cards or show them. They change nothing, unless a card in play looks at the discard pile. */
const OF_HANDS: readonly EventType[] = ['discarded', 'revealed', 'reshuffled'];
/** Events that turn up a plan, whose text counts from then on. */
const OF_PLAN: readonly EventType[] = ['planRevealed', 'planActivated', 'planAdvanced'];

/** A whole state that what the table sees could have come from. It is the same for every viewer. */
export const atTable = (view: View): State => imagine(seenBy(view, 'table'), 0);

/** Does something on a copy, and goes on until somebody must decide, or until the rest cannot be foreseen. */
export function tried(from: ReadonlyState, act: (moment: Moment) => void): Tried {
  const state = copyState(from);
  const events: GameEvent[] = [];
  const moment = newMoment(state, (event) => void events.push(event));
  const watch = watching(state, events);
  act(moment);
  settle(moment, watch.isKnown);
  return { state, events, unknown: watch.unknown };
}

/** Watches what happens to an imagined state for what cannot be foreseen. Ask `isKnown` before each step. */
function watching(state: State, events: readonly GameEvent[]) {
  const planIsHidden = state.plan?.faceUp === false;
  let { random } = state;
  let seen = 0;
  const found = (): Unknown | null => {
    const types = events.slice(seen).map(({ type }) => type);
    const hasDrawnLots = state.random !== random;
    seen = events.length;
    ({ random } = state);
    if (state.choice || state.offered.length > 0) return 'choice';
    const isOfHands = types.some((type) => OF_HANDS.includes(type));
    if (isOfHands && looksAtPiles(state)) return 'hidden';
    if (planIsHidden && types.some((type) => OF_PLAN.includes(type))) return 'hidden';
    return hasDrawnLots && !isOfHands ? 'chance' : null;
  };
  const watch = {
    unknown: null as Unknown | null,
    isKnown(): boolean {
      watch.unknown ??= found();
      return watch.unknown === null;
    },
  };
  return watch;
}

/** Does the text of a card in play look at a discard pile? */
const looksAtPiles = (state: State): boolean =>
  cardsInPlay(state).some((card) => JSON.stringify(definitionOf(state, card).abilities).includes('"zone":"discard"'));
