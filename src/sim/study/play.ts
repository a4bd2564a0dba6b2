/** Plays what a part of a level still lacks. All that is to be played grows evenly, so a run may end at any time. */
import { WITHOUT, WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import type { Pairing } from '../field/deal.ts';
import type { Setting as DealSetting, Results } from '../field/worker.ts';
import { answersInOrder } from '../threads.ts';
import type { Part, Swap } from './part.ts';
import { isSame, resultsOf } from './part.ts';
import { withPlain } from './plain.ts';
import type { GameRecord } from './record.ts';
import type { Setting as MirrorSetting, Records } from './worker.ts';

/** The deals that a part is to have: all of them, those played again without each rule, and with each card plain. */
export interface Goal {
  games: number;
  pairs: number;
  worths: number;
}
/** `swap`: absent where the bot plays as it is, with the cards as they are. */
export interface Step {
  swap?: Swap;
  done: number;
  goal: number;
}
export interface Playing {
  cards: readonly Card[];
  rules: Rules;
  goal: Goal;
  /** The most hours of one processor that the part may take, with those that it has taken. */
  hours: number;
  workers: number;
  /** Paths of `worker.ts` and of `../field/worker.ts` as plain JavaScript. */
  scripts: { mirrors: string; deals: string };
  /** Called before each step and, with the part grown, after it. */
  onStep(step: Step): void;
  onKept(): void;
}

/** The deals that are played at a time: a few minutes at most. */
const CHUNK: Readonly<Record<BotName, number>> = { intern: 400, rookie: 100, deputy: 20, mastermind: 10 };
/** Of which a thread gets so many at a time. */
const SHARES = 20;

const MICROSECONDS_PER_HOUR = 3.6e9;

export async function playPart(part: Part, playing: Playing): Promise<void> {
  const { goal, hours, onStep, onKept } = playing;
  while (part.hours < hours) {
    const step = nextOf(part, stepsOf(part, playing.cards, goal));
    if (!step) return;
    onStep(step);
    const before = process.cpuUsage();
    const count = Math.min(CHUNK[part.bot], step.goal - step.done);
    if (step.swap) await playSwap(part, step.swap, step.done, count, playing);
    else part.records.push(...(await playMirrors(part, count, playing)));
    const { user, system } = process.cpuUsage(before);
    part.hours += (user + system) / MICROSECONDS_PER_HOUR;
    onKept();
  }
}

function stepsOf(part: Part, cards: readonly Card[], { games, pairs, worths }: Goal): Step[] {
  const swaps = (some: readonly Swap[], wanted: number): Step[] =>
    some.map((swap) => ({ swap, done: resultsOf(part, swap).length, goal: Math.min(wanted, games) }));
  return [
    { done: part.records.length, goal: games },
    ...swaps(
      WITHOUT_NAMES.map((without) => ({ without })),
      pairs,
    ),
    ...swaps(
      cards.map(({ id }) => ({ plain: id })),
      worths,
    ),
  ];
}

/** The one that lags behind most. A deal is played as it is before it is played with a change. */
function nextOf({ records }: Part, steps: readonly Step[]): Step | undefined {
  const open = steps.filter(({ swap, done, goal }) => done < goal && (!swap || done < records.length));
  const lag = ({ done, goal }: Step): number => done / goal;
  return open.toSorted((a, b) => lag(a) - lag(b))[0];
}

async function playMirrors(part: Part, count: number, playing: Playing): Promise<GameRecord[]> {
  const { cards, rules, scripts } = playing;
  const setting: MirrorSetting = { cards, rules, bot: part.bot };
  const answers = await chunk<MirrorSetting, Records>(part.seed + part.records.length, count, playing, {
    script: scripts.mirrors,
    setting,
  });
  return answers.flatMap(({ records }) => records);
}

async function playSwap(part: Part, swap: Swap, done: number, count: number, playing: Playing): Promise<void> {
  const { cards, rules, scripts } = playing;
  const setting: DealSetting = {
    cards: 'plain' in swap ? withPlain(cards, swap.plain) : cards,
    rules,
    ...pairingOf(part.bot, swap),
  };
  const most = Math.min(count, part.records.length - done);
  const answers = await chunk<DealSetting, Results>(part.seed + done, most, playing, {
    script: scripts.deals,
    setting,
  });
  const results = answers.map((answer) => answer.results).join('');
  const old = part.swapped.find((one) => isSame(one, swap));
  if (old) old.results += results;
  else part.swapped.push({ ...swap, results });
}

function pairingOf(bot: BotName, swap: Swap): Pairing {
  if ('plain' in swap) return { genius: bot, spymaster: bot };
  const { without } = swap;
  return { genius: bot, spymaster: bot, [WITHOUT[without].side]: `${bot}-without-${without}` };
}

/** The answers for so many deals from a seed on, in their order. */
const chunk = <Setting, Answer>(
  seed: number,
  count: number,
  { workers }: Playing,
  what: { script: string; setting: Setting },
): Promise<Answer[]> =>
  answersInOrder<Setting, Answer>({ ...what, seed, count, batch: Math.ceil(count / SHARES), workers });
