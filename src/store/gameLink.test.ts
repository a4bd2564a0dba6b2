import { describe, expect, it } from 'vitest';
import { FULL } from '../../tests/full.ts';
import { playedGame } from '../../tests/store/played.ts';
import { dice } from '../engine/index.ts';
import { tapeOf } from '../record/index.ts';
import { fromGameLink, toGameLink } from './gameLink.ts';

/** A text of 400 letters that cannot be packed into few. */
const words = (seed: number): string => {
  const roll = dice(seed);
  return Array.from({ length: 400 }, () => String.fromCharCode(97 + roll(26))).join('');
};

/** In full: 1000 games. */
const SEEDS = FULL ? Array.from({ length: 1000 }, (_, i) => i + 1) : [3, 4, 5];

const FACTS = { id: 'linked', now: 5 };

describe('a game as a link', () => {
  it.each(SEEDS)('comes back as it was, with the stop at which it opens (seed %i)', async (seed) => {
    const game = playedGame(seed);
    const remarks = [{ stop: seed, text: `Seed ${seed}: “so”.` }];
    const link = await toGameLink({ ...game, remarks, segments: [{ ...game.segments[0], own: [1, 5] }] }, 77);
    const back = await fromGameLink(link?.link ?? '', FACTS);
    expect(back?.stop).toBe(77);
    const remarksBack = link?.lacksRemarks ? [] : remarks;
    const { names, sources } = game;
    expect(back?.record).toMatchObject({ id: 'linked', names, sources, remarks: remarksBack });
    expect(back?.record.segments[0].actions).toEqual(game.segments[0].actions);
    expect(back?.record.segments[0].own).toEqual([1, 5]);
    const [was, is] = [tapeOf(game, null), tapeOf(back?.record ?? game, null)];
    expect(is.stops.at(-1)?.state).toEqual(was.stops.at(-1)?.state);
  });

  it('has at most 2 kB for a game of 240 actions', async () => {
    expect((await toGameLink(playedGame(3), 0))?.link.length).toBeLessThan(2048);
  });

  it('takes what was written about it along, as far as there is room', async () => {
    const game = playedGame(3);
    const remarks = [
      { stop: 4, text: '<b>Here</b> it turns: “now”.' },
      { stop: 77, text: 'Was das kostet … 💣' },
    ];
    const link = await toGameLink({ ...game, remarks }, 4);
    expect(link).toMatchObject({ lacksRemarks: false });
    expect((await fromGameLink(link?.link ?? '', FACTS))?.record.remarks).toEqual(remarks);
    const much = Array.from({ length: 20 }, (_, stop) => ({ stop, text: words(stop) }));
    const bare = await toGameLink({ ...game, remarks: much }, 4);
    expect(bare).toMatchObject({ lacksRemarks: true });
    expect(bare?.link).toBe((await toGameLink(game, 4))?.link);
    expect((await fromGameLink(bare?.link ?? '', FACTS))?.record.remarks).toEqual([]);
  });

  it.each([
    ['nothing', '#game='],
    ['other letters', '#game=abc@3'],
    ['another key', '#position=abc'],
    ['a part of it', null],
  ])('is damaged where it holds %s', async (_, link) => {
    const cut = (await toGameLink(playedGame(3), 0))?.link.slice(0, 300) ?? '';
    expect(await fromGameLink(link ?? cut, FACTS)).toBeNull();
  });
});
