/** What a scenario file alone cannot test of the runner and its command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Card } from '../../src/engine/index.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import type { ScenarioResult } from '../../src/text/en/scenario/result.ts';
import { runCommand } from '../cli/command.ts';
import { TEST_CARDS } from '../engine/cards.ts';

const SET = { cards: TEST_CARDS, rules: RECOMMENDED };
type Decks = { genius: string[]; spymaster: string[]; plans: string[] };

function state(json: Record<string, unknown>, set = SET): Record<string, never> & { decks: Decks } {
  const result = runScenario({ name: 'x', ...json }, 'x.json', set);
  if (!result.ok) throw new Error(result.error.message);
  return result.state as never;
}

describe('decks of a set-up', () => {
  const turn = { number: 3, side: 'genius', step: 'lair' };
  const kinds = (ids: string[]): string[] => ids.map((id) => id.split('#')[0]).toSorted();
  const copies = (types: string[]): string[] =>
    TEST_CARDS.filter((card) => types.includes(card.type)).flatMap((card) => new Array(card.copies).fill(card.id));

  it('a deck not named holds the copies that are placed nowhere else, and is shuffled by the seed', () => {
    const setup = {
      turn,
      lair: { 1: { card: 'guard', attached: ['jetpack'] } },
      plan: 'prank',
      hands: { genius: ['guard'] },
      discards: { genius: ['clerk'] },
      scored: { genius: ['heist'] },
    };
    const { decks } = state({ setup });
    const rest = copies(['minion', 'contraption', 'epiphany']);
    for (const id of ['guard', 'jetpack', 'guard', 'clerk']) rest.splice(rest.indexOf(id), 1);
    expect(kinds(decks.genius)).toEqual(rest.toSorted());
    expect(kinds(decks.spymaster)).toEqual(copies(['spy', 'node', 'intelligence']).toSorted());
    const plans = copies(['plan']);
    for (const id of ['prank', 'heist']) plans.splice(plans.indexOf(id), 1);
    expect(kinds(decks.plans)).toEqual(plans.toSorted());
    expect(state({ setup }).decks).toEqual(decks);
    expect(state({ setup, seed: 2 }).decks.genius).not.toEqual(decks.genius);
    expect(kinds(state({ setup, seed: 2 }).decks.genius)).toEqual(kinds(decks.genius));
  });

  it('a deck that is named holds what is named and no more', () => {
    const { decks } = state({ setup: { turn, plan: 'prank', decks: { genius: ['boss', 'guard'] } } });
    expect(decks.genius).toEqual(['boss', 'guard']);
    expect(decks.spymaster.length).toBe(copies(['spy', 'node', 'intelligence']).length);
  });

  it('the cards of a deck not named get ids that are free', () => {
    const { decks } = state({
      setup: {
        turn,
        plan: 'prank',
        hands: { genius: [{ card: 'guard', id: 'guard' }] },
        discards: { genius: [{ card: 'clerk', id: 'guard#2' }] },
      },
    });
    expect(decks.genius.filter((id) => id.startsWith('guard'))).toEqual(['guard#3', 'guard#4', 'guard#5']);
  });
});

describe('the file', () => {
  it('its cards replace those of the game with the same id, and add to the others', () => {
    const cards: Card[] = [
      { id: 'guard', type: 'minion', name: 'Giant', copies: 1, attack: 9, health: 9, perception: 9 },
    ];
    const after = state({
      cards,
      setup: { turn: { number: 3, side: 'genius', step: 'lair' }, lair: { 1: 'guard', 2: 'clerk' } },
    });
    expect(after.lair).toMatchObject([{ attack: 9 }, { attack: 0 }, null, null, null, null, null, null]);
  });

  it('its rules override those of the game, one by one', () => {
    const json = {
      setup: { turn: { number: 6, side: 'spymaster', step: 'infiltrate' } },
      actions: [{ type: 'endStep' }],
    };
    const set = { ...SET, rules: { ...RECOMMENDED, maxRounds: 3 } };
    expect(state(json, set).winner).toBe('draw');
    expect(state({ ...json, rules: { maxRounds: null } }, set).winner).toBeNull();
    expect(state({ ...json, rules: { handSize: 2 } }, set).winner).toBe('draw');
  });

  it('without a set-up it is a fresh game, the same for the same seed', () => {
    const fresh = state({});
    expect(state({ seed: 1 })).toEqual(fresh);
    expect(state({ seed: 2 }).decks).not.toEqual(fresh.decks);
    expect(fresh).toMatchObject({
      turn: { number: 1, side: 'genius', step: 'plan' },
      awaiting: { side: 'genius', kind: 'choose' },
    });
    expect(fresh.offered).toHaveLength(3);
  });

  it('a whole first round can be played from a fresh game by ids', () => {
    const [plan] = state({}).offered as string[];
    const after = state({
      actions: [
        { type: 'choosePlan', card: plan },
        { type: 'endStep' },
        { type: 'endStep' },
        { type: 'endStep' },
        { type: 'endStep' },
      ],
    });
    expect(after.turn).toEqual({ number: 3, side: 'genius', step: 'draw' });
    expect(after.hands).toMatchObject({ genius: { length: 7 }, spymaster: { length: 7 } });
  });

  it('the name of a file without one is that of the file', () => {
    expect(runScenario({ setup: {} }, 'nameless.json', SET).name).toBe('nameless.json');
  });

  it('what is no object is no scenario', () => {
    for (const json of [null, [], 'x', 3, true]) {
      const result = runScenario(json, 'x.json', SET);
      expect(result).toMatchObject({ ok: false, failedAt: null, error: { code: 'bad-scenario' }, state: null });
    }
  });

  it('of an unknown card it names those there are, where they are few', () => {
    const cards = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ ...TEST_CARDS[0], id: `number-${i + 1}`, name: `Number ${i + 1}` }));
    const said = (n: number) => {
      const result = runScenario({ setup: { lair: { 1: 'zzz' } } }, 'x.json', { ...SET, cards: cards(n) });
      return result.ok ? '' : result.error.message;
    };
    expect(said(3)).toBe('setup.lair.1: there is no card "zzz"; known: number-1, number-2, number-3.');
    expect(said(99)).toBe('setup.lair.1: there is no card "zzz".');
  });

  it('the log tells what happened, with the rules', () => {
    const result = runScenario(
      {
        name: 'x',
        setup: {
          turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
          lair: { 1: 'guard' },
          networks: [{ nodes: ['hub'], spies: ['ghost'] }],
        },
        cards: [{ ...TEST_CARDS.find((card) => card.id === 'ghost'), support: { min: 1 } }],
        actions: [{ type: 'infiltrate', spy: 'ghost' }, { type: 'sneak' }],
      },
      'x.json',
      SET,
    );
    expect(result.log.some((line) => line.includes('Ghost') && line.includes('(R8.2)'))).toBe(true);
  });
});

describe('npm run scenario', () => {
  const dir = mkdtempSync(join(tmpdir(), 'scenario-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const file = (name: string, text: string): string => {
    const path = join(dir, name);
    writeFileSync(path, text);
    return path;
  };
  const CLI = fileURLToPath(new URL('../../src/cli/scenario.ts', import.meta.url));
  const run = async (...args: string[]) => {
    const { status, stdout, stderr } = await runCommand(CLI, args);
    const lines = stdout.split('\n').filter((line) => line !== '');
    return { status, lines, stderr };
  };
  const good = file('good.json', JSON.stringify({ name: 'Good', setup: {} }));

  it('prints a line of JSON for each file, in order, and exits with 1 where one is not ok', async () => {
    const illegal = file('illegal.json', JSON.stringify({ name: 'Illegal', setup: {}, actions: [{ type: 'sneak' }] }));
    const { status, lines, stderr } = await run(
      good,
      illegal,
      file('broken.json', '{ "name": '),
      join(dir, 'missing.json'),
      dir,
      good,
    );
    const results = lines.map((line) => JSON.parse(line) as ScenarioResult);
    expect(results.map(({ name, ok }) => [name, ok])).toEqual([
      ['Good', true],
      ['Illegal', false],
      ['broken.json', false],
      ['missing.json', false],
      [expect.any(String), false],
      ['Good', true],
    ]);
    expect(results[0]).toMatchObject({ state: { turn: { number: 1 } }, log: expect.any(Array) });
    expect(results[1]).toMatchObject({
      failedAt: 0,
      error: { code: 'wrong-side', rule: 'R4.1' },
      state: { turn: { number: 1 } },
    });
    for (const bad of results.slice(2, 5))
      expect(bad).toMatchObject({ failedAt: null, error: { code: 'bad-scenario' }, state: null, log: [] });
    expect(status).toBe(1);
    const places = results.map((result) => !result.ok && (result.error as { at?: string }).at?.replace(dir, ''));
    expect(places).toEqual([false, '/illegal.json:1:41', '/broken.json:1:11', undefined, undefined, false]);
    expect(results.slice(3, 5).map((bad) => !bad.ok && bad.error.message)).toEqual([
      `There is no file "${join(dir, 'missing.json')}".`,
      `"${dir}" is a folder, not a file.`,
    ]);
    expect(stderr.replaceAll(dir, '').split('\n')).toEqual([
      '/illegal.json:1:41 This is for the Spy Master to do, on its own turn.',
      expect.stringContaining('/broken.json:1:11 broken.json: '),
      ' There is no file "/missing.json".'.replace(' ', '/missing.json '),
      ' "" is a folder, not a file.',
      '2 of 6 scenarios ok',
      '',
    ]);
    expect(stderr + lines.join()).not.toMatch(/ at .*:\d+:\d+|node_modules/);
  });

  it('exits with 0 where all are ok, with the byte order mark of some editors too', async () => {
    const files = [good, file('marked.json', `\uFEFF{ "setup": {} }`)];
    expect(await run(...files)).toMatchObject({ status: 0, stderr: '2 of 2 scenarios ok\n' });
  });

  it('stops without a word where nobody reads on', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...Array(200).fill(good)]);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'close');
    expect(stderr).toBe('');
  });

  it('exits with 2 for wrong usage, with a suggestion', async () => {
    expect((await run()).status).toBe(2);
    const { status, stderr, lines } = await run('--hlep');
    expect([status, lines]).toEqual([2, []]);
    expect(stderr).toMatch(/--help/);
    expect(stderr).not.toMatch(/ at .*:\d+:\d+/);
  });
});
