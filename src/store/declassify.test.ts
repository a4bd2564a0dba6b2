import { describe, expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { Browser } from '../../tests/store/world.ts';
import type { GameRecord } from '../record/index.ts';
import { keyOfGame } from '../storage/keys.ts';
import { isTrouble } from '../storage/trouble.ts';
import { createGameStore } from './store.ts';
import type { Declassified } from './types.ts';

/** A browser in which that game is saved, changed so. Gives its store, and the id of the game. */
async function saved(change: (record: GameRecord) => void) {
  const browser = new Browser();
  const first = createGameStore(browser.world()).getState();
  const { id } = (await first.importSave(JSON.stringify(playedGame(6)))) as { id: string };
  const record = JSON.parse(browser.items.get(keyOfGame(id)) ?? '') as GameRecord;
  change(record);
  browser.items.set(keyOfGame(id), JSON.stringify(record));
  const reopened = () => createGameStore(browser.world());
  return { id, s: reopened().getState, reopened, browser };
}

const opened = (found: object): Declassified => {
  if (isTrouble(found)) throw new Error(found.code);
  return found as Declassified;
};
const wrongPrint = { at: 40, print: '00000000' };

describe('the files of a game', () => {
  it('open where it is over', async () => {
    const { s, id } = await saved(() => {});
    const game = opened(await s().declassify(id));
    expect(game.broken).toBeNull();
    expect(game.length).toBe(playedGame(6).segments[0].actions.length + 1);
  });

  it('stay closed where it is not over', async () => {
    const { s, id } = await saved(({ segments }) => segments[0].actions.splice(100));
    expect(await s().declassify(id)).toMatchObject({ code: 'not-over' });
  });

  it('open up to where it comes out otherwise now, if it was over', async () => {
    const { s, id } = await saved((record) => {
      record.ended = true;
      record.segments[0].prints = [wrongPrint];
    });
    const game = opened(await s().declassify(id));
    expect(game.broken).toMatchObject({ move: 1, otherwise: true });
    expect(game.length).toBe(40);
    expect(s().saves[0]).toMatchObject({ over: true, problem: { code: 'damaged' } });
  });

  it('come in from a file up to where it comes out otherwise now, if it was over', async () => {
    const [segment] = playedGame(6).segments;
    const fileWith = (ended: boolean) =>
      JSON.stringify({ ...playedGame(6), ended, segments: [{ ...segment, prints: [wrongPrint] }] });
    const s = createGameStore(new Browser().world()).getState;
    expect(await s().importSave(fileWith(false))).toMatchObject({ code: 'damaged', at: 'file' });
    const { id } = (await s().importSave(fileWith(true))) as { id: string };
    expect(s().saves).toMatchObject([{ id, over: true, problem: { code: 'damaged' } }]);
    const game = opened(await s().declassify(id));
    expect(game.broken).toMatchObject({ move: 1, otherwise: true });
    expect(game.length).toBe(40);
  });

  it('stay closed where it comes out otherwise now, if it was not over', async () => {
    const { s, id } = await saved((record) => {
      record.segments[0].actions.splice(100);
      record.segments[0].prints = [wrongPrint];
    });
    expect(await s().declassify(id)).toMatchObject({ code: 'damaged' });
  });

  it('open from a link without being saved, and not from a damaged one', async () => {
    const { s, id } = await saved(() => {});
    const link = await opened(await s().declassify(id)).link();
    const game = opened(await s().declassifyLink(link?.link ?? ''));
    expect(game.id).toBeNull();
    expect(s().saves).toHaveLength(1);
    expect(await s().declassifyLink('#game=nothing')).toMatchObject({ code: 'damaged-link' });
  });

  it('keep what was written about them, with the save, its line in the list and its file', async () => {
    const { s, id, reopened } = await saved(() => {});
    const game = opened(await s().declassify(id));
    game.remark({ stop: 40, text: 'Here it turns.' });
    game.remark({ stop: 10, text: 'Why?' });
    game.remark({ stop: 40, text: 'Here it turned.' });
    const all = [
      { stop: 10, text: 'Why?' },
      { stop: 40, text: 'Here it turned.' },
    ];
    expect(game.remarks.getState()).toEqual({ all, unsaved: null });
    const later = reopened();
    later.getState().listSaves();
    expect(later.getState().saves).toEqual(s().saves);
    expect(opened(await later.getState().declassify(id)).remarks.getState().all).toEqual(all);
    const elsewhere = createGameStore(new Browser().world()).getState();
    const { id: copy } = (await elsewhere.importSave(game.file().text)) as { id: string };
    expect(opened(await elsewhere.declassify(copy)).remarks.getState().all).toEqual(all);
    expect((await game.link())?.lacksRemarks).toBe(false);
  });

  it('keep it also where the game breaks off', async () => {
    const { s, id, reopened } = await saved((record) => {
      record.ended = true;
      record.segments[0].prints = [wrongPrint];
    });
    opened(await s().declassify(id)).remark({ stop: 3, text: 'Before.' });
    const again = opened(await reopened().getState().declassify(id));
    expect(again.remarks.getState().all).toEqual([{ stop: 3, text: 'Before.' }]);
    expect(again.broken).not.toBeNull();
  });

  it('say where it is not kept: in a game of a link, until that is saved', async () => {
    const { s, id, reopened } = await saved(() => {});
    const link = await opened(await s().declassify(id)).link();
    const game = opened(await s().declassifyLink(link?.link ?? ''));
    game.remark({ stop: 3, text: 'Mine.' });
    expect(game.remarks.getState().unsaved).toBe('no-save');
    expect(s().saves).toHaveLength(1);
    const kept = opened(await reopened().getState().declassify(game.keep()));
    expect(kept.remarks.getState()).toEqual({ all: [{ stop: 3, text: 'Mine.' }], unsaved: null });
    expect(s().saves.filter(({ over, problem }) => over && !problem)).toHaveLength(2);
  });

  it('say where it cannot be kept', async () => {
    const { s, id, browser } = await saved(() => {});
    const game = opened(await s().declassify(id));
    browser.full = true;
    game.remark({ stop: 3, text: 'Mine.' });
    expect(game.remarks.getState().unsaved).toBe('no-room');
  });

  it('give a copy that is played on and does not count', async () => {
    const { s, id } = await saved(() => {});
    const game = opened(await s().declassify(id));
    game.goTo(50);
    game.remark({ stop: 3, text: 'Before.' });
    const copy = game.playOn({ sources: { genius: 'people', spymaster: 'people' }, withCards: false });
    expect(s().game?.id).toBe('id' in copy ? copy.id : '');
    expect(s()).toMatchObject({ hindsight: true, gameOver: null });
    expect(s().table?.turn.number).toBe(game.turns[50]);
    s().leave();
    expect(s().saves).toHaveLength(2);
    const { text } = s().exportSave('id' in copy ? copy.id : '') as { text: string };
    expect(JSON.parse(text)).toMatchObject({ remarks: [], ended: false });
  });
});
