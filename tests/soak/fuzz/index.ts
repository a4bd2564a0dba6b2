/** Bad input by the ten thousand: illegal actions, damaged saves and damaged card files. */

import { basename } from 'node:path';
import type { CardFile } from '../../../src/cards/cardFile.ts';
import type { Catalog } from '../../../src/engine/index.ts';
import { dice } from '../../../src/engine/index.ts';
import { createGameStore } from '../../../src/store/store.ts';
import type { CardSet } from '../../../src/store/types.ts';
import { rulesText } from '../../../src/text/en/cardText/rulesText.ts';
import { saveSentence } from '../../../src/text/en/saves/trouble.ts';
import { tryIllegalActions } from '../../rules/illegal.ts';
import { playOn } from '../../store/player.ts';
import { Browser, OPTIONS } from '../../store/world.ts';
import { fuzzCards } from './cards.ts';
import { fuzzSaves } from './saves.ts';

/** How many inputs were tried, how many of them were valid after all, and the failures: there must be none. */
export interface Fuzzed {
  tried: number;
  good: number;
  failures: string[];
}

export function fuzzActions(catalog: Catalog, count: number, seed: number): Fuzzed {
  try {
    const { refused, legal } = tryIllegalActions(catalog, { count, seed });
    return { tried: refused + legal, good: legal, failures: [] };
  } catch (error) {
    return { tried: count, good: 0, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

export function fuzzCardFiles(files: readonly CardFile[], count: number, seed: number): Fuzzed {
  const named = files.map(({ name, text }) => ({ name: basename(name), text }));
  const { files: tried, valid, failures } = fuzzCards(named, count, seed, rulesText);
  return { tried, good: valid, failures };
}

/** Damages the files of games played at random through the store. Takes another game every thousand times. */
export function fuzzSaveFiles(set: CardSet, count: number, seed: number): Fuzzed {
  const sum: Fuzzed = { tried: 0, good: 0, failures: [] };
  for (let game = 0; sum.tried < count; game++) {
    const { playable, refused, failures } = fuzzSaves(
      fileOf(set, seed + game),
      Math.min(1000, count - sum.tried),
      seed + game,
    );
    sum.tried += playable + refused + failures.length;
    sum.good += playable;
    sum.failures.push(...failures.map(({ error, text }) => `game ${seed + game}: ${error}: ${text}`));
  }
  return sum;
}

const MOVES = 150;

/** The text of a game's file after some moves. */
function fileOf(set: CardSet, seed: number): string {
  const browser = new Browser();
  const store = createGameStore(browser.world());
  store.getState().applyCards(set);
  store.getState().newGame({ ...OPTIONS, seed });
  const roll = dice(seed);
  for (let move = 0; move < MOVES && store.getState().awaiting?.kind !== 'over'; move++) playOn(store, browser, roll);
  const file = store.getState().exportSave(store.getState().game?.id ?? '');
  if ('code' in file) throw new Error(saveSentence(file));
  return file.text;
}
