/** The moments of each side in which most was lost by a decision, as far as the side knew. */
import type { Side, Step } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import type { Entry } from './account.ts';
import type { Deep } from './deep.ts';
import { weighed } from './deep.ts';

export interface Moment extends Deep {
  /** The stop at which the side decides. */
  readonly stop: number;
  readonly side: Side;
}

/** So many moments of each side are told, of so many places where most was lost. */
export const TOLD = 3;
const PLACES = 6;
/** In so many of these places a second decision is looked at. */
const SECOND = 3;
/** Once enough are known, no decision is looked at whose place has lost less than this share of the least of them. */
const HOPEFUL = 0.2;
/** What is lost at least by a decision that is looked at, and by one that is told. */
const MARKED = 0.005;
const WORTH_TELLING = 0.02;
/** In these steps what is left out can still be done, and what is done can spoil the rest: the step is one place. */
const IN_ANY_ORDER: ReadonlySet<Step> = new Set(['lair', 'actions']);
/** Each moment has so many numbers of worlds of its own. */
const SPREAD = 64;
/** The first number of the worlds of a moment. */
export const seedOf = (stop: number): number => SPREAD * stop;

/**
 * The moments of a side that are worth to be tried again, the worst first, of each place one. Those that are known come
 * one by one.
 */
export function* momentsOf(tape: Tape, entries: readonly Entry[], side: Side): Generator<readonly Moment[], void> {
  const { stops } = tape;
  let told: Moment[] = [];
  for (const { stop, place, loss } of marked(tape, entries, side)) {
    const least = told[TOLD - 1]?.lost.mean;
    if (least !== undefined && loss < HOPEFUL * least) continue;
    const { state } = stops[stop];
    const made = stops[stop + 1].made;
    const deep = made && weighed(state, side, made.action, seedOf(stop), least ?? WORTH_TELLING);
    if (!deep || deep.lost.mean < WORTH_TELLING) continue;
    const here = told.find((one) => placeOf(tape, one.stop) === place);
    if (here && here.lost.mean >= deep.lost.mean) continue;
    told = [...told.filter((one) => one !== here), { stop, side, ...deep }]
      .sort((a, b) => b.lost.mean - a.lost.mean)
      .slice(0, TOLD);
    yield told;
  }
}

/** The decisions of one place stand for one another: those of a step in any order, or a single one. */
function placeOf({ stops }: Pick<Tape, 'stops'>, stop: number): string {
  const { number, step } = stops[stop].state.turn;
  return IN_ANY_ORDER.has(step) ? `${number} ${step}` : `${stop}`;
}

/** A decision, and what the worst one of its place has lost by the account. */
interface Marked {
  readonly stop: number;
  readonly place: string;
  readonly loss: number;
}

/**
 * The decisions to be looked at: the worst one of each place, the worst place first, and then the second worst ones of
 * the first places that have one.
 */
export function marked(tape: Pick<Tape, 'stops'>, entries: readonly Entry[], side: Side): Marked[] {
  const places = new Map<string, { stop: number; loss: number }[]>();
  for (const { from: stop, side: who, isChoice, decision } of entries) {
    const loss = side === 'genius' ? -decision.mean : decision.mean;
    if (who !== side || !isChoice || loss <= MARKED) continue;
    const place = placeOf(tape, stop);
    places.set(place, [...(places.get(place) ?? []), { stop, loss }]);
  }
  const worst = [...places]
    .map(([place, lost]) => ({ place, lost: lost.sort((a, b) => b.loss - a.loss) }))
    .sort((a, b) => b.lost[0].loss - a.lost[0].loss)
    .slice(0, PLACES);
  const at = (index: number): Marked[] =>
    worst.flatMap(({ place, lost }) => (lost[index] ? [{ stop: lost[index].stop, place, loss: lost[0].loss }] : []));
  return [...at(0), ...at(1).slice(0, SECOND)];
}
