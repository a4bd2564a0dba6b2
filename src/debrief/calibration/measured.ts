/** What the repository keeps of how far the evaluator can be trusted: `measured.json`, from which its page is made. */
import type { BotName } from '../../bots/index.ts';
import type { Calibration } from './table.ts';

export interface Measured {
  readonly command: string;
  readonly cardsHash: string;
  /** So many games of each bot against itself. */
  readonly games: Readonly<Partial<Record<BotName, number>>>;
  readonly all: Calibration;
  readonly each: Readonly<Partial<Record<BotName, Calibration>>>;
}

/** True if what is known rests on more games of the same set. */
export const isLarger = (known: Measured, found: Measured): boolean =>
  known.cardsHash === found.cardsHash && known.all.games > found.all.games;
