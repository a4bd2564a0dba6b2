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
  of(level: Level): { value: number; ci95?: Figure['ci95'] } | null;
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
 * said as it is.
 */
export interface Aimed {
  aim: AimName;
  bot: BotName;
  value: number | null;
  ci95: Figure['ci95'] | null;
  met: boolean | null;
  sure: boolean;
}

/** The aims of a level. Of a level that has none, nothing. */
export function aimsOf(level: Level): Aimed[] {
  return (Object.keys(AIMS) as AimName[]).flatMap((name): Aimed[] => {
    const aim: Aim = AIMS[name];
    if (!aim.levels.includes(level.bot)) return [];
    const found = aim.of(level);
    const isIn = (value: number): boolean => value >= (aim.least ?? value) && value <= (aim.most ?? value);
    if (!found) return [{ aim: name, bot: level.bot, value: null, ci95: null, met: null, sure: false }];
    const { value, ci95 } = found;
    const met = isIn(value);
    const [low, high] = ci95 ?? [value, value];
    const inside = isIn(low) && isIn(high);
    const outside = high < (aim.least ?? Number.NEGATIVE_INFINITY) || low > (aim.most ?? Number.POSITIVE_INFINITY);
    return [{ aim: name, bot: level.bot, value, ci95: ci95 ?? null, met, sure: met ? inside : outside }];
  });
}
