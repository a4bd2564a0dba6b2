/** How an attack would go: the rules fight it on a copy (R7), from what everybody may know (R10.1). */
import { definitionOf } from '../catalogue/register.ts';
import { cardsInPlay } from '../facts/lookup.ts';
import { healthLeft } from '../facts/stats.ts';
import { settle } from '../game/settle.ts';
import { newMoment } from '../moment/moment.ts';
import { attack } from '../rules/combat.ts';
import type { EventType, GameEvent } from '../vocabulary/events.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { HIDDEN, NONE } from '../vocabulary/types.ts';
import { imagine } from './imagine.ts';
import type { View } from './view.ts';
import { view as seenBy } from './view.ts';

export interface RoundForecast {
  /** Health left after the round. A dead unit has less than 0, or 0 if the rules say so. */
  spyHealth: number;
  minionHealth: number;
}

/** What the rest of an attack hangs on: a side's choice, chance, or a hidden card. */
export type Unknown = 'choice' | 'chance' | 'hidden';

export interface Fight {
  rounds: RoundForecast[];
  spyDies: boolean;
  minionDies: boolean;
  turnedBack: boolean;
  /** The card whose text happens instead of the death (R9.6), or NONE. */
  spySavedBy: CardId;
  minionSavedBy: CardId;
  /** The Health that a living Spy has in the end, if not that of the last round. */
  spyHealth?: number;
  /** The Spy leaves the lair alive, and is neither turned back nor saved from death. */
  spyLeaves?: true;
  /** What cannot be foreseen; all else is as it stands then. `fighting`: the combat goes on. Absent: all is foreseen. */
  unknown?: { why: Unknown; fighting: boolean };
}

/** Events that move hidden cards or show them. They change no fight, unless a card in play looks at the discard pile. */
const OF_HANDS: readonly EventType[] = ['discarded', 'revealed', 'reshuffled'];
/** Events that turn up a plan, whose text counts from then on. */
const OF_PLAN: readonly EventType[] = ['planRevealed', 'planActivated', 'planAdvanced'];

/** The attack of the infiltrator on the Minion in its square, if nobody responds. The same for every viewer. */
export function fight(view: View, spy: CardId, minion: CardId): Fight {
  const table = seenBy(view, 'table');
  // What stands in for hidden cards decides nothing: where it would, the fight stops.
  const state = imagine(table, 0);
  const events: GameEvent[] = [];
  const moment = newMoment(state, (event) => void events.push(event));
  const watch = watching(table, state, events);
  attack.resolve(moment, { kind: 'attack', side: 'spymaster', card: spy, targets: [minion], cancelled: false });
  settle(moment, watch.isKnown);
  return outcome(state, events, spy, minion, watch.unknown);
}

/** Watches a fight on an imagined state for what the viewer cannot foresee. Ask `isKnown` before each step. */
function watching(table: View, state: State, events: readonly GameEvent[]) {
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
    if (table.plan?.card === HIDDEN && types.some((type) => OF_PLAN.includes(type))) return 'hidden';
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

function outcome(
  state: State,
  events: readonly GameEvent[],
  spy: CardId,
  minion: CardId,
  unknown: Unknown | null,
): Fight {
  const hasDied = (card: CardId) => events.some((event) => event.type === 'died' && event.card === card);
  const savedBy = (card: CardId): CardId => {
    const saved = events.findLast((e) => e.type === 'replaced' && e.instead === 'die' && e.card === card);
    return saved?.type === 'replaced' && !hasDied(card) ? saved.source : NONE;
  };
  const [spyDies, minionDies] = [hasDied(spy), hasDied(minion)];
  const turnedBack = events.some(({ type }) => type === 'turnedBack');
  const rounds = events.flatMap((event) =>
    event.type === 'combatRound' ? [{ spyHealth: event.spyHealth, minionHealth: event.minionHealth }] : [],
  );
  const spySavedBy = savedBy(spy);
  const isThere = state.infiltration?.spy === spy;
  const left = healthLeft(state, spy);
  return {
    rounds,
    spyDies,
    minionDies,
    turnedBack,
    spySavedBy,
    minionSavedBy: savedBy(minion),
    ...(!spyDies && left !== rounds.at(-1)?.spyHealth && { spyHealth: left }),
    ...(!isThere && !spyDies && !turnedBack && spySavedBy === NONE && { spyLeaves: true }),
    ...(unknown && { unknown: { why: unknown, fighting: isThere && state.infiltration?.combat !== null } }),
  };
}
