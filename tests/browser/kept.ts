import { PREFERENCES } from '../../src/storage/keys.ts';

/** What a browser keeps in which these preferences were chosen for the game at that address. It knows what HOLD does. */
export const kept = (url: string, preferences: object) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(url).origin,
      localStorage: [{ name: PREFERENCES, value: JSON.stringify({ knowsHold: true, ...preferences }) }],
    },
  ],
});
