/** Words of the list of saved games. */
import type { Imported } from '../../../storage/bundle.ts';
import { missionName, quoted } from '../../plain.ts';

/** The name of a set that somebody brought is cut at so many characters. */
const LONGEST = 60;

/** Words before a name, or those for an empty one. */
const named = (before: string, unnamed: string) => (name: string) => {
  const said = missionName(name);
  return said ? `${before} ${said}` : unnamed;
};
const UNNAMED = { mission: 'A mission without a name', puzzle: 'A puzzle without a name' };

export const SAVED = {
  cleared:
    'A browser may clear out what is not opened for long; Safari does after a week. Export a game that has to stay.',
  late: 'This browser saves late: after a crash the last minute of play may be missing.',
  delete: 'Delete',
  deleting: 'Delete this game?',
  gone: (what: string) => `${what} will be gone for good. Export it first if you may want it back.`,
  keep: 'Keep it',
  versus: 'vs',
  damaged: 'A save that cannot be read',
  score: (genius: number, spymaster: number) => `Evilness ${genius} : ${spymaster}`,
  set: (name: string) => `cards: ${quoted(name, LONGEST)}`,
  round: (round: number, over: boolean) => (over ? `over after round ${round}` : `round ${round}`),
  mission: named('Mission:', UNNAMED.mission),
  puzzle: named('Puzzle:', UNNAMED.puzzle),
  /** In a sentence. */
  theMission: named('The mission', UNNAMED.mission),
  thePuzzle: named('The puzzle', UNNAMED.puzzle),
  /** What a button does, and to which game. */
  to: (what: string, game: string) => `${what}: ${game}`,
  resume: 'Resume',
  unread: (count: number) => (count === 1 ? 'A saved game cannot be read.' : `${count} saved games cannot be read.`),
  see: 'See what is wrong',
  look: 'Look',
  lookAt: 'Look at',
  export: 'Export',
  raw: 'Download the raw save',
  goOn: 'Go on before that move',
  /** How many moves are taken, and how many are left out. */
  importBefore: (kept: number, lost: number) =>
    `Import the ${kept} ${kept === 1 ? 'move' : 'moves'} before, without the ${lost} from there on`,
  unreadable: (file: string) => `The file ${file} cannot be read. Export the game once more and try again.`,
  unsaved: {
    'no-room': 'The last moves are not saved: the browser has no room left. Delete an old game, or export this one.',
    'no-storage': 'Not saved: this game is gone when the page is closed. Export it to keep it.',
    unwritten: 'The last moves are not saved: the browser could not write them. Export this game to keep it.',
    overtaken: 'This game was played on in another tab.',
  },
  promised: 'This browser has promised not to clear out games by itself. Export a game that has to stay for sure.',
};

/** The name of a saved game, from its players; `null`: they cannot be read. */
export const gameOf = (players: { genius: string; spymaster: string } | null): string =>
  players ? `The game of ${players.genius} and ${players.spymaster}` : 'This saved game';

/** Around the list of saved games. */
export const SAVED_GAMES = {
  title: 'Saved games',
  /** Nothing is saved yet. By how long it takes until something is safe. */
  none: {
    'at-once': 'None yet. Every game is saved by itself, in this browser, after each move.',
    late: 'None yet. Every game is saved by itself, in this browser; after a crash the last minute may be missing.',
    /** Why, the title says. */
    never: 'None.',
  },
  import: 'Import a file',
  file: 'File of an exported game, or of everything',
  everything: 'Export everything',
  carry: 'Saved games are in this browser only. Export them to carry them to another device.',
  /** What came of the file with everything. */
  imported: ({ games, isWhole, puzzles }: Imported) =>
    [
      `${games === 0 ? 'No new game was' : games === 1 ? 'One game was' : `${games} games were`} imported, and the record.`,
      ...(isWhole ? [] : ['A part of the record in the file could not be read, and was left out.']),
      ...(puzzles ? ['Not all puzzles found room. Delete some under Puzzles, then import the file again.'] : []),
    ].join(' '),
};

/** Asked before all saved games leave the page, if some are not over. */
export const EXPORT_ALL = {
  title: 'Export games that are not over?',
  holds: (games: number) =>
    `${games === 1 ? 'One game is' : `${games} games are`} not over. The file would hold all hands and decks: whoever opens it can read them. So all who play must agree.`,
  all: 'We agree: all games',
  over: 'Only what is over',
};

/** Asked before the file of a game that is not over leaves the page. */
export const EXPORT = {
  title: 'Export a game that is not over?',
  holds: {
    both: 'The file holds both hands and the order of both decks: whoever opens it can read them. So both players must agree. The file is imported on the title, and the game opens there at its curtain.',
    bot: 'The file holds the hand of the bot too, and the order of both decks: whoever opens it can read them. The file is imported on the title, and the game opens there at its curtain.',
  },
  not: 'Not now',
};
