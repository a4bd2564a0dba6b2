/** One generation of a training run: games, a fit to them, and a contest with the nets before it. */
import { INPUT_NAMES } from '../../bots/value/features.ts';
import type { Net } from '../../bots/value/net.ts';
import type { BySide, Card, Rules } from '../../engine/index.ts';
import { bySide, SIDES } from '../../engine/index.ts';
import type { Interval } from '../statistics.ts';
import { wilson } from '../statistics.ts';
import { answersInOrder, shareOut } from '../threads.ts';
import type { Score } from './fit.ts';
import { bootstrapped, fitTo, newNet, score } from './fit.ts';
import type { Samples } from './samples.ts';
import { joined } from './samples.ts';
import type { Setting, Trained } from './worker.ts';

/** The number of games that a thread gets at a time. */
const BATCH = 10;
/** One game in so many is held out: nothing is learned from it, and the nets are scored by it. */
const HELD_OUT = 10;
/** Where the generators start for new nets and for the order of the samples. The seed of the run gives the games. */
const START = 1;
/** How much of each weight is taken away, as a share of the rate of a step. */
const DECAY = 0.03;
/** The rates of the first steps: to how the games ended, and to what the net says of later positions. */
const RATES = [0.002, 0.001] as const;

/** The size of the nets, and the number of passes over all samples. */
export interface Sizes {
  hidden: number;
  epochs: number;
}

/** What all parts of a run have in common. */
export interface Course extends Sizes {
  cards: Card[];
  rules: Rules;
  seed: number;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
}

/** Plays games to learn from. The number of workers does not change the samples. */
export async function playChunk(
  { cards, rules, workers, script }: Course,
  nets: BySide<Net> | null,
  seed: number,
  count: number,
): Promise<BySide<Samples>> {
  const answers = await answersInOrder<Setting, Trained>({
    script,
    setting: { task: 'gather', cards, rules, nets },
    seed,
    count,
    batch: BATCH,
    workers,
  });
  const parts = answers.flatMap((answer) => ('samples' in answer ? answer.samples : []));
  return bySide((side) => joined(parts.map((part) => part[side])));
}

/** New nets, whose output is 0 for all positions. */
export const newNets = ({ hidden }: Pick<Sizes, 'hidden'>): BySide<Net> =>
  bySide((side) => newNet(INPUT_NAMES[side], hidden, START));

/**
 * Fits copies of the nets: first to how the games ended, then to the mix of that and of what the fitted net says of
 * later positions.
 */
export async function fitNets(
  { epochs }: Sizes,
  start: BySide<Net>,
  samples: BySide<Samples>,
): Promise<{ nets: BySide<Net>; scores: BySide<Score> }> {
  const nets = structuredClone(start);
  const scores = {} as BySide<Score>;
  for (const side of SIDES) {
    const [net, all] = [nets[side], samples[side]];
    const numbers = Uint32Array.from({ length: all.count }, (_, i) => i);
    const chosen = numbers.filter((i) => all.game[i] % HELD_OUT !== 0);
    const lesson = { chosen, epochs, decay: DECAY };
    await fitTo(net, all, { ...lesson, target: all.result, rate: RATES[0], seed: START + 1 });
    await fitTo(net, all, { ...lesson, target: bootstrapped(net, all), rate: RATES[1], seed: START + 2 });
    scores[side] = score(
      net,
      all,
      numbers.filter((i) => all.game[i] % HELD_OUT === 0),
    );
  }
  return { nets, scores };
}

export interface Duel {
  points: number;
  games: number;
  ci95: Interval | null;
}

/** The points of planners that judge by `nets`. `against`: other nets, or null for the rookie's rule. */
export async function duel(
  { cards, rules, workers, script }: Course,
  nets: BySide<Net>,
  against: BySide<Net> | null,
  seed: number,
  pairs: number,
): Promise<Duel> {
  let points = 0;
  let games = 0;
  await shareOut<Setting, Trained>({
    script,
    setting: { task: 'compare', cards, rules, nets, against },
    seed,
    count: pairs,
    batch: BATCH,
    workers,
    take(answer) {
      if ('points' in answer) {
        points += answer.points;
        games += answer.games;
      }
      return false;
    },
  });
  return { points, games, ci95: wilson(points, games) };
}
