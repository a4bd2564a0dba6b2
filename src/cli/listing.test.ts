import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { listing } from './listing.ts';

let dir = '';
const OX = { id: 'ox', type: 'minion', name: 'Ox', copies: 4, attack: 1, health: 2, perception: 0 };

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'set-'));
  writeFileSync(join(dir, 'minions.json'), JSON.stringify({ cards: [OX] }));
  const setup = { turn: { number: 3, side: 'genius', step: 'lair' }, lair: { 1: 'ox' } };
  writeFileSync(join(dir, 'scenario.txt'), JSON.stringify({ name: 'An ox', setup, actions: [] }));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('lists all cards by type, with their figures and their text', () => {
  const lines = listing(TEST_CARDS);
  expect(lines).toMatch(/^MINIONS\n\nGuard\n {2}Minion, Attack 2, Health 3, Perception 2, 4 copies\n\nClerk\n/);
  expect(lines).toContain(
    '\n\nEngineer\n  Minion, Attack 1, Health 2, Perception 1, Work 2, 3 copies\n  Performs 2 Work.\n',
  );
  expect(lines).toContain('\n\n\nNODES\n\nHub\n  Node, connects left, right, top, bottom, 4 copies\n');
  expect(lines).not.toMatch(/undefined|NaN/);
});

it('is printed for the set of another folder', async () => {
  const { status, stdout } = await runCommand('src/cli/cards.ts', ['--text', '--dir', dir]);
  expect([status, stdout]).toEqual([0, 'MINIONS\n\nOx\n  Minion, Attack 1, Health 2, Perception 0, 4 copies\n']);
});

it('a scenario takes the cards that it names from another folder', async () => {
  const file = join(dir, 'scenario.txt');
  const own = await runCommand('src/cli/scenario.ts', [file]);
  expect(JSON.parse(own.stdout)).toMatchObject({ ok: false, error: { code: 'bad-scenario' } });
  const other = await runCommand('src/cli/scenario.ts', ['--cards', dir, file]);
  expect(JSON.parse(other.stdout)).toMatchObject({ ok: true });
});
