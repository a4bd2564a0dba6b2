import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Action, Side } from '../../src/engine/index.ts';
import { awaiting, legalActions } from '../../src/engine/index.ts';
import { botSeed, playBots } from '../../src/sim/game.ts';
import { difference } from '../bots/twins.ts';
import { commitOf, WRITTEN } from './commit.ts';
import { soakGame, soakSet, WATCHED_EVERY } from './games.ts';
import { tested, write } from './ledger/ledger.ts';
import { everything } from './lists.ts';
import { MIX, pairOf } from './mix.ts';
import { PARTS } from './parts.ts';
import type { PolicyName } from './policies/index.ts';
import { POLICIES } from './policies/index.ts';
import { atTheStart, keep, resumed } from './progress.ts';
import { complaints, reportOf } from './report.ts';
import { REPORT } from './shape.ts';
import { beginParts, doSteps } from './steps.ts';
import { addTally, addUp, emptyTally, LISTS } from './tally.ts';
import { UNMET } from './unmet.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const set = soakSet(cards, rules);
const { catalog } = set;
const PLAYERS = Object.keys(POLICIES) as PolicyName[];

describe('the players', () => {
  /** What each side did in a game, and what it could have done instead. */
  function choices(name: PolicyName, seed: number): { action: Action; awaited: Side | null; offers: Set<string> }[] {
    const made: ReturnType<typeof choices> = [];
    const bots = {
      genius: POLICIES.random(botSeed(seed, 'genius')),
      spymaster: POLICIES[name](botSeed(seed, 'spymaster')),
    };
    playBots({ catalog, rules, bots }, seed, {
      action: (state, action) => {
        if (action.side !== 'spymaster') return;
        const offers = new Set([...legalActions(state, action.side)].map(({ type }) => type));
        made.push({ action, awaited: awaiting(state).side, offers });
      },
    });
    return made;
  }
  const isUnasked = ({ awaited }: { awaited: Side | null }) => awaited === 'genius';
  const instead = (name: PolicyName, liked: Action['type'], others: Action['type'][]) =>
    choices(name, 3).filter(({ action, offers }) => offers.has(liked) && others.includes(action.type));
  const done = (name: PolicyName, type: Action['type']) =>
    choices(name, 3).filter(({ action }) => action.type === type).length;

  it('the sneaker sneaks wherever it can', () => {
    expect(done('sneaker', 'sneak')).toBeGreaterThan(0);
    expect(instead('sneaker', 'sneak', ['attack'])).toEqual([]);
    expect(instead('sneaker', 'ignore', ['destroy'])).toEqual([]);
  });

  it('the fighter attacks wherever it can', () => {
    expect(done('fighter', 'attack')).toBeGreaterThan(0);
    expect(instead('fighter', 'attack', ['sneak'])).toEqual([]);
  });

  it('the destroyer destroys wherever it can', () => {
    expect(done('destroyer', 'destroy')).toBeGreaterThan(0);
    expect(instead('destroyer', 'destroy', ['ignore'])).toEqual([]);
  });

  it('the interrupter plays an instant wherever it can, also while the other side is awaited (R9.5)', () => {
    expect(instead('interrupter', 'playInstant', ['pass', 'endStep', 'playSpy', 'playNode', 'connect'])).toEqual([]);
    const unasked = Array.from({ length: 14 }, (_, seed) => seed)
      .flatMap((seed) => choices('interrupter', seed))
      .filter(isUnasked);
    expect(new Set(unasked.map(({ action }) => action.type))).toEqual(new Set(['playInstant']));
  });

  it('the hoarder plays nothing from its hand and discards nothing of its own accord', () => {
    const types = new Set([3, 4, 5, 6].flatMap((seed) => choices('hoarder', seed)).map(({ action }) => action.type));
    expect([...types].sort()).toEqual(['choose', 'endStep', 'pass']);
  });

  it.each(PLAYERS.filter((name) => name !== 'rookie'))('R10.2 the %s decides by nothing hidden', (name) => {
    const make = (seed: number) => POLICIES[name](seed);
    const bots = { genius: make, spymaster: make };
    expect(difference({ catalog, rules: { ...rules, scoreToWin: 3, maxRounds: 8 }, bots, seed: 5 })).toBeUndefined();
  });
});

describe('the mix', () => {
  it('has every player on both sides, and a pair for every seed', () => {
    expect(MIX.reduce((sum, { share }) => sum + share, 0)).toBe(1000);
    expect(new Set(MIX.map(({ genius }) => genius))).toEqual(new Set(PLAYERS));
    expect(new Set(MIX.map(({ spymaster }) => spymaster))).toEqual(new Set(PLAYERS));
    expect(pairOf(7)).toEqual(pairOf(7));
  });

  it('plays its pairs as often among the games watched closely', () => {
    const seeds = Array.from({ length: 4000 }, (_, i) => i * WATCHED_EVERY);
    for (const pair of MIX) {
      const times = seeds.filter((seed) => pairOf(seed) === pair).length;
      expect(Math.abs(times / 4 - pair.share), JSON.stringify(pair)).toBeLessThan(15);
    }
  });
});

describe('the tally', () => {
  /** Seeds of quick games between players who play their cards. One of them is watched closely. */
  const seeds = Array.from({ length: 100 }, (_, i) => 2 * WATCHED_EVERY - 10 + i)
    .filter((seed) => !Object.values(pairOf(seed)).some((name) => ['rookie', 'hoarder'].includes(name)))
    .slice(0, 20);
  const play = (some: number[]) => {
    const tally = emptyTally();
    for (const seed of some) expect(soakGame(set, seed, tally)).toBeUndefined();
    return tally;
  };
  const whole = play(seeds);

  it('of a run in two parts, the first of them kept as JSON, is that of one run', () => {
    const parts = JSON.parse(JSON.stringify(play(seeds.slice(0, 8))));
    addTally(parts, play(seeds.slice(8)));
    expect(parts).toEqual(whole);
    expect(whole.games).toBe(20);
    expect(whole.watched).toBe(1);
    expect(whole.illegal).toBeGreaterThan(100);
    for (const list of LISTS) expect(Object.keys(whole.met[list]).length, list).toBeGreaterThan(3);
  });

  it('counts nothing that is not on one of the five lists', () => {
    const { met } = whole;
    const all = everything(cards);
    for (const list of LISTS) expect(Object.keys(met[list]).filter((name) => !all[list].includes(name))).toEqual([]);
  });
});

describe('a run that was broken off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'soak.json');
  const identity = { commit: 'abc', cardsHash: '123', seed: 1 };

  it('goes on from where it was kept', () => {
    const progress = atTheStart(identity);
    progress.games = { next: 51, tally: { ...emptyTally(), games: 50 }, seconds: 3 };
    progress.parts.tableGames = { amount: 9, done: [1], sum: { tried: 3, failures: [] }, seconds: 1 };
    keep(file, identity, progress);
    expect(resumed(file, identity)).toEqual(progress);
    rmSync(file);
    expect(() => resumed(file, identity)).toThrow('There is no run to go on with. Start one without --resume.');
  });

  it('is told in words where it does not fit', () => {
    keep(file, identity, atTheStart(identity));
    expect(() => resumed(file, { ...identity, commit: 'def' })).toThrow(
      'The run to go on with has the commit abc, but this one has def. Start anew without --resume.',
    );
    writeFileSync(file, '{"commit": "abc"');
    expect(() => resumed(file, identity)).toThrow('is damaged. Start anew without --resume.');
  });
});

describe('the commit of a run', () => {
  const root = mkdtempSync(join(tmpdir(), 'soak-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  function commit(...files: string[]): string {
    for (const file of files) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      appendFileSync(join(root, file), 'more\n');
    }
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'more');
    return git('rev-parse', 'HEAD');
  }

  it('is the last one that changes more than what a run writes', () => {
    git('init', '--quiet');
    const first = commit('src/one.ts');
    const [report, unfinished] = WRITTEN;
    commit(report, join(unfinished, 'progress.json'));
    expect(commitOf(root)).toEqual({ commit: first, uncommitted: false });
    appendFileSync(join(root, unfinished, 'page.jsonl'), 'new');
    expect(commitOf(root)).toEqual({ commit: first, uncommitted: false });
    appendFileSync(join(root, 'src/one.ts'), 'new');
    expect(commitOf(root)).toEqual({ commit: first, uncommitted: true });
    const second = commit('src/one.ts', report);
    expect(commitOf(root)).toEqual({ commit: second, uncommitted: false });
  });
});

describe('the tests that were run in full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('count as they ended last, also where the run was killed in the midst of a line', () => {
    const ledger = join(folder, 'page.jsonl');
    expect(tested(ledger)).toEqual({ passed: [], failed: [], again: [] });
    for (const [name, ok] of [
      ['one', true],
      ['two', false],
      ['three', false],
      ['two', true],
    ] as const)
      write({ name, ok }, ledger);
    appendFileSync(ledger, '{"name":"fo');
    expect(tested(ledger)).toEqual({ passed: ['one', 'two'], failed: ['three'], again: ['two'] });
  });
});

describe('the report', () => {
  const about = {
    commit: 'a'.repeat(40),
    uncommitted: false,
    cardsHash: '0'.repeat(16),
    date: '2026-01-01T00:00:00.000Z',
    machine: { node: 'v20', cpu: 'any', workers: 2 },
    seed: 1,
  };
  const none = { passed: [], failed: [], again: [] };
  const reported = () => {
    const progress = atTheStart(about);
    progress.games.tally.games = 1;
    beginParts(progress, Object.fromEntries(Object.keys(PARTS).map((part) => [part, 1])));
    return { progress, report: () => reportOf({ about, cards, progress, tests: none, page: none, firefox: 'none' }) };
  };

  it.each(['report.json', 'million.json'])(
    'that is kept in %s has the shape of those that the soak writes today, and names its commit',
    (file) => {
      const kept = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
      expect(REPORT.parse(kept)).toEqual(kept);
      expect(kept.uncommitted).toBe(false);
      expect(kept.failures).toBe(0);
    },
  );

  it('counts what its parts have counted, and how often something went wrong', () => {
    const { progress, report } = reported();
    for (const [name, more] of [
      ['tableGames', { tried: 2, good: 1, failures: ['wrong'] }],
      ['secrets: plain cards', { pairs: 3, after: 2, met: { 'event drawn': 1 } }],
      ['secrets: the game’s cards', { pairs: 4, after: 1, met: { 'event drawn': 1 }, failures: ['seen', 'heard'] }],
      ['decisions: deputy', { decisions: 9 }],
      ['debriefJudged', { sums: { games: 3, missed: [7] }, hindsight: { cases: 10, told: 1, wrong: ['seed 3'] } }],
      ['debriefPlanted', { cases: 10, told: 8, wrong: ['seed 1', 'seed 2'] }],
      ['puzzles', { proved: 2, unproved: ['a.json'] }],
    ] as const)
      addUp(progress.parts[name].sum, more);
    const { fuzz, secrets, decided, debrief, puzzles } = report();
    expect(fuzz.tableGames).toEqual({ tried: 2, good: 1, failures: 1 });
    expect(secrets).toEqual({ pairs: 7, after: 3, tables: 0, met: { 'event drawn': 2 }, failures: 2 });
    expect(decided.deputy).toEqual({ decisions: 9, failures: 0 });
    expect(debrief?.planted).toEqual({ cases: 10, told: 8, wrong: ['seed 1', 'seed 2'] });
    const complained = complaints(report()).filter((one) => one.startsWith('The debrief'));
    expect(complained).toEqual([
      'The debrief of the game of seed 7 does not add up to its result.',
      'The debrief tells 8 of 10 planted blunders, not 90 %.',
    ]);
    expect(puzzles).toEqual({ proved: 2, unproved: ['a.json'] });
  });

  it('is not written in another shape', () => {
    const { progress, report } = reported();
    progress.parts.tableGames.sum = { tried: 2 };
    expect(report).toThrow('tableGames');
    expect(REPORT.safeParse({ ...about, games: 1 }).success).toBe(false);
  });
});

describe('the steps of a part', () => {
  it('are done once each, from the seed on, and add up', async () => {
    const progress = atTheStart({ commit: 'abc', cardsHash: '123', seed: 1 });
    beginParts(progress, { damagedCardFiles: 501 });
    progress.parts.damagedCardFiles.done = [0, 1];
    const steps: string[] = [];
    const order = {
      seed: 1,
      workers: 1,
      progress,
      onStep: (part: string, left: number) => steps.push(`${part} ${left}`),
    };
    await doSteps({ ...order, late: () => true });
    expect(steps).toEqual([]);
    await doSteps({ ...order, late: () => false });
    expect(steps).toEqual(['damagedCardFiles 0']);
    expect(progress.parts.damagedCardFiles).toMatchObject({ done: [0, 1, 2], sum: { tried: 1, failures: [] } });
    beginParts(progress, { damagedCardFiles: 5 });
    expect(progress.parts.damagedCardFiles.done).toEqual([]);
  });
});

describe('what play cannot meet', () => {
  it.each(LISTS)('is on the list of %s, and another test shows it', (list) => {
    for (const [name, { shownBy }] of Object.entries(UNMET[list])) {
      expect(everything(cards)[list]).toContain(name);
      expect(existsSync(new URL(`../${shownBy}`, import.meta.url)), shownBy).toBe(true);
    }
  });
});
