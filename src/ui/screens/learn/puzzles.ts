/** The puzzles that come with the game, each a file of its folder; those of a set; and which one is today's. */
import type { Side } from '../../../engine/index.ts';
import { readScenario } from '../../../scenario/format.ts';
import { puzzleOfDay } from '../../../scenario/puzzleOfDay.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import type { NewGameOptions } from '../../../store/types.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';
import { PUZZLES as WORDS } from '../../../text/en/screens/puzzles.ts';
import { missionName } from '../../../text/plain.ts';

type Position = NonNullable<NewGameOptions['position']>;
type Theme = keyof typeof WORDS.theme;

export interface PuzzleFile {
  /** The name of its file without its ending; for a puzzle of a set, the set's hash and its place there. */
  readonly id: string;
  /** As it is shown, and entered when it is solved. */
  readonly name: string;
  readonly side: Side;
  readonly theme: Theme;
  /** 1 to 3. */
  readonly difficulty: number;
  readonly horizon: 'turn' | 'next';
  /** The whole file, as a game begins with it. */
  readonly file: Position;
}

const FILES = import.meta.glob<Position>('../../../puzzles/*.json', { eager: true, import: 'default' });

type Read = PuzzleFile | { readonly says: string };

function read(id: string, file: Position): Read {
  try {
    const { puzzle, name = '' } = readScenario(file);
    if (!puzzle) return { says: WORDS.noPuzzle };
    const { side, theme, difficulty, horizon } = puzzle;
    return { id, name: missionName(name) || WORDS.unnamed, side, theme, difficulty, horizon, file };
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return { says: scenarioSentence(error.trouble) };
  }
}

const isGood = (one: Read): one is PuzzleFile => 'id' in one;

/** The easy ones first, then by name. */
const inOrder = (a: PuzzleFile, b: PuzzleFile): number => a.difficulty - b.difficulty || (a.name < b.name ? -1 : 1);

/** The puzzles of the game. */
export const PUZZLES: readonly PuzzleFile[] = Object.entries(FILES)
  .map(([path, file]) =>
    read(
      path
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? path,
      file,
    ),
  )
  .filter(isGood)
  .sort(inOrder);

/** The puzzles that a set brings, and what is wrong with the others. */
export function puzzlesOf(set: string, files: readonly Position[]): { good: PuzzleFile[]; says: string[] } {
  const all = files.map((file, at) => read(`${set} ${at + 1}`, file));
  return {
    good: all.filter(isGood).sort(inOrder),
    says: all.flatMap((one, at) => ('says' in one ? WORDS.bad(at + 1, one.says) : [])),
  };
}

/** The puzzle of a day, by the calendar of whoever asks; null: there is none. */
export function puzzleOf(day: Date, puzzles: readonly PuzzleFile[] = PUZZLES): PuzzleFile | null {
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return puzzles[puzzles.length > 0 ? puzzleOfDay(date, puzzles.length) : 0] ?? null;
}
