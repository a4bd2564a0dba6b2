/** Proves the puzzles of files or of a set. */
import { basename } from 'node:path';
import { readScenario } from '../../scenario/format.ts';
import type { GameSet } from '../../scenario/open.ts';
import type { OpenPuzzle, Proof } from '../../scenario/prove/prove.ts';
import { MOST_POSITIONS, openPuzzle, prove } from '../../scenario/prove/prove.ts';
import { BadScenario } from '../../scenario/trouble.ts';
import type { Broken } from '../../text/en/cli/puzzles.ts';

/** A puzzle as it was read. `label`: where it stands. */
export interface Source {
  readonly label: string;
  readonly json: unknown;
}

/** What came of one. `open` and `proof` are null where it is no puzzle of this set. */
export interface Tried {
  readonly label: string;
  readonly name: string;
  readonly open: OpenPuzzle | null;
  readonly proof: Proof | null;
  readonly broken: Broken | null;
  readonly seconds: number;
}

/** Proves one with the cards of that set. It gives up after so many seconds. */
export function tryPuzzle({ label, json }: Source, set: GameSet, most: number): Tried {
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const { name = basename(label) } = (json ?? {}) as { name?: string };
  const none = (broken: Broken): Tried => ({ label, name, open: null, proof: null, broken, seconds: spent() });
  try {
    const open = openPuzzle(readScenario(json), set);
    if (!open) return none({ why: 'no-puzzle' });
    const proof = prove(open, { positions: MOST_POSITIONS, goesOn: () => spent() < most });
    return { label, name, open, proof, broken: proof.unproved, seconds: spent() };
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return none({ why: 'scenario', trouble: error.trouble });
  }
}
