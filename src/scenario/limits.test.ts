import { expect, it } from 'vitest';
import { runScenario } from '../cli/runScenario.ts';
import { scenarioSentence } from '../text/en/scenario/trouble.ts';
import { readScenario } from './format.ts';
import { fromLink, toLink } from './link.ts';
import { LINK_KEY } from './packed.ts';
import { BadScenario } from './trouble.ts';

const GUARD = { id: 'guard', type: 'minion', name: 'Guard', copies: 2, attack: 1, health: 2, perception: 1 };
const SET = { cards: [], rules: {} };
const SETUP = { decks: { genius: [], spymaster: [], plans: [] } };
const said = (scenario: object): string => {
  const result = runScenario(scenario, 'a.json', SET);
  return result.ok ? 'ok' : result.error.message;
};
const many = (n: number, one: unknown): unknown[] => Array(n).fill(one);
const ids = (n: number): string[] => Array.from({ length: n }, (_, i) => `card-${i}`);

it.each<[string, object, string]>([
  [
    'zeros for Networks',
    { setup: { networks: many(40_000, 0) } },
    'setup.networks: holds 40 000 entries: at most 1 000 may stand there',
  ],
  [
    'Nodes of a Network',
    { setup: { networks: [{ nodes: ids(40_000) }] } },
    'setup.networks.0.nodes: holds 40 000 entries: at most 1 000 may stand there',
  ],
  [
    'Spies',
    { setup: { unassigned: ids(40_000) } },
    'setup.unassigned: holds 40 000 entries: at most 1 000 may stand there',
  ],
  [
    'unknown cards',
    { setup: { hands: { genius: ids(10_000) } } },
    'setup.hands.genius: holds 10 000 entries: at most 1 000 may stand there',
  ],
  [
    'keys',
    { setup: Object.fromEntries(ids(2000).map((id) => [id, 1])) },
    'setup: holds 2 000 entries: at most 1 000 may stand there',
  ],
  [
    'small lists',
    { setup: { networks: many(900, { nodes: many(900, 'x') }) } },
    'setup: holds more than 10 000 values: no table can hold so many cards',
  ],
  [
    'placed cards',
    {
      cards: [GUARD],
      setup: { ...SETUP, hands: { genius: many(900, 'guard') }, discards: { genius: many(900, 'guard') } },
    },
    'setup: 1 800 cards are placed: a table can hold at most 1 000',
  ],
  ['cards', { cards: many(40_000, 1) }, 'cards: there are 40 000 cards: a set may hold at most 1 000'],
  ['moves', { actions: many(40_000, { type: 'pass' }) }, 'actions: there are 40 000: a script may have at most 10 000'],
])('refuses too many %s in one sentence', (_, scenario, sentence) => {
  expect(said(scenario)).toBe(sentence);
});

it('tells ten mistakes, and how many more there are', () => {
  const told = said({ setup: Object.fromEntries(ids(500).map((id) => [id, 1])) });
  expect(told.split('unknown key')).toHaveLength(11);
  expect(told).toMatch(/^setup\.card-0: unknown key "card-0".*; and 490 more$/);
});

it('cuts what it repeats of a file', () => {
  const long = 'x'.repeat(100_000);
  for (const scenario of [
    { [long]: 1 },
    { setup: { [long]: 1 } },
    { setup: { hands: { genius: [long] } } },
    { cards: [GUARD], setup: { ...SETUP, lair: { 1: { card: 'guard', id: long } }, infiltrated: [long] } },
    { cards: [GUARD], setup: SETUP, actions: [{ type: long }] },
    { cards: [GUARD], setup: SETUP, expect: { [long]: long } },
    { cast: long },
  ])
    expect(said(scenario).length).toBeLessThanOrEqual(300);
});

it('bears nonsense as deep as it comes', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 50_000; i++) deep = [deep];
  expect(said({ setup: deep as object })).toBe('file: nested more than 64 levels deep');
});

/** What is said of a scenario that is refused. */
const refused = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'ok',
    (error: unknown) => (error instanceof BadScenario ? scenarioSentence(error.trouble) : String(error)),
  );

it('takes a key called __proto__ for an unknown key', async () => {
  const read = async () => readScenario(JSON.parse('{ "setup": { "__proto__": { "turn": 1 } } }'));
  expect(await refused(read())).toContain('unknown key "__proto__"');
});

it('reads no link that holds more than a position', async () => {
  expect(await toLink({ description: 'x'.repeat(200_000) })).toBeNull();
  const packed = new Response(
    new Blob([JSON.stringify({ description: 'x'.repeat(5_000_000) })])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw')),
  );
  const letters = Buffer.from(await packed.arrayBuffer()).toString('base64url');
  await expect(fromLink(LINK_KEY + letters)).rejects.toThrow(BadScenario);
  expect(await refused(fromLink(LINK_KEY + letters))).toBe('This link holds too much for a position.');
});
