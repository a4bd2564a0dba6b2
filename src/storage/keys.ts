/** Under which keys the browser keeps games, sets and preferences. */
const PREFIX = 'egvs:';
/** The browser's database of games and sets. */
export const DATABASE = 'egvs';
export const keyOfGame = (id: string): string => `${PREFIX}game:${id}`;
/** What the list of games shows of a game. */
export const keyOfLine = (id: string): string => `${PREFIX}line:${id}`;
export const keyOfSet = (hash: string): string => `${PREFIX}cards:${hash}`;
export const keyOfOwner = (id: string): string => `${PREFIX}owner:${id}`;
/** Where earlier releases kept the lines of all games. */
export const INDEX = `${PREFIX}index`;
/** The card set that somebody brought and plays with. */
export const BROUGHT = `${PREFIX}set`;
/** Name, rules and address of the sets that were brought lately. */
export const BROUGHT_LATELY = `${PREFIX}sets`;
export const PREFERENCES = `${PREFIX}preferences`;
export const isGameKey = (key: string): boolean => key.startsWith(keyOfGame(''));
export const isLineKey = (key: string): boolean => key.startsWith(keyOfLine(''));
export const isOwnerKey = (key: string): boolean => key.startsWith(keyOfOwner(''));
export const isSetKey = (key: string): boolean => key.startsWith(keyOfSet(''));
export const idOfKey = (key: string): string => key.slice(key.indexOf(':', PREFIX.length) + 1);
