/** Hostile card sets: what a text on a card may say, and what no set may hold. */

import type { CardFile } from '../../../src/cards/cardFile.ts';
import { isError } from '../../../src/cards/check.ts';
import { openSet } from '../../../src/cards/open.ts';
import type { Card } from '../../../src/engine/index.ts';
import { areCards, dice, registerCatalog } from '../../../src/engine/index.ts';
import { createGameStore } from '../../../src/store/store.ts';
import { rulesText } from '../../../src/text/en/cardText/rulesText.ts';
import { problemLine } from '../../../src/text/en/mistakes/problem.ts';
import { saveSentence } from '../../../src/text/en/saves/trouble.ts';
import { playOn } from '../../store/player.ts';
import { Browser, OPTIONS } from '../../store/world.ts';
import type { Fuzzed } from './index.ts';

/** Texts that do harm where a page reads them as HTML, as an address, as a style or as code. */
export const SCRIPTS = [
  '<script>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  '<svg/onload=hacked=1>',
  '"><iframe src=//evil.example>',
  "'-hacked=1-'",
  'javascript:hacked=1',
  '{{hacked=1}}',
  '</style><style>*{display:none}',
  'url(//evil.example/x.png)',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  'עברית العربية mixed',
  'W'.repeat(60),
  'i\u00adi'.repeat(20),
  '👩‍🚀'.repeat(12),
  '& &amp; &#60;b&#62;',
];
/** What no text may hold. */
const HIDDEN = ['\u202e', '\u200b', '\u0000', '\ud800', '\u2067', 'x'.repeat(5000), '\u0301'.repeat(9), '\u2028'];

/** The cards with such texts in all places where a text may be. Their names begin with their number, so that they differ. */
export const hostile = (cards: readonly Card[]): Card[] =>
  cards.map((card, i) => ({
    ...card,
    name: `${i} ${SCRIPTS[i % SCRIPTS.length]}`.slice(0, 60),
    text: SCRIPTS.join(' ').slice(0, 400),
    icon: ['abacus', 'no-such-picture', '"><script>', '../names', '__proto__'][i % 5],
  }));

type Random = (below: number) => number;
type Damage = (cards: Record<string, unknown>[], random: Random) => unknown;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)];
const key = (random: Random): string => oneOf(random, ['id', 'name', 'text', 'icon', 'type', '__proto__', 'abilities']);

/** Each makes a set of the cards. */
const DAMAGES: readonly Damage[] = [
  (cards) => ({ cards }),
  (cards, random) => ({ cards: cards.map((card) => ({ ...card, [key(random)]: oneOf(random, SCRIPTS) })) }),
  (cards, random) => ({ cards: cards.map((card) => ({ ...card, name: `Ox${oneOf(random, HIDDEN)}` })) }),
  (cards, random) => ({ name: oneOf(random, [...SCRIPTS, ...HIDDEN]), cards }),
  (cards, random) => ({ cards, rules: { [oneOf(random, SCRIPTS)]: random(9) } }),
  (cards, random) => ({ cards, [oneOf(random, SCRIPTS)]: cards }),
  (cards, random) => ({ cards: Array.from({ length: random(1500) }, (_, i) => ({ ...cards[0], id: `x${i}` })) }),
  (cards, random) => ({ cards: cards.map((card) => ({ ...card, copies: random(10_000) })) }),
  (cards, random) => {
    let deep: unknown = { turn: 'you' };
    for (let i = random(200); i > 0; i--) deep = { all: [deep, deep].slice(i > 12 ? 1 : 0) };
    const abilities = [{ kind: 'static', cards: { type: 'minion' }, stats: { attack: 1 }, if: deep }];
    return { cards: cards.map((card, i) => (i === 0 ? { ...card, abilities } : card)) };
  },
  (cards, random) => ({ cards: cards.map((card) => ({ ...card, icon: oneOf(random, SCRIPTS).slice(0, 60) })) }),
];

/** What is wrong with how a set is taken; else true if it can be played, false if it is refused in words. */
function complaint(file: CardFile, seed: number): string | boolean {
  const set = openSet([file], file.name);
  const lines = set.problems.map(problemLine);
  const bad = lines.find((line) => !/^[^:]+:\d+:\d+ \S/.test(line) || /undefined|\[object|NaN/.test(line));
  if (bad !== undefined) return `says it badly: ${bad}`;
  const hidden = lines.find((line) => /[\p{Cs}\u202e\u200b\u2067]/u.test(line));
  if (hidden !== undefined) return `repeats hidden characters: ${JSON.stringify(hidden)}`;
  if (!set.good) return set.problems.some(isError) ? false : 'is refused without a reason';
  if (!areCards(set.cards)) return 'is taken, but its saves are not';
  for (const definition of registerCatalog(set.cards).definitions) rulesText(definition);
  return unplayable(set, seed) ?? true;
}

const MOVES = 10;

/** A game with the set begins, is saved and comes back; if not: why. */
function unplayable(set: ReturnType<typeof openSet>, seed: number): string | undefined {
  const browser = new Browser();
  const store = createGameStore(browser.world());
  void store.getState().bringSet({ ...set, name: set.name || 'x', address: null });
  const refused = store.getState().newGame({ ...OPTIONS, seed });
  if (refused) return `cannot begin: ${saveSentence(refused)}`;
  const roll = dice(seed);
  for (let move = 0; move < MOVES && !store.getState().gameOver; move++) playOn(store, browser, roll);
  const id = store.getState().game?.id ?? '';
  store.getState().leave();
  const found = createGameStore(browser.world()).getState().resume(id);
  return found && saveSentence(found);
}

/** Opens `count` hostile sets made of the cards, with the seeds from `seed` on. Errors inside become failures. */
export function fuzzSets(cards: readonly Card[], count: number, seed: number): Fuzzed {
  const result: Fuzzed = { tried: count, good: 0, failures: [] };
  for (let i = 0; i < count; i++) {
    const roll = dice(seed + i);
    const random: Random = (below) => roll(below);
    const few = hostile(cards).filter(() => random(4) === 0);
    const damage = DAMAGES[i % DAMAGES.length];
    try {
      const file = { name: 'set.json', text: JSON.stringify(damage(few as never, random)) };
      const says = complaint(file, seed + i);
      if (typeof says === 'string') result.failures.push(`seed ${seed + i}: ${says}`);
      else if (says) result.good++;
    } catch (error) {
      result.failures.push(`seed ${seed + i}: throws ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return result;
}
