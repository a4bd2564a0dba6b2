import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';
import { endless } from '../../tests/engine/cards.ts';
import { FULL } from '../../tests/full.ts';
import { bundle } from './bundle.ts';

let dir = '';
const simulate = (...args: string[]) => runCommand('src/cli/simulate.ts', args);
const json = async (...args: string[]) => JSON.parse((await simulate('--json', ...args)).stdout);
/** The same in a process of its own. */
const spawned = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/simulate.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'simulate-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The quickest games: a thread takes longer to start than to play a few of them. */
const INTERNS = ['--genius', 'intern', '--spymaster', 'intern', '--workers', '1'];

/** Half of the games that are played again in other ways. */
const GAMES = FULL ? 6 : 3;

it('gives the same with one worker and two, and merges to the same', async () => {
  const clockless = ({ seconds, gamesPerSecond, ...rest }: Record<string, unknown>) => rest;
  const one = await json(...INTERNS, '--games', `${2 * GAMES}`, '--seed', '3');
  expect(clockless(await json(...INTERNS, '--games', `${2 * GAMES}`, '--seed', '3', '--workers', '2'))).toEqual(
    clockless(one),
  );
  const files: string[] = [];
  for (const [seed, games] of [
    [3, GAMES - 1],
    [2 + GAMES, GAMES + 1],
  ]) {
    const file = join(dir, `${seed}.json`);
    writeFileSync(file, (await simulate('--json', ...INTERNS, '--games', `${games}`, '--seed', `${seed}`)).stdout);
    files.push(file);
  }
  expect(clockless(await json('--merge', ...files))).toEqual(clockless(one));
});

it('says all that designers ask for, on standard output alone', async () => {
  const { status, stdout, stderr } = spawned('--json', '--games', '2', '--spymaster', 'intern');
  expect([status, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ games: 2, seed: 1, cardsHash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(report.geniusWins + report.spymasterWins + report.unfinished).toBe(2);
  expect(report.geniusWinRate).toBe(report.geniusWins / 2);
  for (const key of ['genius', 'spymaster', 'ci95', 'leadChanges', 'comebackRate', 'decisions', 'seconds'])
    expect(report).toHaveProperty(key);
  expect(Object.keys(report.rounds)).toEqual(['p10', 'p50', 'p90', 'histogram']);
  for (const key of ['card', 'evilness', 'picked', 'completed', 'thwarted', 'turnsInProgress'])
    expect(report.plans[0]).toHaveProperty(key);
  for (const key of ['card', 'type', 'drawn', 'played', 'winRateDrawn', 'winRateNotDrawn', 'ci95', 'deadRate'])
    expect(report.cards[0]).toHaveProperty(key);
  const told = await simulate('--games', '2', ...INTERNS);
  expect(told.stdout).toMatch(/Genius wins +\d+\.\d %/);
  expect(() => JSON.parse(told.stdout)).toThrow();
});

it('compares two card sets on the same seeds', async () => {
  const other = join(dir, 'cards');
  cpSync('src/cards', other, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const rules = join(other, 'rules.json');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('"scoreToWin": 10', '"scoreToWin": 3'));
  const { rounds, compare } = await json(...INTERNS, '--games', '10', '--compare', other);
  expect(compare.rules.scoreToWin).toBe(3);
  expect(compare.changes.rounds).toEqual({ from: rounds.p50, to: compare.rounds.p50 });
  expect(compare.rounds.p50).toBeLessThan(rounds.p50);
  const told = await simulate(...INTERNS, '--games', FULL ? '5' : '1', '--compare', other);
  expect(told.stdout).toMatch(/rounds at the median +\d+ +\d+/);
});

it('ends a comparison when it is settled, if no number of games is asked for', async () => {
  const { stdout } = await simulate(...INTERNS, '--compare', 'src/cards');
  expect(stdout).toMatch(/^It makes no difference that matters: .* That is settled after 256 deals\.$/m);
  expect(stdout).toMatch(/^The sets have the same cards\.$/m);
});

it('plays games with a loop of cards to their end, counts them and names the cards', async () => {
  const looping = join(dir, 'looping');
  cpSync('src/cards', looping, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const file = join(looping, 'minions.json');
  const minions = JSON.parse(readFileSync(file, 'utf8'));
  minions.cards[0].abilities = endless({ on: 'turnEnded' });
  writeFileSync(file, JSON.stringify(minions));
  const { id } = minions.cards[0];
  const report = await json(...INTERNS, '--games', '3', '--cards', looping);
  expect(report).toMatchObject({ games: 3, loops: [{ cards: [id], games: report.looped }] });
  const told = await simulate(...INTERNS, '--games', '3', '--cards', looping);
  expect(told.stdout).toMatch(/with a loop of cards, cut +[1-3]/);
  expect(told.stdout).toContain(`Cards that set each other off: ${id} in ${report.looped} game`);
});

it('writes a page of its own that needs no script and loads nothing', async () => {
  const other = join(dir, 'renamed');
  cpSync('src/cards', other, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const minions = join(other, 'minions.json');
  writeFileSync(minions, readFileSync(minions, 'utf8').replace('"name": "Big Knuckles"', '"name": "Big <b> & Co"'));
  const file = join(dir, 'report.html');
  const args = [...INTERNS, '--games', '4', '--seed', '7', '--cards', other, '--compare', 'src/cards', '--html', file];
  const { status, stdout, stderr } = await simulate(...args);
  expect([status, stdout, stderr]).toEqual([0, `The report is in ${file}\n`, '']);
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain(`npm run simulate -- ${args.join(' ')}`);
  expect(page).toContain('<dd>7 to 10</dd>');
  expect(page).toMatch(/<dt>Cards<\/dt><dd>[0-9a-f]{16}<\/dd>/);
  expect(page).toMatch(/\(95 %: \d+\.\d % to \d+\.\d %/);
  expect(page).toMatch(/won from behind<\/dt><dd>(\d+\.\d %|–)/);
  expect([...page.matchAll(/<svg [^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Shares of the games won by each side',
    'Number of games by their number of rounds',
    'How often the genius won with each card drawn, and without it',
    'How often the spymaster won with each card drawn, and without it',
  ]);
  expect(page).toContain('<td>Big &lt;b&gt; &amp; Co</td>');
  expect(page).toContain('<td>Steal Every Left Shoe</td>');
  expect(page).toContain('Against the other set');
  expect(page).not.toMatch(/<script|<link|<img|\b(src|href)=|url\((?!#)|@import|undefined|NaN/);
  expect(page.length).toBeLessThan(100_000);
});

it('tells a mistake of a card set in words', async () => {
  const broken = join(dir, 'broken');
  cpSync('src/cards', broken, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const minions = join(broken, 'minions.json');
  writeFileSync(minions, readFileSync(minions, 'utf8').replace('"attack": 2', '"attack": "two"'));
  const { status, stdout, stderr } = await simulate('--cards', broken);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/minions\.json:\d+:\d+ card "henchman" attack: must be a number, not "two"\n$/);
});

const REFUSED: [string[], string][] = [
  [['--game', '3'], 'Did you mean --games?'],
  [['--games', 'many'], 'It must be a whole number, 1 or more.'],
  [['--seed', '9999999999999'], 'It must be at most 999999999999.'],
  [['--games', '0'], 'It must be a whole number, 1 or more.'],
  [['--genius', 'rokie'], 'did you mean "rookie"?'],
  [['--cards', 'no/such/folder'], 'There is no file or folder no/such/folder.'],
  [['--merge', 'no-such-file.json'], 'there is no file "no-such-file.json"'],
  [['--merge', 'src'], '"src" is a folder, not a file'],
  [['--html', 'no/such/folder/report.html'], 'There is no folder '],
  [['--html', 'src'], 'src is a folder: name a file in it.'],
  [['--html', 'report.html', '--json'], "option '--html <file>' cannot be used with option '--json'"],
  [['--merge', 'a.json', '--games', '3'], "option '--merge <files...>' cannot be used with option '--games <n>'"],
  [['more'], 'too many arguments'],
];
it.each(REFUSED)('refuses %j with 2 and a sentence', async (args, sentence) => {
  const { status, stdout, stderr } = await simulate(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it.runIf(FULL)('says the same of wrong usage in a process of its own', async () => {
  const args = ['--merge', 'no-such-file.json'];
  expect(spawned(...args)).toEqual(await simulate(...args));
});

it('refuses to merge what is not its own with 1 and a sentence', async () => {
  const { status, stdout, stderr } = await simulate('--merge', 'package.json');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^package\.json is not what --json prints: .+\n$/);
});

it('leaves nothing among the temporary files when it is interrupted', async () => {
  const TMPDIR = join(dir, 'temporary');
  mkdirSync(TMPDIR);
  const args = ['--import', 'tsx', 'src/cli/simulate.ts', ...INTERNS, '--games', '1000000'];
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, TMPDIR } });
  const bundled = () => readdirSync(TMPDIR, { recursive: true }).some((name) => `${name}`.endsWith('worker.mjs'));
  await expect.poll(bundled, { timeout: 120_000 }).toBe(true);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('evil-genius'))).toEqual([]);
});

it('what plays loads neither immer nor React', async () => {
  const { modules } = await bundle(new URL('../sim/worker.ts', import.meta.url));
  expect(modules.some((path) => path.endsWith('/src/engine/game/perform.ts'))).toBe(true);
  expect(modules.filter((path) => /node_modules\/(immer|react|react-dom|zustand|zod|tsx)\//.test(path))).toEqual([]);
});
