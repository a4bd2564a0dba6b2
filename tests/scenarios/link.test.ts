/** Links to positions: whole ones open, all others are refused in words. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dice, legalActions, publicOffers, RECOMMENDED, registerCatalog, SIDES, view } from '../../src/engine/index.ts';
import type { Scenario } from '../../src/scenario/format.ts';
import { fromLink, LONGEST_LINK, toLink } from '../../src/scenario/link.ts';
import { hasLink, LINK_KEY } from '../../src/scenario/packed.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { BadScenario } from '../../src/scenario/trouble.ts';
import { scenarioSentence } from '../../src/text/en/scenario/trouble.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { FULL } from '../full.ts';
import { bend } from '../soak/fuzz/scenarios.ts';

const catalog = registerCatalog(TEST_CARDS);
const WHOLE: Scenario = {
  name: 'Übung: „Schleichen“',
  cardSet: { hash: catalog.hash, address: 'https://example.org/set.json' },
  setup: {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    lair: { '3': { card: 'guard', attached: ['jetpack'] }, '5': 'crate' },
    plan: 'heist',
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    changes: [{ card: 'guard', stat: 'attack', by: 2, for: 'turn' }],
    hands: { genius: ['guard', 'guard'], spymaster: ['hub'] },
  },
};
const packed = (value: unknown): string => LINK_KEY + deflateRawSync(JSON.stringify(value)).toString('base64url');
const message = async (link: string): Promise<string> => {
  try {
    await fromLink(link);
  } catch (error) {
    if (error instanceof BadScenario) return scenarioSentence(error.trouble);
    throw error;
  }
  return 'opens';
};

describe('a link to a position', () => {
  it('holds the scenario, in letters that an address may hold', async () => {
    const link = await toLink(WHOLE);
    expect(link).toMatch(/^#position=[\w-]+$/);
    expect(await fromLink(link ?? '')).toEqual(WHOLE);
  });

  it('is the same in the page as another program packs it', async () => {
    expect(await fromLink(packed(WHOLE))).toEqual(WHOLE);
  });

  it('is not made where it would be too long', async () => {
    const roll = dice(1);
    const noise = Array.from({ length: LONGEST_LINK }, () => String.fromCharCode(48 + roll(70))).join('');
    expect(await toLink({ ...WHOLE, description: noise })).toBeNull();
  });

  const L = packed(WHOLE);
  const folded = (end: string, width = 60): string => L.replace(new RegExp(`.{${width}}(?=.)`, 'g'), `$&${end}`);
  it.each([
    ['a full stop behind it', `${L}.`],
    ['a bracket and a comma behind it', `(see https://a.example/${L}), please`],
    ['angle brackets', `<https://a.example/${L}>`],
    ['quotes', `"https://a.example/${L}"`],
    ['typographic quotes', `„https://a.example/${L}“`],
    ['bold type', `**https://a.example/${L}**`],
    ['italic type', `_https://a.example/${L}_`],
    ['a link of a markdown text', `[position](https://a.example/${L})!`],
    ['an image of a web page', `<a href="https://a.example/${L}">here</a>`],
    ['words before and behind it', `Look here: https://a.example/${L} and tell me what you think of it`],
    ['a line break behind it', `${L}\r\n`],
    ['lines of a mail', `https://a.example/${folded('\r\n')}`],
    ['lines of a mail, and words', `https://a.example/${folded('\n')}\nWhat would you play?`],
    ['lines of a quoted mail', `> https://a.example/${folded('\n> ')}\n> > bye`],
    ['lines that a mail ends with =', folded('=\r\n').replace('position=', 'position=3D')],
    ['spaces within', folded(' ', 500)],
    ['%3D for =', L.replace('=', '%3D')],
    ['%253D for =', L.replace('=', '%253D')],
    ['everything in percent signs', encodeURIComponent(`https://a.example/${L}.`)],
    ['&#61; for =', L.replace('=', '&#61;')],
    ['+ and / and padding', `${L.replaceAll('-', '+').replaceAll('_', '/')}==`],
    ['+ and / in percent signs', L.replaceAll('-', '%2B').replaceAll('_', '%2f')],
    ['invisible characters', folded('\u200b\u00ad')],
    ['a mark of who sent it', `${L}?fbclid=IwAR0a_b-c&utm_source=x`],
    ['another mark', `${L}&amp;utm_source=x`],
    ['such a mark before it', `https://a.example/?fbclid=position&x=1${L}`],
    ['capitals in its name', L.replace('position', 'Position')],
  ])('opens with %s', async (_, text) => {
    expect(hasLink(text)).toBe(true);
    expect(await fromLink(text)).toEqual(WHOLE);
  });

  it('is missed in a text that has none', () => {
    for (const text of ['', 'position', 'https://a.example/#/bench', 'disposition=abc'])
      expect(hasLink(text)).toBe(false);
  });

  it.each([
    ['', 'This link is damaged'],
    [`${L.slice(0, -9)}`, 'This link is damaged'],
    [`${L.slice(0, 90)}\n${L.slice(99)}`, 'This link is damaged'],
    ['#position=', 'This link is damaged'],
    ['#position=%20%', 'This link is damaged'],
    ['#position=AAAA', 'This link is damaged'],
    [`#position=${'A'.repeat(LONGEST_LINK + 1)}`, 'This link is too long: 8000 characters are the limit.'],
    [packed(' '.repeat(500_000)), 'This link holds too much for a position.'],
    [packed('x'), 'file: '],
    [packed([]), 'file: '],
    [packed({ setup: { lair: { 9: 'guard' } } }), 'setup.lair.9: unknown key "9"'],
    [
      packed({ setup: { decks: { genius: Array.from({ length: 5000 }, () => 'guard') } } }),
      'setup.decks.genius: holds 5 000 entries: at most 1 000 may stand there',
    ],
  ])('%.40s is refused in words', async (link, words) => {
    expect(await message(link)).toContain(words);
  });

  it('in hundreds of damaged forms opens, or says why not; npm run soak damages more', async () => {
    const roll = dice(5);
    const whole = (await toLink(WHOLE)) ?? '';
    let opened = 0;
    for (let i = 0; i < (FULL ? 10_000 : 300); i++) {
      const link = i % 2 ? damaged(whole, roll) : bentLink(roll);
      try {
        const { state } = buildPosition(catalog, await fromLink(link), RECOMMENDED);
        publicOffers(view(state, 'table'));
        for (const side of SIDES) legalActions(state, side);
        opened++;
      } catch (error) {
        if (!(error instanceof BadScenario && scenarioSentence(error.trouble)))
          throw new Error(`${link}: ${error}`, { cause: error });
      }
    }
    expect(opened).toBeGreaterThan(10);
  });
});

const LETTERS = 'ABCDEFabcdef0123456789-_=%+/ "<>é\u0000';

function damaged(link: string, roll: (n: number) => number): string {
  const at = roll(link.length);
  const letter = LETTERS[roll(LETTERS.length)];
  return [link.slice(0, at), link.slice(0, at) + letter + link.slice(at + 1), link.slice(at) + letter][roll(3)];
}

function bentLink(roll: (n: number) => number): string {
  const bent = structuredClone(WHOLE);
  for (let bends = 1 + roll(3); bends > 0; bends--) bend(bent, roll);
  return packed(bent);
}
