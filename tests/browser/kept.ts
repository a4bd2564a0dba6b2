import { PREFERENCES } from '../../src/storage/keep.ts';

/** What a browser keeps in which these preferences were chosen for the game at that address. */
export const kept = (url: string, preferences: object) => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [{ name: PREFERENCES, value: JSON.stringify(preferences) }] }],
});
