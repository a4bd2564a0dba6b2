/** Under which keys the browser keeps what the title looks for before the store is there. `innerKeys.ts` has the others. */
export const PREFIX = 'egvs:';
/** The browser's database of games and sets. */
export const DATABASE = 'egvs';
export const keyOfGame = (id: string): string => `${PREFIX}game:${id}`;
export const isGameKey = (key: string): boolean => key.startsWith(keyOfGame(''));
/** The card set that somebody brought and plays with. */
export const BROUGHT = `${PREFIX}set`;
export const PREFERENCES = `${PREFIX}preferences`;
/** What has been played: games that ended, missions that were solved. */
export const RESULTS = `${PREFIX}results`;
