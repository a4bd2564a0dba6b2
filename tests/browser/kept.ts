import type { Page } from '@playwright/test';
import { DATABASE, isGameKey, PREFERENCES } from '../../src/storage/keys.ts';

/** What most tests choose: no scene to wait for, and no sound to compute. */
export const QUIET = { show: 0, sound: false };

/**
 * What a browser keeps in which these preferences were chosen for the game at that address. It knows what HOLD does.
 * `more`: other texts that it keeps, by their keys.
 */
export const kept = (url: string, preferences: object, more: Readonly<Record<string, string>> = {}) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(url).origin,
      localStorage: [
        { name: PREFERENCES, value: JSON.stringify({ knowsHold: true, ...preferences }) },
        ...Object.entries(more).map(([name, value]) => ({ name, value })),
      ],
    },
  ],
});

type Texts = [key: string, text: string][];

/** The texts in the page's database, by their keys. */
const textsIn = (page: Page): Promise<Texts> =>
  page.evaluate(
    (name) =>
      new Promise<Texts>((done, fail) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => fail(opened.error);
        opened.onsuccess = () => {
          const store = opened.result.transaction('texts').objectStore('texts');
          const [keys, texts] = [store.getAllKeys(), store.getAll()];
          texts.onsuccess = () => {
            opened.result.close();
            done(keys.result.map((key, i) => [String(key), String(texts.result[i])]));
          };
        };
      }),
    DATABASE,
  );

/** The saved games in the page's database. */
export const gamesIn = async (page: Page): Promise<Texts> => (await textsIn(page)).filter(([key]) => isGameKey(key));

/** Writes texts into the page's database, as a crash or another program may have left them there. */
export const putTexts = (page: Page, texts: Texts): Promise<void> =>
  page.evaluate(
    ({ name, entries }) =>
      new Promise<void>((done, fail) => {
        const opened = indexedDB.open(name);
        opened.onerror = () => fail(opened.error);
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('texts', 'readwrite');
          for (const [key, text] of entries) transaction.objectStore('texts').put(text, key);
          transaction.oncomplete = () => {
            opened.result.close();
            done();
          };
        };
      }),
    { name: DATABASE, entries: texts },
  );
