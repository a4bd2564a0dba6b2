/** Words of the command that proves puzzles, and of its page. */

import type { Unproved } from '../../../scenario/prove/prove.ts';
import type { ScenarioTrouble } from '../../../scenario/trouble.ts';
import { scenarioSentence } from '../scenario/trouble.ts';
import { spaced } from '../words.ts';
import { aligned } from './columns.ts';
import { markdownTable } from './markdown.ts';

export const PUZZLES = {
  name: 'npm run puzzles --',
  does: 'Proves every puzzle against all replies, and names those that do not hold any more.',
  files: "puzzle files (JSON); without them, the game's own",
  cards: 'folder or file of another card set: its own puzzles are proved, or those of the game if it brings none',
  seconds: 'give up a puzzle after so long',
  ways: 'print the ways of each puzzle, too',
  renew: 'write src/puzzles/PROOFS.md',
  mine: 'look for new ones in games of bots, and write them into the folder of --to',
  games: 'with --mine: so many games',
  seed: 'with --mine: the seed of the first game; each game has the next one',
  bot: (bots: string) => `with --mine: who plays both sides: ${bots}`,
  to: 'with --mine: the folder for what is found',
  needsMine: (flag: string) => `error: ${flag} goes with --mine: add it, or leave ${flag} out`,
  needsFolder: 'error: --mine needs --to: name the folder for what it finds',
  nothingFound: 'Nothing was found.',
  mined: (file: string, positions: number) => `${file}: ${spaced(positions)} positions`,
  json: 'print one JSON object',
  renewed: 'src/puzzles/PROOFS.md is new.',
  proved: (proved: number, of: number) => `${proved} of ${of} ${of === 1 ? 'puzzle' : 'puzzles'} proved`,
  noPuzzle: 'it has no key "puzzle"',
  found: (game: number, turn: number) => `Game ${game}, turn ${turn}`,
  toDo: 'Find the way.',
};

/** Why a puzzle is not proved. */
export type Broken =
  | Unproved
  | { readonly why: 'scenario'; readonly trouble: ScenarioTrouble }
  | { readonly why: 'no-puzzle' };

const ways = (count: number): string => (count === 1 ? '1 way' : `${count} ways`);

/** Why a puzzle is not proved, as the end of a line. */
export function brokenWords(broken: Broken): string {
  switch (broken.why) {
    case 'scenario':
      return `${broken.trouble.at ? `${broken.trouble.at}: ` : ''}${scenarioSentence(broken.trouble)}`;
    case 'no-puzzle':
      return PUZZLES.noPuzzle;
    case 'ways':
      return `it says that ${broken.told === 1 ? 'there is 1 way' : `there are ${broken.told} ways`}, and has ${ways(broken.are)}`;
    case 'solution':
      return broken.at === null
        ? 'its solution ends before the goal'
        : `its solution loses the way before action ${broken.at}`;
    case 'chance':
      return 'something in it is left to chance';
    case 'positions':
      return 'it has too many positions';
    case 'time':
      return 'its proof takes too long';
    case 'many':
      return 'somebody can do more in it than can be looked through';
    case 'no-decks':
      return '"setup.decks" must name the cards of all three decks, since nobody knows what else is drawn';
    case 'face-down':
      return 'the Evil Plan lies face down, and the Master would have to know it';
    case 'won-already':
      return 'it is over where it begins';
    case 'no-way':
      return 'no way wins';
  }
}

/** A puzzle in the table. */
export interface Row {
  readonly name: string;
  readonly side: string;
  readonly theme: string;
  readonly difficulty: number;
  readonly horizon: string;
  readonly ways: number;
  readonly positions: number;
  readonly seconds: number;
}

/** What both tables tell of a puzzle. */
const FACTS = ['side', 'theme', 'difficulty', 'horizon', 'ways', 'positions'];
const factsOf = ({ side, theme, difficulty, horizon, ways: count, positions }: Omit<Row, 'seconds'>): string[] => [
  side,
  theme,
  String(difficulty),
  horizon,
  String(count),
  spaced(positions),
];

export const rowsWords = (rows: readonly Row[]): string =>
  aligned([['', ...FACTS, 'seconds'], ...rows.map((row) => [row.name, ...factsOf(row), row.seconds.toFixed(1)])]);

/** A puzzle on the page. `file`: the name of its file. `hash`: of its file. */
export interface PageRow extends Omit<Row, 'seconds'> {
  readonly file: string;
  readonly hash: string;
}

export const proofsPage = (cardsHash: string, rows: readonly PageRow[]): string =>
  `# The puzzles, proved

Made by the command \`npm run puzzles -- --renew\` on the card set ${cardsHash}. Every position that can come up until the horizon of a puzzle was looked at: ${spaced(rows.reduce((sum, { positions }) => sum + positions, 0))} in all ${rows.length} puzzles. Equal positions count once. A position in which only one thing can be done counts as the position that follows it.

${markdownTable(
  ['puzzle', 'file', ...FACTS, 'hash'],
  rows.map((row) => [row.name, `[${row.file}](${row.file})`, ...factsOf(row), row.hash]),
)}
`;
