/** How well the debrief does on games of which the answer is known. Each proof counts over the games of some seeds. */
import type { Account } from '../../src/debrief/account.ts';
import { wayFrom, weighed } from '../../src/debrief/deep.ts';
import type { Moment } from '../../src/debrief/moments.ts';
import { seedOf, TOLD } from '../../src/debrief/moments.ts';
import type { Action, Side } from '../../src/engine/index.ts';
import { dice, legalActions, SIDES } from '../../src/engine/index.ts';
import type { Tape } from '../../src/record/index.ts';
import type { GameSet } from './judged.ts';
import { accountFor, momentsFor, playedOn, sumMisses } from './judged.ts';

/** A loss that counts as a blunder, and one that counts as none: as parts of 1. */
const BLUNDER = 0.2;
const NONE = 0.02;
/** The sum may miss the result by so much: numbers are rounded. */
const ROUNDING = 1e-9;

/** The sums of some games. `missed`: the seeds whose sum is not the result. */
export interface Sums {
  games: number;
  missed: number[];
}

/** Decisions, and how many of them are among the moments of their side. `wrong`: where it should be otherwise. */
export interface Told {
  cases: number;
  told: number;
  wrong: string[];
}

/** A decision at a stop. */
interface Decision {
  stop: number;
  side: Side;
}

const isTold = (moments: readonly Moment[], { stop }: Decision): boolean =>
  moments.some((moment) => moment.stop === stop);

const nameOf = (seed: number, { stop, side }: Decision): string => `seed ${seed}, stop ${stop}, ${side}`;

/** Plants a blunder in the game of that seed: a case, or none where none was found. It should be told. */
export function plantedProof(set: GameSet, seed: number): Told {
  const planted = blunderIn(set, seed);
  if (!planted) return { cases: 0, told: 0, wrong: [] };
  const { tape } = planted;
  const moments = momentsFor(tape, accountFor(tape), planted.side);
  if (isTold(moments, planted)) return { cases: 1, told: 1, wrong: [] };
  const least = Math.min(...moments.map(({ lost }) => lost.mean));
  const why = moments.length === TOLD && least >= planted.lost ? `${TOLD} others lost more` : 'not found';
  return { cases: 1, told: 0, wrong: [`${nameOf(seed, planted)}: ${why}`] };
}

/** So many decisions of a game are tried. */
const TRIES = 40;

/** A decision of that game, made so that the deep search calls it a blunder, what it lost, and the game that came of it. */
function blunderIn(set: GameSet, seed: number): (Decision & { tape: Tape; lost: number }) | null {
  const { stops } = playedOn(set, seed);
  const roll = dice(seed);
  const open = [...stops.keys()].filter((stop) => stops[stop].decides !== null);
  for (let tries = 0; tries < TRIES; tries++) {
    const stop = open[roll(open.length)];
    const { state, decides } = stops[stop];
    const side = decides as Side;
    const made = stops[stop + 1].made?.action as Action;
    const others = [...legalActions(state, side)].filter((one) => JSON.stringify(one) !== JSON.stringify(made));
    const ends = others.filter(({ type }) => type === 'endStep');
    const from = ends.length > 0 && roll(2) === 0 ? ends : others;
    if (from.length === 0) continue;
    const wrong = from[roll(from.length)];
    const [right, bad] = [made, wrong].map((action) => wayFrom(state, side, { action }, seedOf(stop)).chance.mean);
    if (right - bad < BLUNDER / 2) continue;
    const lost = weighed(state, side, wrong, seedOf(stop))?.lost.mean ?? 0;
    if (lost < BLUNDER) continue;
    const before = stops.slice(1, stop + 1).flatMap((one) => one.made?.action ?? []);
    return { stop, side, lost, tape: playedOn(set, seed, [...before, wrong]) };
  }
  return null;
}

/** What the debrief of a whole game is asked. */
export interface Judged {
  sums: Sums;
  /** Decisions that were bad in hindsight alone. They should not be told. */
  hindsight: Told;
}

/** Judges the game of that seed. */
export function judgedProof(set: GameSet, seed: number): Judged {
  const tape = playedOn(set, seed);
  const account = accountFor(tape);
  const cases = badInHindsight(account);
  const wrong = SIDES.flatMap((side) => {
    const own = cases.filter((one) => one.side === side);
    if (own.length === 0) return [];
    const moments = momentsFor(tape, account, side);
    return own.filter((one) => isTold(moments, one));
  });
  return {
    sums: { games: 1, missed: sumMisses(tape, account) < ROUNDING ? [] : [seed] },
    hindsight: { cases: cases.length, told: wrong.length, wrong: wrong.map((one) => nameOf(seed, one)) },
  };
}

/** The decisions that cost their side much by what was hidden and drawn, and nothing by what it knew. */
export function badInHindsight({ entries }: Pick<Account, 'entries'>): Decision[] {
  const bad = entries.filter(({ side, isChoice, decision, hidden, draw }) => {
    const gain = (side === 'genius' ? 1 : -1) * (decision.mean + hidden.mean + draw.mean);
    return isChoice && gain <= -BLUNDER && Math.abs(decision.mean) < NONE;
  });
  return bad.map(({ from, side }) => ({ stop: from, side }));
}
