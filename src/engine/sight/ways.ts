/** The four ways to deal with a square (R6.4, R6.5), and what each comes to if nobody responds. */
import { healthLeft } from '../facts/stats.ts';
import type { Declared } from '../moment/announce.ts';
import { attack } from '../rules/combat.ts';
import { destroy, ignore } from '../rules/contraptions.ts';
import { sneak } from '../rules/sneaking.ts';
import { contraptionBefore, minionBefore } from '../rules/square.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { Tried, Unknown } from './tried.ts';
import { tried } from './tried.ts';

const MOVES = { sneak, ignore, attack, destroy } as const satisfies Record<string, Declared>;

export type Way = keyof typeof MOVES;
/** Of two ways that come to the same, a Spy takes the first. */
export const WAYS = Object.keys(MOVES) as readonly Way[];

/** What stands before the infiltrator, or NONE. */
export function before(state: ReadonlyState): CardId {
  const minion = minionBefore(state);
  return minion === NONE ? contraptionBefore(state) : minion;
}

/** The infiltrator takes the way. Precondition: the rules do not refuse it. */
export const taken = (state: ReadonlyState, way: Way): Tried =>
  tried(state, (moment) => {
    const card = state.infiltration?.spy ?? NONE;
    MOVES[way].resolve(moment, { kind: way, side: 'spymaster', card, targets: [before(state)], cancelled: false });
  });

/** What becomes of the Spy. */
export interface Fate {
  spyDies: boolean;
  turnedBack: boolean;
  /** The card whose text happens instead of the death (R9.6), or NONE. */
  spySavedBy: CardId;
  /** The Spy leaves the lair alive, and is neither turned back nor saved from death. */
  spyLeaves?: true;
  /** What cannot be foreseen; all else is as it stands then. `fighting`: the combat goes on. Absent: all is foreseen. */
  unknown?: { why: Unknown; fighting: boolean };
}

export interface RoundForecast {
  /** Health left after the round. A dead unit has less than 0, or 0 if the rules say so. */
  spyHealth: number;
  minionHealth: number;
}

export interface Fight extends Fate {
  rounds: RoundForecast[];
  minionDies: boolean;
  minionSavedBy: CardId;
  /** The Health that a living Spy has in the end, if not that of the last round. */
  spyHealth?: number;
}

const hasDied = ({ events }: Tried, card: CardId): boolean =>
  events.some((event) => event.type === 'died' && event.card === card);

/** The card whose text happened instead of the card's death, or NONE. */
function savedBy(what: Tried, card: CardId): CardId {
  const saved = what.events.findLast((e) => e.type === 'replaced' && e.instead === 'die' && e.card === card);
  return saved?.type === 'replaced' && !hasDied(what, card) ? saved.source : NONE;
}

export function fateOf(what: Tried, spy: CardId): Fate {
  const { state, events, unknown } = what;
  const spyDies = hasDied(what, spy);
  const turnedBack = events.some(({ type }) => type === 'turnedBack');
  const spySavedBy = savedBy(what, spy);
  const isThere = state.infiltration?.spy === spy;
  return {
    spyDies,
    turnedBack,
    spySavedBy,
    ...(!isThere && !spyDies && !turnedBack && spySavedBy === NONE && { spyLeaves: true }),
    ...(unknown && { unknown: { why: unknown, fighting: isThere && state.infiltration?.combat !== null } }),
  };
}

export function fightOf(what: Tried, spy: CardId, minion: CardId): Fight {
  const rounds = what.events.flatMap((event) =>
    event.type === 'combatRound' ? [{ spyHealth: event.spyHealth, minionHealth: event.minionHealth }] : [],
  );
  const fate = fateOf(what, spy);
  const left = healthLeft(what.state, spy);
  return {
    rounds,
    ...fate,
    minionDies: hasDied(what, minion),
    minionSavedBy: savedBy(what, minion),
    ...(!fate.spyDies && left !== rounds.at(-1)?.spyHealth && { spyHealth: left }),
  };
}
