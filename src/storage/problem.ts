/** The shape of a save's problem. `readSave.ts` finds out which one it is, `src/text/en/saves.ts` has its words. */
import type { Break } from '../host/index.ts';
import * as say from '../text/en/saves.ts';

export interface WayOn extends Pick<Break, 'segment' | 'move'> {
  /** How many moves come before it, and how many would be lost. */
  kept: number;
  lost: number;
}

export interface SaveProblem {
  /** For tests and icons. */
  code: 'damaged' | 'foreign' | 'older' | 'newer' | 'missing' | 'no-cards' | 'no-room' | 'no-storage' | 'not-ready';
  /** A sentence: what is wrong, where, and what to do instead. */
  message: string;
  /** Where the game can go on: before that move, of that part. */
  goesOn?: WayOn;
}

export const problem = (code: SaveProblem['code'], message: string): SaveProblem => ({ code, message });
export const isProblem = (value: object): value is SaveProblem => 'code' in value && 'message' in value;

/** `what`: what is wrong, without a full stop. */
export const damaged = (what: string): SaveProblem => problem('damaged', say.damaged(what));
export const missing = (): SaveProblem => problem('missing', say.missing);

/** The same problem, worded for a save in the browser's storage. */
export const kept = ({ message, ...rest }: SaveProblem): SaveProblem => ({ ...rest, message: say.kept(message) });

/** `counts`: how many moves each part of the game has. */
export function brokenOff({ segment, move, turn, action, refusal }: Break, counts: readonly number[]): SaveProblem {
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  const before = sum(counts.slice(0, segment - 1)) + Math.max(0, move - 1);
  const type: unknown = action?.type;
  const why = refusal && { code: refusal.code, rule: refusal.rule };
  const facts = { part: segment, move, turn, type: typeof type === 'string' ? type : undefined, why };
  const goesOn = { segment, move, kept: before, lost: sum(counts) - before };
  return { ...problem('damaged', say.brokenOff(facts)), ...(before > 0 && { goesOn }) };
}
