/** The cast of a scenario: which cards it brings into the game, and what the runner says if it cannot be read. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Card } from '../../src/engine/index.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import type { ScenarioResult } from '../../src/text/en/scenario/result.ts';
import { runCommand } from '../cli/command.ts';

const minion = (id: string, attack: number, copies = 1): Card => ({
  id,
  type: 'minion',
  name: 'Minion',
  copies,
  attack,
  health: 2,
  perception: 1,
});

const CASTS: Record<string, Card[]> = {
  one: [minion('guard', 1), minion('clerk', 1, 3)],
  two: [minion('guard', 2), minion('boss', 2)],
};
const turn = { number: 3, side: 'genius', step: 'lair' };

function state(json: object, cards: Card[] = []) {
  const set = { cards, rules: RECOMMENDED };
  const result = runScenario({ name: 'x', ...json }, 'x.json', set, (path) => CASTS[path]);
  if (!result.ok) throw new Error(result.error.message);
  return result.state as {
    lair: ({ attack: number } | null)[];
    decks: { genius: string[] };
    hands: { genius: string[] };
  };
}
const attack = (json: object, cards?: Card[]): number | undefined =>
  state({ setup: { turn, lair: { 1: 'guard' } }, ...json }, cards).lair[0]?.attack;

describe('which card an id means', () => {
  it('a card of the file, before one of the cast, before one of the game', () => {
    const game = [minion('guard', 9)];
    expect(attack({}, game)).toBe(9);
    expect(attack({ cast: 'one' }, game)).toBe(1);
    expect(attack({ cast: 'one', cards: [minion('guard', 5)] }, game)).toBe(5);
  });

  it('a card of the last cast that has it', () => {
    expect(attack({ cast: ['one', 'two'] })).toBe(2);
    expect(attack({ cast: ['two', 'one'] })).toBe(1);
  });
});

describe('a card of the cast', () => {
  it('comes into the game wherever the set-up may name it', () => {
    const card = (type: Card['type'], id: string): Card => {
      const facts = {
        minion: { attack: 1, health: 1, perception: 1 },
        contraption: { cost: 1, kind: 'attachable' },
        plan: { evilness: 1, cost: { contraptions: 1, minions: 0 } },
        spy: { attack: 1, health: 1, sneak: 1, support: { min: 1 } },
        node: { connectors: ['left'], bonuses: [] },
        epiphany: {},
        intelligence: {},
      };
      return { id, type, name: id, copies: 1, ...facts[type] } as Card;
    };
    CASTS.all = [
      ...['in-lair', 'in-hand', 'in-deck'].map((id) => card('minion', id)),
      card('contraption', 'attached'),
      ...['plan', 'in-plans', 'in-scored'].map((id) => card('plan', id)),
      card('node', 'in-network'),
      ...['on-network', 'unassigned'].map((id) => card('spy', id)),
      card('intelligence', 'in-discards'),
    ];
    const setup = {
      turn,
      lair: { 1: { card: 'in-lair', attached: ['attached'] }, 2: null },
      plan: { card: 'plan' },
      networks: [{ nodes: [{ card: 'in-network', at: [0, 0] }], spies: ['on-network'] }],
      unassigned: [{ card: 'unassigned', id: 'x' }],
      hands: { genius: ['in-hand'] },
      decks: { genius: ['in-deck'], plans: ['in-plans'] },
      discards: { spymaster: ['in-discards'] },
      scored: { genius: ['in-scored'] },
    };
    expect(state({ cast: 'all', setup }).hands.genius).toEqual(['in-hand']);
  });

  it('stays out of the game where the set-up does not name it, of its decks too', () => {
    expect(state({ cast: 'one', setup: { turn, lair: { 1: 'guard' } } }).decks.genius).toEqual([]);
    expect(state({ cast: 'one', setup: { turn, lair: { 1: { card: 'guard', id: 'clerk' } } } }).decks.genius).toEqual(
      [],
    );
  });

  it('is the same as a card written into the file, its other copies in a deck not named', () => {
    const setup = { turn, lair: { 1: 'clerk' } };
    const written = state({ cards: [minion('clerk', 1, 3)], setup });
    expect(state({ cast: 'one', setup })).toEqual(written);
    expect(written.decks.genius).toHaveLength(2);
  });

  it('is suggested for a mistyped id', () => {
    expect(() => state({ cast: 'one', setup: { turn, lair: { 1: 'gaurd' } } })).toThrow(
      'setup.lair.1: there is no card "gaurd", did you mean "guard"?',
    );
  });
});

it('where files cannot be read, a cast is a bad scenario that says so', () => {
  const result = runScenario({ cast: 'cast.json' }, 'x.json', { cards: [], rules: RECOMMENDED });
  expect(result).toMatchObject({
    ok: false,
    failedAt: null,
    error: {
      code: 'bad-scenario',
      message:
        'cast: "cast.json" is a file, and files cannot be read here: write its cards into the scenario\'s own "cards".',
    },
    state: null,
  });
});

describe('npm run scenario', () => {
  const dir = mkdtempSync(join(tmpdir(), 'cast-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const file = (name: string, json: object): string => {
    writeFileSync(join(dir, name), JSON.stringify(json));
    return join(dir, name);
  };

  it('reads a cast from where the scenario file lies, and says what is wrong with one where', async () => {
    mkdirSync(join(dir, 'inside'));
    file('cast.json', { cards: CASTS.one });
    file('broken.json', { cards: [{ ...CASTS.one[0], attack: 'much' }] });
    const setup = { lair: { 1: 'guard' } };
    const files = [
      file('inside/good.json', { cast: '../cast.json', setup }),
      file('inside/both.json', { cast: ['../cast.json', '../cast.json'], setup }),
      file('inside/missing.json', { cast: '../cats.json', setup }),
      file('inside/folder.json', { cast: '..', setup }),
      file('inside/broken.json', { cast: ['../cast.json', '../broken.json'], setup }),
      file('inside/wrong.json', { cast: 7, setup }),
    ];
    const CLI = fileURLToPath(new URL('../../src/cli/scenario.ts', import.meta.url));
    const { status, stdout, stderr } = await runCommand(CLI, files);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ScenarioResult);
    expect(results.map((result) => (result.ok ? 'ok' : [result.error.code, result.error.message]))).toEqual([
      'ok',
      'ok',
      [
        'bad-scenario',
        `cast: there is no file "${join(dir, 'cats.json')}": name a card file by its path from the scenario file.`,
      ],
      ['bad-scenario', `cast: "${dir}" is a folder, not a file: name a card file by its path from the scenario file.`],
      [
        'bad-scenario',
        expect.stringMatching(
          /^cast: correct this card file first: .*broken\.json:1:\d+ card "guard" attack: must be .*$/,
        ),
      ],
      ['bad-scenario', 'cast: must be the path of a card file, or a list of paths, not 7'],
    ]);
    expect(results[0].state?.lair).toMatchObject([{ id: 'guard', attack: 1 }, ...Array(7).fill(null)]);
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(-2)).toEqual(['2 of 6 scenarios ok', '']);
  });
});
