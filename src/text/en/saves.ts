/** Messages about saved games, storage and changed cards. */
import { count, loopWords, roundOf } from './words.ts';

export const notJson = 'This is not a saved game: the text is not JSON, or breaks off in the middle.';
export const foreign = 'This is not a save of Evil Genius VS Spies.';
export const older = (version: number): string =>
  `This game was saved by an older version (${version}) that this one cannot read.`;
export const newer = (version: number): string =>
  `This game was saved by a newer version (${version}). Reload the page to get it, then try again.`;
/** `what`: what is wrong, without a full stop. */
export const damaged = (what: string): string => `This save is damaged: ${what}.`;
export const misplaced = 'it lies in the place of another game';
export const missing = 'This game is not saved here any more. It may have been deleted in another tab.';
export const noCards = (hash: string): string =>
  `The cards this game is played with (set ${hash}) are missing or damaged.`;
export const nothingToPlayWith = 'There are no cards to play with yet. Correct the card files, then start the game.';
export const noGame = damaged('no game can be played from it');
/** `why`: the scenario reader's message, without a full stop. */
export const noPosition = (why: string): string => damaged(`the position it begins from cannot stand (${why})`);
export const positionLater = 'What reads the position of this game is not here yet. Try again in a moment.';

/** The message about a bad save in the browser. The save stays there. */
export const kept = (message: string): string => `${message} Its text is kept and can be downloaded.`;
/** The message about a bad file. Nothing of it was imported. */
export const notImported = (message: string, goesOn = false): string =>
  `${message} Nothing was imported.${goesOn ? '' : ' Choose a file that this game has exported.'}`;
export const noRoomToImport =
  'The browser has no room left for this game. Delete an old game, then import this one again.';

/** Where a replay broke off. Part and move count from 1. `why`: the refusal's code and rule, if there was one. */
export interface BrokenOff {
  part: number;
  move: number;
  turn: number;
  type: string | undefined;
  why: { code: string; rule: string } | null;
}
export function brokenOff({ part, move, turn, type, why }: BrokenOff): string {
  const ofPart = part > 1 ? ` of part ${part}` : '';
  const name = type && type.length < 30 ? ` (${type})` : '';
  const reason = why ? ` is not allowed by ${why.rule} (${why.code})` : ' leads nowhere';
  if (move === 0) return damaged(`the cards${ofPart} cannot come into the game`);
  return damaged(`move ${move}${ofPart}${name} in round ${roundOf(turn)}${reason}`);
}

/** What comes of going on before the move that does not fit. The save itself stays. */
export const goesOn = ({ kept, lost }: { kept: number; lost: number }): string =>
  `The ${count(kept, 'move')} before can be played on in a new game. It lacks the ${count(lost, 'move')} from there on; this save stays as it is.`;
/** Something beside the moves did not fit any more. */
export const pieces =
  'Something that was saved beside the moves does not fit any more, such as moves taken back, and was left out. All moves are here.';

const UNSAVED = {
  'no-room':
    'The browser has no room left to save. The game goes on, but is not saved: delete an old game, or download this one.',
  'no-storage': 'This browser does not let the page save. The game goes on; download it before you close the page.',
  unwritten:
    'The browser could not save the game. It goes on, and is saved with the next move if the browser can. Else download it before you close the page.',
  overtaken: 'This game was played on in another tab.',
};
/** Why a game, as it stands, is not safe, and what to do. */
export const unsaved = (why: keyof typeof UNSAVED): string => UNSAVED[why];
/** The open game was taken from storage again. */
export const overtaken =
  'This game was played on in another tab. It stands here now as that tab left it; a move made here meanwhile is not part of it.';

/** `why`: the scenario reader's message. */
export const otherStart = (why: string): string =>
  `The position in which this game begins cannot be set up with the cards of now: ${why}`;

/** `why`: why a card set cannot be kept for the next visit. */
export const setNotKept = (why: keyof typeof UNSAVED): string =>
  why === 'no-room'
    ? 'The browser has no room left to keep this card set. It is played until the page is closed; delete an old game, then open the set again.'
    : 'This browser does not keep this card set. It is played until the page is closed; open it again on your next visit.';
export const unnamedSet = 'Unnamed set';

export const cardsWait = 'The changed cards come into play as soon as nothing waits to be resolved.';
export const cardVanished = (name: string, id: string): string =>
  `The changed cards cannot come into this game: "${name}" (${id}) is part of it and is gone, or of another type. The game goes on with the cards it has.`;
export const cardsLoop = (names: readonly string[]): string =>
  `${loopWords(names)}. The chain was cut after 200 effects, and the game goes on. To correct the cards, give one of their triggers a "limit".`;
