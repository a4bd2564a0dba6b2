/** What the card set is to be at each level of play, and whether it is. */
import type { WithoutName } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import type { Figure } from '../estimate/figure.ts';
import type { Level } from './level.ts';

const ALL = ['rookie', 'deputy', 'mastermind'] as const satisfies BotName[];
const TWO = ['rookie', 'deputy'] as const satisfies BotName[];
const ROOKIE = ['rookie'] as const satisfies BotName[];

/** What is measured: shares of games from 0 to 1, or numbers. `wins` and `points` are shares, and so is `change`. */
export type Unit = 'wins' | 'points' | 'change' | 'number';

interface Aim {
  levels: readonly BotName[];
  unit: Unit;
  least?: number;
  most?: number;
  /** Null where it was not measured. */
  of(level: Level): Figure | { value: number } | null;
}

const loss =
  (name: WithoutName) =>
  ({ losses }: Level): Figure | null =>
    losses.find(({ without }) => without === name)?.lost ?? null;
const quantile =
  (part: 'p10' | 'p50' | 'p90') =>
  ({ rounds }: Level): { value: number } | null => {
    const value = rounds[part];
    return value === null ? null : { value };
  };

/** The card whose worth is farthest from 0. */
export const farthest = ({ worths }: Level): Level['worths'][number] | undefined =>
  worths.filter(({ few }) => !few).toSorted((a, b) => Math.abs(b.worth.value) - Math.abs(a.worth.value))[0];

export const AIMS = {
  share: { levels: ALL, unit: 'wins', least: 0.47, most: 0.53, of: ({ won }) => won },
  early: { levels: ALL, unit: 'number', least: 8, of: quantile('p10') },
  median: { levels: ALL, unit: 'number', least: 11, most: 15, of: quantile('p50') },
  late: { levels: ALL, unit: 'number', most: 16, of: quantile('p90') },
  leadChanges: { levels: TWO, unit: 'number', least: 0.9, of: ({ leadChanges }) => leadChanges },
  close: { levels: TWO, unit: 'wins', least: 0.35, of: ({ close }) => close },
  suspense: { levels: TWO, unit: 'change', least: 0, of: ({ suspense }) => suspense.rise },
  faceDown: { levels: TWO, unit: 'number', least: 1, of: ({ waiting }) => waiting.faceDown.mean },
  waiting: { levels: TWO, unit: 'points', most: 0.03, of: loss('haste') },
  arranging: { levels: ROOKIE, unit: 'points', least: 0.08, of: loss('arranging') },
  moving: { levels: ROOKIE, unit: 'points', least: 0.03, of: loss('moving') },
  disconnecting: { levels: ROOKIE, unit: 'points', least: 0.02, of: loss('disconnecting') },
  five: { levels: ROOKIE, unit: 'points', least: 0.02, of: loss('large-networks') },
  ignoring: { levels: ROOKIE, unit: 'points', least: 0.03, of: loss('ignoring') },
  cards: {
    levels: ROOKIE,
    unit: 'points',
    least: -0.06,
    most: 0.06,
    of: (level) => farthest(level)?.worth ?? null,
  },
} as const satisfies Record<string, Aim>;
export type AimName = keyof typeof AIMS;

/**
 * `met`: null where it was not measured. `sure`: the whole interval says the same; a figure without an interval is only
 * said as it is. `toGo`: about how many games more would make it sure; null where it is sure or where nothing tells.
 */
export interface Aimed {
  aim: AimName;
  bot: BotName;
  value: number | null;
  ci95: Figure['ci95'] | null;
  met: boolean | null;
  sure: boolean;
  toGo: number | null;
}

/** The aims of a level. Of a level that has none, nothing. */
export const aimsOf = (level: Level): Aimed[] =>
  (Object.keys(AIMS) as AimName[])
    .filter((name) => (AIMS[name].levels as readonly BotName[]).includes(level.bot))
    .map((name) => ({ aim: name, bot: level.bot, ...judged(AIMS[name], AIMS[name].of(level)) }));

function judged(
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Aim,
  found: ReturnType<Aim['of']>,
) {
  if (!found) return { value: null, ci95: null, met: null, sure: false, toGo: null };
  const { value } = found;
  const isIn = (n: number): boolean => n >= least && n <= most;
  const met = isIn(value);
  if (!('ci95' in found)) return { value, ci95: null, met, sure: true, toGo: null };
  const { ci95, n } = found;
  const [low, high] = ci95;
  const sure = met ? isIn(low) && isIn(high) : high < least || low > most;
  const distance = Math.min(Math.abs(value - least), Math.abs(value - most));
  const toGo = sure || distance === 0 ? null : Math.ceil(n * (((high - low) / 2 / distance) ** 2 - 1));
  return { value, ci95, met, sure, toGo };
}
