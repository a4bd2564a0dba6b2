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
  return { id, s: createGameStore(browser.world()).getState };
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
    const game = opened(await s().declassifyLink(link ?? ''));
    expect(game.id).toBeNull();
    expect(s().saves).toHaveLength(1);
    expect(await s().declassifyLink('#game=nothing')).toMatchObject({ code: 'damaged-link' });
  });

  it('give a copy that is played on and does not count', async () => {
    const { s, id } = await saved(() => {});
    const game = opened(await s().declassify(id));
    game.goTo(50);
    const copy = game.playOn({ sources: { genius: 'people', spymaster: 'people' }, withCards: false });
    expect(s().game?.id).toBe('id' in copy ? copy.id : '');
    expect(s()).toMatchObject({ hindsight: true, gameOver: null });
    expect(s().table?.turn.number).toBe(game.turns[50]);
    s().leave();
    expect(s().saves).toHaveLength(2);
  });
});
