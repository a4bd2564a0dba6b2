/** Words of the workbench: positions that are opened, edited, saved and tried. */
import type { BySide, Step } from '../../engine/index.ts';
import { nameOf } from '../names.ts';

export const NO_GAME = 'No game is open.';
export const SECRET =
  'Two people play this game, and their hands and decks are secret. It can be opened when it is over, or when both agree.';
export const UNREACHABLE = 'The workbench could not be fetched. Look at the connection, and try again.';
export const NOTHING_YET = 'The Evil Genius must choose its first plan before there is a position to take.';
export const NO_MOVES = 'Nothing has been played in these turns yet.';

/** The name of a scenario that was taken from a game. */
export const positionName = (names: BySide<string>, { number }: { number: number; step: Step }): string =>
  `${nameOf(names, 'genius')} against ${nameOf(names, 'spymaster')}, turn ${number}`;
