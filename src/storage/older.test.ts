import { expect, it } from 'vitest';
import beforeRulings from '../../tests/store/beforeRulings.json';
import { said } from '../../tests/store/said.ts';
import version2 from '../../tests/store/version2.json';
import version3 from '../../tests/store/version3.json';
import version4 from '../../tests/store/version4.json';
import version5 from '../../tests/store/version5.json';
import version7 from '../../tests/store/version7.json';
import version8 from '../../tests/store/version8.json';
import version8changed from '../../tests/store/version8changed.json';
import { Browser } from '../../tests/store/world.ts';
import type { GameFile } from '../record/index.ts';
import { tapeOf } from '../record/index.ts';
import { createGameStore } from '../store/store.ts';
import { readRecord } from './readSave.ts';
import { isTrouble } from './trouble.ts';

const { saved, then } = version2;

/** Imports that file into a new store. Returns the store, and why the file was refused. */
async function imported(file: object) {
  const store = createGameStore(new Browser().world());
  const answer = await store.getState().importSave(JSON.stringify(file));
  if ('id' in answer) store.getState().resume(answer.id);
  return { store, message: 'code' in answer ? said(answer).message : null };
}

it('a game saved by version 2 goes on where it was left, changed cards, undone moves and claim included', async () => {
  const { store, message } = await imported(saved);
  expect(message).toBeNull();
  store.getState().post({ do: 'lift-curtain' });
  const { table, log, claim, yields, awaiting, waiting } = store.getState();
  expect(table).toMatchObject(then.table);
  expect(log.length).toBe(then.log);
  expect(log.filter((entry) => entry.kind === 'undone').length).toBe(then.undone);
  expect({ claim, awaiting }).toEqual({ claim: then.claim, awaiting: then.awaiting });
  expect(then.yields).toEqual({ genius: null, spymaster: 'turn' });
  expect(yields).toEqual({ genius: false, spymaster: true });
  expect(waiting).toEqual({ kind: 'claimed', side: 'genius' });
});

it('a game saved by version 3 goes on: nothing in it passed by itself', async () => {
  const { store } = await imported(saved);
  const [{ id }] = store.getState().saves;
  const file = store.getState().exportSave(id);
  const record: GameFile = JSON.parse('text' in file ? file.text : '');
  const { byHand: _, sneakOn: __, ...manners } = record.manners;
  const segments = record.segments.map(({ own: ___, ...segment }) => segment);
  const { notes: ____, ...rest } = record;
  const older = { ...rest, version: 3, manners, segments };
  const again = await imported(older);
  expect(again.message).toBeNull();
  expect(again.store.getState().table).toEqual(store.getState().table);
  expect((await imported({ ...older, segments: 3 })).message).toContain('segments');
  expect((await imported({ ...older, manners: null })).message).toContain('manners');
});

it('who let an infiltration run in version 6 lets nothing run any more', async () => {
  const { store } = await imported(saved);
  const [{ id }] = store.getState().saves;
  const file = store.getState().exportSave(id);
  const record: GameFile = JSON.parse('text' in file ? file.text : '');
  const manners = { ...record.manners, yields: { genius: 'infiltration', spymaster: 'turn' } };
  const again = await imported({ ...record, version: 6, manners });
  expect(again.message).toBeNull();
  again.store.getState().post({ do: 'lift-curtain' });
  expect(again.store.getState().yields).toEqual({ genius: false, spymaster: true });
  expect(again.store.getState().table).toEqual(store.getState().table);
});

it('of the seed of version 5 those 32 bits count that counted then', async () => {
  const { settings } = saved;
  const larger = { ...saved, settings: { ...settings, seed: settings.seed + 2 ** 32 } };
  const { store, message } = await imported(larger);
  expect(message).toBeNull();
  expect(store.getState().table).toEqual((await imported(saved)).store.getState().table);
});

it('a record of version 2 that is damaged is told as such', async () => {
  expect((await imported({ ...saved, segments: 3 })).message).toContain('segments');
  expect((await imported({ ...saved, undone: undefined })).message).toContain('undone is missing');
  const [first, ...rest] = saved.segments;
  const begunElsewhere = { ...saved, segments: [{ ...first, start: {} }, ...rest] };
  expect((await imported(begunElsewhere)).message).toContain('segments[0].start is not known here');
});

/** Games that states of the game of then have recorded, with what their table showed. */
const RECORDED = [
  [3, version3],
  [4, version4],
  [5, version5],
] as const;

it.each(RECORDED)('a game recorded with version %i goes on where it was left', async (_, { saved, then }) => {
  const { store, message } = await imported(saved);
  expect(message).toBeNull();
  store.getState().post({ do: 'lift-curtain' });
  const { table, awaiting } = store.getState();
  expect(table?.lair.map((unit) => unit?.card ?? null)).toEqual(then.lair);
  expect({ turn: table?.turn, score: table?.score, awaiting }).toMatchObject({
    turn: then.turn,
    score: then.score,
    awaiting: then.awaiting,
  });
});

it.each(RECORDED)(
  'where a rule has changed since version %i, the game goes on before that move',
  async (_, { saved }) => {
    const [first] = saved.segments;
    const half = Math.floor(first.actions.length / 2);
    const actions = first.actions.map((action, i) =>
      i === half ? { type: 'playSpy', side: 'genius', card: 0 } : action,
    );
    const older = { ...saved, segments: [{ ...first, actions }] };
    const store = createGameStore(new Browser().world());
    const text = JSON.stringify(older);
    expect(await store.getState().importSave(text)).toMatchObject({ goesOn: { move: half + 1, kept: half } });
    const copy = await store.getState().importSave(text, true);
    expect(store.getState().resume('id' in copy ? copy.id : '')).toBeUndefined();
  },
);

it('a game that was recorded before targets were judged again goes on before the move that this rules out', async () => {
  const text = JSON.stringify(beforeRulings);
  const { getState: s } = createGameStore(new Browser().world());
  const refused = await s().importSave(text);
  // Then the Minion in square 1 was killed, though it could not be chosen any more.
  expect('code' in refused && said(refused)).toMatchObject({
    message: expect.stringMatching(/move 12 \(playMinion\) in round 3 is not allowed by R2\.3 \(square-occupied\)/),
    goesOn: { segment: 1, move: 12, kept: 11, lost: beforeRulings.segments[0].actions.length - 11 },
  });
  const copy = await s().importSave(text, true);
  expect(s().resume('id' in copy ? copy.id : '')).toBeUndefined();
  s().post({ do: 'lift-curtain' });
  expect(s().table?.turn).toEqual({ number: 5, side: 'genius', step: 'lair' });
  expect(s().table?.lair[0]?.card).toBe(0);
});

/** Whole games that bots have played in the game of then, with how they ended. In the last the cards changed on the way. */
const FINISHED = [
  ['version 7', version7, 0],
  ['version 8', version8, 22],
  ['version 8, with two card sets', version8changed, 14],
] as const;

it.each(FINISHED)('a finished game of %s plays as it went, and is declassified', async (_, { saved, then }, prints) => {
  const { getState: s } = createGameStore(new Browser().world());
  const taken = await s().importSave(JSON.stringify(saved));
  if (isTrouble(taken)) throw new Error(taken.code);
  const record = readRecord(JSON.stringify(saved));
  if (isTrouble(record)) throw new Error(record.code);
  expect(record.remarks).toEqual([]);
  expect(record.segments.flatMap((segment) => segment.prints)).toHaveLength(prints);
  const { stops, broken } = tapeOf(record, null);
  expect(broken).toBeNull();
  expect(stops).toHaveLength(then.actions + saved.segments.length);
  const end = stops[stops.length - 1].state;
  expect(end).toMatchObject({ turn: then.turn, score: then.score, winner: then.winner, hands: then.hands });
  expect({ random: end.random, lair: end.lair.map((unit) => unit?.card ?? null) }).toEqual({
    random: then.random,
    lair: then.lair,
  });
  const game = await s().declassify(taken.id);
  if (isTrouble(game)) throw new Error(game.code);
  expect({ broken: game.broken, length: game.length }).toEqual({ broken: null, length: stops.length });
  game.goTo(game.length - 1);
  expect(game.shown.getState().hands).toEqual(then.hands);
  game.close();
});
