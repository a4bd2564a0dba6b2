/** The moments of each side in which most was lost by a decision, as far as the side knew. */
import type { Side } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import type { Entry } from './account.ts';
import type { Deep } from './deep.ts';
import { weighed } from './deep.ts';

export interface Moment extends Deep {
  /** The stop at which the side decides. */
  readonly stop: number;
  readonly side: Side;
}

/** So many moments of each side are told, and so many are looked at for them. */
const TOLD = 3;
const LOOKED_AT = 6;
/** Once enough are known, no decision is looked at that has lost less than this share of the least of them. */
const HOPEFUL = 0.5;
/** What is lost at least by a decision that is looked at, and by one that is told. */
const MARKED = 0.005;
const WORTH_TELLING = 0.02;
/** The worlds of a moment begin with a number of its own: so many for each. */
const SPREAD = 64;
export const seedOf = (stop: number): number => SPREAD * stop;

/** The moments of a side that are worth to be tried again, the worst first. Those that are known come one by one. */
export function* momentsOf({ stops }: Tape, entries: readonly Entry[], side: Side): Generator<readonly Moment[], void> {
  let told: Moment[] = [];
  for (const { stop, loss } of marked(entries, side, stepAt)) {
    const least = told[TOLD - 1];
    if (least && loss < HOPEFUL * least.lost.mean) break;
    const { state } = stops[stop];
    const made = stops[stop + 1].made;
    const deep = made && weighed(state, side, made.action, seedOf(stop));
    if (!deep || deep.lost.mean < WORTH_TELLING) continue;
    told = [...told, { stop, side, ...deep }].sort((a, b) => b.lost.mean - a.lost.mean).slice(0, TOLD);
    yield told;
  }

  function stepAt(stop: number): string {
    const { turn } = stops[stop].state;
    return `${turn.number} ${turn.step}`;
  }
}

/** A decision, and what it has lost by the account. */
interface Loss {
  readonly stop: number;
  readonly loss: number;
}

/** The stops of decisions by which that side has lost most; of each step the worst alone. */
function marked(entries: readonly Entry[], side: Side, stepAt: (stop: number) => string): Loss[] {
  const worst = new Map<string, Loss>();
  for (const entry of entries) {
    if (entry.side !== side || !entry.isChoice) continue;
    const stop = entry.from;
    const loss = side === 'genius' ? -entry.decision.mean : entry.decision.mean;
    const step = stepAt(stop);
    if (loss > MARKED && loss > (worst.get(step)?.loss ?? 0)) worst.set(step, { stop, loss });
  }
  return [...worst.values()].sort((a, b) => b.loss - a.loss).slice(0, LOOKED_AT);
}
