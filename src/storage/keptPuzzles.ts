/** The puzzles that came out of games in this browser. They outlive the saves. */
import type { Position } from '../record/index.ts';
import { KEPT_PUZZLES } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { anything, both, isObject, must, parse, record, text } from './shape.ts';

/** A puzzle as it is kept. It is known by the name in its file. */
export interface KeptPuzzle {
  /** The whole file, as a game begins with it. */
  readonly file: Position;
  /** Content hash of the cards with which it was proved. */
  readonly cards: string;
}

/** So many are kept, the latest. */
const MOST = 200;

const shape = record({ file: both(must('position', isObject), anything(24)), cards: text(64) });
const isKept = (value: unknown): value is KeptPuzzle =>
  shape(value, '') === undefined && text(200)((value as KeptPuzzle).file.name, '') === undefined;

/** Those of a list that can be read. */
export const readKept = (value: unknown): KeptPuzzle[] => (Array.isArray(value) ? value.filter(isKept) : []);

/** Both together. Of two with one name the later one counts. */
const merged = (one: readonly KeptPuzzle[], more: readonly KeptPuzzle[]): KeptPuzzle[] => {
  const names = new Set(more.map(({ file }) => file.name));
  return [...one.filter(({ file }) => !names.has(file.name)), ...more].slice(-MOST);
};

export type KeptPuzzles = ReturnType<typeof openKeptPuzzles>;

/** Opens the puzzles that are kept. What cannot be read is left out. */
export function openKeptPuzzles(keep: Keep) {
  const all = (): KeptPuzzle[] => readKept(parse(keep.getItem(KEPT_PUZZLES) ?? '[]'));
  /** Returns false if there is no room. */
  function write(puzzles: readonly KeptPuzzle[]): boolean {
    try {
      keep.setItem(KEPT_PUZZLES, JSON.stringify(puzzles));
      return true;
    } catch {
      return false;
    }
  }
  return {
    /** The latest last. Another tab may have added to them. */
    all,
    /** Adds some. Returns false if there is no room. */
    add: (puzzles: readonly KeptPuzzle[]): boolean => write(merged(all(), puzzles)),
    remove: (name: string): boolean => write(all().filter(({ file }) => file.name !== name)),
  };
}
