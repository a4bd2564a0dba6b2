import { expect, test } from 'vitest';
import { dice } from '../../src/engine/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { placesAreInPlay, playTable } from './randomTable.ts';

const WANTED = [
  ...['act', 'let-resolve', 'claim', 'never-mind', 'hold-next', 'yield', 'hold', 'release', 'ok', 'tell', 'time-up'],
  ...['open-hand', 'close-hand', 'close-hands', 'commit', 'take-back', 'lift-curtain', 'stay-in-seat', 'undo'],
  ...['ask-undo', 'agree-undo', 'decline-undo', 'offer-draw', 'decline-draw', 'set', 'place', 'stage', 'shown', 'lock'],
  ...['note-assignment', 'sneak-on', 'answer'],
];

test('random games at the table go on alike from their JSON, at every command, and nobody waits in vain; npm run soak plays the full number', () => {
  const missing = new Set(WANTED);
  const unseen = new Set(['none', 'grace', 'passing', 'held', 'oks', 'ask', 'claimed', 'thinking']);
  let [reloads, frames, told, own] = [0, 0, 0, 0];
  for (let seed = 1; seed <= 4 || (seed <= 40 && (missing.size + unseen.size > 0 || told === 0)); seed++) {
    const game = playTable(TEST_CARDS, seed, dice(seed));
    for (const command of Object.keys(game.done)) missing.delete(command);
    for (const kind of Object.keys(game.waited)) unseen.delete(kind);
    reloads += game.reloads;
    frames += game.frames;
    told += game.told;
    own += game.own;
    expect(placesAreInPlay(game.end)).toBe(true);
  }
  expect(reloads).toBeGreaterThan(5);
  expect(frames).toBeGreaterThan(400);
  expect([...missing, ...unseen]).toEqual([]);
  expect(own).toBeGreaterThan(5);
  expect(told).toBeGreaterThan(0);
});
