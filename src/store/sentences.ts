/** What the store has to say in words: about saves, storage and changed cards. The game's sentences are in src/text. */
import type { Action } from '../engine/index.ts';
import type { Break } from './replay.ts';
import type { SaveProblem } from './types.ts';

const problem = (code: SaveProblem['code'], message: string): SaveProblem => ({ code, message });

export const notJson = (): SaveProblem =>
  problem('damaged', 'This is not a saved game: the text is not JSON, or breaks off in the middle.');
export const foreign = (): SaveProblem => problem('foreign', 'This is not a save of Evil Genius VS Spies.');
export const older = (version: number): SaveProblem =>
  problem('older', `This game was saved by an older version (${version}) that this one cannot read.`);
export const newer = (version: number): SaveProblem =>
  problem('newer', `This game was saved by a newer version (${version}). Reload the page to get it, then try again.`);
export const misshapen = (where: string): SaveProblem => problem('damaged', `This save is damaged: ${where}.`);
export const missing = (): SaveProblem =>
  problem('missing', 'This game is not saved here any more. It may have been deleted in another tab.');
export const noCards = (hash: string): SaveProblem =>
  problem('no-cards', `The cards this game is played with (set ${hash}) are missing or damaged.`);
export const nothingToPlayWith = (): SaveProblem =>
  problem('no-cards', 'There are no cards to play with yet. Correct the card files, then start the game.');
export const noGame = (): SaveProblem => problem('damaged', 'This save is damaged: no game can be played from it.');

/** The problem of a save that lies in the browser, where it stays. */
export const kept = ({ code, message }: SaveProblem): SaveProblem =>
  problem(code, `${message} Its text is kept and can be downloaded.`);
/** The problem of a file, of which nothing was taken in. */
export const notImported = ({ code, message }: SaveProblem): SaveProblem =>
  problem(code, `${message} Nothing was imported. Choose a file that this game has exported.`);
export const noRoomToImport = (): SaveProblem =>
  problem('no-room', 'The browser has no room left for this game. Delete an old game, then import this one again.');

const name = (action: Action | null): string => {
  const type: unknown = action?.type;
  return typeof type === 'string' && type.length < 30 ? ` (${type})` : '';
};
export function brokenOff({ segment, move, action, refusal }: Break): SaveProblem {
  const part = segment > 1 ? ` of part ${segment}` : '';
  const why = refusal ? ` is not allowed by ${refusal.rule} (${refusal.code})` : ' leads nowhere';
  return problem('damaged', `This save is damaged: move ${move}${part}${name(action)}${why}.`);
}

export const noRoom = (): SaveProblem =>
  problem(
    'no-room',
    'The browser has no room left to save. The game goes on, but is not saved: delete an old game, or download this one.',
  );
export const noStorage = (): SaveProblem =>
  problem(
    'no-storage',
    'This browser does not let the page save. The game goes on; download it before you close the page.',
  );

export const cardsWait = 'The cards have changed. They come into play as soon as nothing waits to be resolved.';
export const cardVanished = (name: string, id: string): string =>
  `The changed cards cannot come into this game: "${name}" (${id}) is part of it and is gone, or of another type. The game goes on with the cards it has.`;
export const cardsLoop =
  'These cards set each other off without end (loop). The move was not made; choose another one, or correct the cards.';
