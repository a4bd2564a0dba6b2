/** Under which keys the browser's storage keeps games, sets and preferences. */
const PREFIX = 'egvs:';
export const keyOfGame = (id: string): string => `${PREFIX}game:${id}`;
export const keyOfSet = (hash: string): string => `${PREFIX}cards:${hash}`;
export const keyOfOwner = (id: string): string => `${PREFIX}owner:${id}`;
export const INDEX = `${PREFIX}index`;
/** The card set that somebody brought and plays with. */
export const BROUGHT = `${PREFIX}set`;
/** Name, rules and address of the sets that were brought lately. */
export const BROUGHT_LATELY = `${PREFIX}sets`;
export const PREFERENCES = `${PREFIX}preferences`;
export const isGameKey = (key: string): boolean => key.startsWith(keyOfGame(''));
export const isSetKey = (key: string): boolean => key.startsWith(keyOfSet(''));
export const idOfKey = (key: string): string => key.slice(key.indexOf(':', PREFIX.length) + 1);
