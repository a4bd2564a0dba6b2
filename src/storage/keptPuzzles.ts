/** The puzzles that came out of games in this browser. They outlive the saves. */
import type { Position } from '../record/index.ts';
import { KEPT_PUZZLES } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { anything, both, isObject, must, parse, record, text } from './shape.ts';

/** A puzzle as it is kept. No two have the same name in their files. */
export interface KeptPuzzle {
  /** The whole file, as a game begins with it. */
  readonly file: Position;
  /** Content hash of the cards with which it was proved. */
  readonly cards: string;
}

/** No more than so many are kept. */
const MOST = 200;

const shape = record({ file: both(must('position', isObject), anything(24)), cards: text(64) });
const isKept = (value: unknown): value is KeptPuzzle =>
  shape(value, '') === undefined && text(200)((value as KeptPuzzle).file.name, '') === undefined;

/** Those of a list that can be read. */
export const readKept = (value: unknown): KeptPuzzle[] => (Array.isArray(value) ? value.filter(isKept) : []);

/** What is to be solved, and with which cards. Two puzzles in which it is the same are one, whatever they say. */
function taskOf({ file: { setup, puzzle }, cards }: KeptPuzzle): string {
  const { side, goal } = isObject(puzzle) ? puzzle : {};
  return JSON.stringify([setup, side, goal, cards]);
}

/** A longer name is cut before a number comes behind it. */
const LONGEST = 180;

/** The puzzle with a number behind its name, if that is taken. */
function numbered({ file, cards }: KeptPuzzle, taken: ReadonlySet<unknown>): KeptPuzzle {
  const name = String(file.name);
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name.slice(0, LONGEST)} (${number})`;
  return { file: { ...file, name: free }, cards };
}

/** Those that are not kept yet, as they are to be kept. */
function newOnes(kept: readonly KeptPuzzle[], more: readonly KeptPuzzle[]): KeptPuzzle[] {
  const tasks = new Set(kept.map(taskOf));
  const names = new Set<unknown>(kept.map(({ file }) => file.name));
  return more.flatMap((one) => {
    if (tasks.has(taskOf(one))) return [];
    const puzzle = numbered(one, names);
    tasks.add(taskOf(puzzle));
    names.add(puzzle.file.name);
    return [puzzle];
  });
}

export type KeptPuzzles = ReturnType<typeof openKeptPuzzles>;

/** Opens the puzzles that are kept. An entry that cannot be read is not told, and stays stored as it is. */
export function openKeptPuzzles(keep: Keep) {
  /** All that is there, also what cannot be read. A text that is no list is its only entry. */
  function entries(): unknown[] {
    const raw = keep.getItem(KEPT_PUZZLES) ?? '[]';
    const value = parse(raw);
    return Array.isArray(value) ? value : [raw];
  }
  const all = (): KeptPuzzle[] => readKept(entries());
  /** Returns false if there is no room. */
  function write(list: readonly unknown[]): boolean {
    try {
      keep.setItem(KEPT_PUZZLES, JSON.stringify(list));
      return true;
    } catch {
      return false;
    }
  }
  return {
    /** The latest last. Another tab may have added to them. */
    all,
    /** Is that puzzle kept, under whatever name? */
    has: (puzzle: KeptPuzzle): boolean => all().some((one) => taskOf(one) === taskOf(puzzle)),
    /** Adds those that are not kept. Where a name is taken, a number comes behind it. Returns false if there is no room for all. */
    add(puzzles: readonly KeptPuzzle[]): boolean {
      const kept = all();
      const more = newOnes(kept, puzzles);
      const room = Math.max(MOST - kept.length, 0);
      return write([...entries(), ...more.slice(0, room)]) && more.length <= room;
    },
    remove: (name: string): boolean => write(entries().filter((one) => !isKept(one) || one.file.name !== name)),
  };
}
