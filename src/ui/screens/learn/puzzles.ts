/** The puzzles that come with the game, each a file of its folder; those of a set; and which one is today's. */
import type { Scenario } from '../../../scenario/format.ts';
import type { Puzzle } from '../../../scenario/puzzle.ts';
import { puzzleOfDay } from '../../../scenario/puzzleOfDay.ts';
import type { KeptPuzzle } from '../../../storage/keptPuzzles.ts';
import { dayOf } from '../../../text/day.ts';
import { PUZZLES as WORDS } from '../../../text/en/screens/puzzles.ts';
import { missionName } from '../../../text/plain.ts';
import type { Position } from './files.ts';
import { itemsIn, itemsOf, readFile } from './files.ts';

export interface PuzzleFile extends Pick<Puzzle, 'side' | 'theme' | 'difficulty' | 'horizon'> {
  /**
   * The name of its file without its ending; for a puzzle of a set, the set's hash and its place there; for one out of a
   * game, the name in its file, by which it is deleted.
   */
  readonly id: string;
  /** As it is shown, and entered when it is solved. */
  readonly name: string;
  /** The whole file, as a game begins with it. */
  readonly file: Position;
}

const FILES = import.meta.glob<Position>('../../../puzzles/*.json', { eager: true, import: 'default' });

const nameOf = (name: string): string => missionName(name) || WORDS.unnamed;

function puzzleIn(id: string, { puzzle, name = '' }: Scenario, file: Position): PuzzleFile | string {
  if (!puzzle) return WORDS.noPuzzle;
  const { side, theme, difficulty, horizon } = puzzle;
  return { id, name: nameOf(name), side, theme, difficulty, horizon, file };
}

/** The easy ones first, then by name. */
const inOrder = (a: PuzzleFile, b: PuzzleFile): number => a.difficulty - b.difficulty || (a.name < b.name ? -1 : 1);

/** The puzzles of the game. */
export const PUZZLES: readonly PuzzleFile[] = itemsIn(FILES, puzzleIn).sort(inOrder);

/** The puzzles that a set brings, and what is wrong with the others. */
export function puzzlesOf(set: string, files: readonly Position[]): { good: PuzzleFile[]; says: string[] } {
  const { good, says } = itemsOf(set, files, puzzleIn, WORDS.bad);
  return { good: good.sort(inOrder), says };
}

/** Out of a game that was played here. `cards`: the hash of the cards with which it was proved. */
export interface KeptFile extends PuzzleFile {
  readonly cards: string;
}

/** Out of a game, but it cannot be played. */
type Unplayable = Pick<PuzzleFile, 'id' | 'name'> & { readonly says: string };

/** The puzzles out of games, the latest first, and what is wrong with the others. */
export function keptOf(kept: readonly KeptPuzzle[]): { good: KeptFile[]; bad: Unplayable[] } {
  const good: KeptFile[] = [];
  const bad: Unplayable[] = [];
  for (const { file, cards } of kept.toReversed()) {
    const id = String(file.name);
    const read = readFile(id, file, puzzleIn);
    if (typeof read === 'string') bad.push({ id, name: nameOf(id), says: read });
    else good.push({ ...read, cards });
  }
  return { good, bad };
}

/** The puzzle of a day, by the calendar of whoever asks; null: there is none. */
export function puzzleOf(day: Date, puzzles: readonly PuzzleFile[] = PUZZLES): PuzzleFile | null {
  return puzzles[puzzles.length > 0 ? puzzleOfDay(dayOf(day), puzzles.length) : 0] ?? null;
}
