/** The puzzles of the game: all are files that can be read and solved, and a sample is proved. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { hashOf } from '../../src/cli/puzzles/rows.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import { readScenario } from '../../src/scenario/format.ts';
import { openPuzzle, prove } from '../../src/scenario/prove/prove.ts';
import { puzzleSchema } from '../../src/scenario/puzzle.ts';
import { runCommand } from '../cli/command.ts';
import { FULL } from '../full.ts';

const FOLDER = fileURLToPath(new URL('../../src/puzzles', import.meta.url));
const set = readCards('src/cards');
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const PUZZLES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, json: JSON.parse(textOf(file)) }));
/** One of so many is proved, and all of them in the soak. */
const EVERY = FULL ? 1 : 4;

it.each(PUZZLES)('$file is solved by its script', ({ file, json }) => {
  expect(runScenario(json, file, { cards: set.cards, rules: set.rules })).toMatchObject({ ok: true });
});

it.each(PUZZLES.filter((_, i) => i % EVERY === 0))('$file is proved', ({ json }) => {
  const open = openPuzzle(readScenario(json), set);
  expect(open && prove(open).unproved).toBeNull();
});

it('no two puzzles share a name', () => {
  expect(new Set(PUZZLES.map(({ json }) => json.name)).size).toBe(PUZZLES.length);
});

it('the page of the proofs has these puzzles as they are: npm run puzzles -- --renew', () => {
  const rows = [...textOf('PROOFS.md').matchAll(/^\| (.+?) \| \[(.+?)\].* (\w{8}) \|$/gm)];
  expect(rows.map(([, name, file, hash]) => ({ name, file, hash }))).toEqual(
    PUZZLES.map(({ file, json }) => ({ name: json.name, file, hash: hashOf(readScenario(json)) })),
  );
});

it('the guide for designers has an example that is proved, and names every key', () => {
  const text = textOf('README.md');
  const [, example] = text.match(/```json\n(.*?)```/s) ?? [];
  const open = openPuzzle(readScenario(JSON.parse(example)), set);
  expect(open && prove(open).unproved).toBeNull();
  const [, table = ''] = text.split('\n## The puzzle\n');
  const keys = [...table.split('\n## ')[0].matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
  expect(keys.sort()).toEqual(Object.keys(puzzleSchema.shape).sort());
});

describe('the command', () => {
  const dir = mkdtempSync(join(tmpdir(), 'puzzles-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const NAMED = ['the-back-door', 'somebody-has-to-knock', 'twice-past-the-same-desk', 'strictly-alone'];
  const files = NAMED.map((name) => join(FOLDER, `${name}.json`));
  /** The set of the game with this card changed. */
  const changed = (id: string, numbers: object): string => {
    const file = join(dir, `${id}.json`);
    const card = set.cards.find((one) => one.id === id);
    writeFileSync(file, JSON.stringify({ extends: 'game', cards: [{ ...card, ...numbers }] }));
    return file;
  };

  it('proves puzzles, and says how many positions they have', async () => {
    const { status, stdout } = await runCommand('src/cli/puzzles.ts', ['--json', ...files]);
    const { proved, of, puzzles } = JSON.parse(stdout);
    expect([status, proved, of]).toEqual([0, files.length, files.length]);
    for (const { positions, ways } of puzzles) expect([positions > 0, ways]).toEqual([true, 1]);
  });

  it('names the three puzzles that a changed card breaks, and why', async () => {
    const cards = changed('temp-agent', { sneak: 0 });
    const { status, stdout } = await runCommand('src/cli/puzzles.ts', [
      '--cards',
      cards,
      ...['the-back-door', 'somebody-has-to-knock', 'the-unmarked-envelope', 'strictly-alone'].map((name) =>
        join(FOLDER, `${name}.json`),
      ),
    ]);
    expect(status).toBe(1);
    for (const name of ['The Back Door', 'Somebody Has to Knock', 'The Envelope Goes to Whom?'])
      expect(stdout).toContain(`${name}: no way wins\n`);
    expect(stdout).toMatch(/\n1 of 4 puzzles proved\n$/);
  });

  it('proves the puzzles that a set brings', async () => {
    const file = join(dir, 'own.json');
    const puzzles = ['the-back-door.json', 'strictly-alone.json'].map((name) => JSON.parse(textOf(name)));
    writeFileSync(file, JSON.stringify({ extends: 'game', cards: [], puzzles }));
    const { status, stdout } = await runCommand('src/cli/puzzles.ts', ['--cards', file]);
    expect([status, stdout.split('\n').at(-2)]).toEqual([0, '2 of 2 puzzles proved']);
  });

  it('says which card is missing, and refuses what it does not know', async () => {
    const { name: _, ...json } = JSON.parse(textOf('the-back-door.json'));
    const file = join(dir, 'lost.json');
    writeFileSync(file, JSON.stringify({ ...json, name: 'Lost', setup: { ...json.setup, lair: { 3: 'henchmen' } } }));
    const { status, stdout } = await runCommand('src/cli/puzzles.ts', [file]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Lost: .*there is no card "henchmen", did you mean "henchman"\?/);
    const wrong = await runCommand('src/cli/puzzles.ts', ['--wyas']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Did you mean --ways?');
    expect((await runCommand('src/cli/puzzles.ts', ['--mine'])).stderr).toContain('--mine needs --to');
    expect((await runCommand('src/cli/puzzles.ts', ['--games', '3'])).stderr).toContain('--games goes with --mine');
  });
});
