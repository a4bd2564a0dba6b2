/** Takes samples of many games. What was played is kept, so a run that was broken off goes on where it stood. */
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { answersInOrder } from '../../sim/threads.ts';
import type { Sample } from './sample.ts';
import type { Setting } from './worker.ts';

/** The samples of the games of one bot, from the first seed on. */
export interface Played {
  readonly bot: BotName;
  readonly seed: number;
  /** So many games have been played. */
  games: number;
  samples: Sample[];
}

interface Order {
  cards: readonly Card[];
  rules: Rules;
  /** So many games are to be played in all. */
  games: number;
  workers: number;
  /** Path of `worker.ts` as plain JavaScript. */
  script: string;
  /** Called as each chunk is done: time to keep it. */
  onKept(played: Played): void;
}

const CHUNK = 40;
const BATCH = 2;

/** Plays the games that are still missing. */
export async function playSamples(
  played: Played,
  { games, onKept, script, workers, cards, rules }: Order,
): Promise<void> {
  while (played.games < games) {
    const count = Math.min(CHUNK, games - played.games);
    const setting: Setting = { cards, rules, bot: played.bot };
    const seed = played.seed + played.games;
    const more = await answersInOrder<Setting, Sample[]>({ script, setting, seed, count, batch: BATCH, workers });
    played.games += count;
    played.samples.push(...more.flat());
    onKept(played);
  }
}
