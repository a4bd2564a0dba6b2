/** The shape of a save's problem. `readSave.ts` finds out which one it is, `src/text/saves.ts` has its words. */
import type { Break } from '../host/index.ts';
import * as say from '../text/saves.ts';

export interface SaveProblem {
  /** For tests and icons. */
  code: 'damaged' | 'foreign' | 'older' | 'newer' | 'missing' | 'no-cards' | 'no-room' | 'no-storage' | 'not-ready';
  /** A sentence: what is wrong, where, and what to do instead. */
  message: string;
}

export const problem = (code: SaveProblem['code'], message: string): SaveProblem => ({ code, message });
export const isProblem = (value: object): value is SaveProblem => 'code' in value && 'message' in value;

/** `what`: what is wrong, without a full stop. */
export const damaged = (what: string): SaveProblem => problem('damaged', say.damaged(what));
export const missing = (): SaveProblem => problem('missing', say.missing);

/** The same problem, worded for a save in the browser's storage. */
export const kept = ({ code, message }: SaveProblem): SaveProblem => problem(code, say.kept(message));

export function brokenOff({ segment, move, action, refusal }: Break): SaveProblem {
  const type: unknown = action?.type;
  const why = refusal && { code: refusal.code, rule: refusal.rule };
  const facts = { part: segment, move, type: typeof type === 'string' ? type : undefined, why };
  return problem('damaged', say.brokenOff(facts));
}
