/** Under which keys the browser keeps what only the store asks for. */
import { PREFIX } from './keys.ts';

/** What the list of games shows of a game. */
export const keyOfLine = (id: string): string => `${PREFIX}line:${id}`;
export const keyOfSet = (hash: string): string => `${PREFIX}cards:${hash}`;
export const keyOfOwner = (id: string): string => `${PREFIX}owner:${id}`;
/** Where earlier releases kept the lines of all games. */
export const INDEX = `${PREFIX}index`;
/** Name, rules and address of the sets that were brought lately. */
export const BROUGHT_LATELY = `${PREFIX}sets`;
/** Puzzles out of games that were played here. */
export const KEPT_PUZZLES = `${PREFIX}puzzles`;
/** Results that could not be read, as they were. */
export const UNREAD_RESULTS = `${PREFIX}results-unread`;
export const isLineKey = (key: string): boolean => key.startsWith(keyOfLine(''));
export const isOwnerKey = (key: string): boolean => key.startsWith(keyOfOwner(''));
export const isSetKey = (key: string): boolean => key.startsWith(keyOfSet(''));
export const idOfKey = (key: string): string => key.slice(key.indexOf(':', PREFIX.length) + 1);
