import { expect, it } from 'vitest';
import { echo } from '../../tests/engine/cards.ts';
import { FULL } from '../../tests/full.ts';
import { readCards } from '../cards/read.ts';
import type { GameEvent } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { runSentence } from '../text/en/cli/runs.ts';
import { countGame, rowsOf } from './count.ts';
import type { Match } from './game.ts';
import { playGame } from './game.ts';
import { readRun } from './readRun.ts';
import { report } from './report.ts';
import type { Run } from './run.ts';
import { mergeProblem, mergeRuns } from './run.ts';
import { differenceOf, percentile, wilson } from './statistics.ts';
import { addTally, emptyTally } from './tally.ts';

const { cards, rules } = readCards('src/cards');
const match: Match = { catalog: registerCatalog(cards), rules, genius: 'intern', spymaster: 'intern' };

function play(first: number, last: number): Run {
  const counts = emptyTally(match.catalog);
  const rows = rowsOf(counts);
  for (let seed = first; seed <= last; seed++) countGame(match, seed, counts, rows);
  const { genius, spymaster, catalog } = match;
  return { genius, spymaster, cardsHash: catalog.hash, rules, seeds: [[first, last]], counts, seconds: 1 };
}

it('merges to what one run gives, in any order, through JSON too', () => {
  const [first, all] = FULL ? [11, 30] : [5, 12];
  const whole = { ...report(play(1, all)), seconds: 2, gamesPerSecond: all / 2 };
  const parts = [play(1, first), play(first + 1, all)];
  for (const [a, b] of [parts, parts.toReversed()]) expect(report(mergeRuns(a, b))).toEqual(whole);
  const read = parts.map((part) => readRun(JSON.stringify(report(part))));
  const [a, b] = read.flatMap((result) => ('run' in result ? [result.run] : []));
  expect(report(mergeRuns(a, b))).toEqual(whole);
});

it('refuses to merge what does not belong together, in words', () => {
  const run = play(1, 3);
  const next: Run = { ...run, seeds: [[4, 6]] };
  expect(mergeProblem(run, next)).toBeUndefined();
  const said = (other: Run): string => {
    const trouble = mergeProblem(run, other);
    return trouble ? runSentence(trouble) : '';
  };
  expect(said({ ...next, seeds: [[3, 5]] })).toContain('both played seed 3');
  expect(said({ ...next, cardsHash: 'x' })).toContain('card sets differ');
  expect(said({ ...next, rules: { ...rules, scoreToWin: 12 } })).toContain('scoreToWin is 10 and 12');
  for (const text of ['{', '[]', '{}', JSON.stringify({ ...report(run), counts: { games: -1 } })])
    expect(readRun(text)).toHaveProperty('trouble');
});

it('the counts of a game are those of its events', () => {
  const counts = emptyTally(match.catalog);
  const rows = rowsOf(counts);
  const seen = {
    drawn: new Set<string>(),
    held: new Set<string>(),
    played: new Set<string>(),
    completed: 0,
    thwarted: 0,
  };
  const seed = 4;
  playGame(match, seed, {
    event: (state, event: GameEvent) => {
      const id = (card: number): string => match.catalog.definitions[state.cards[card]].id;
      if (event.type === 'drawn') for (const card of event.cards) seen.drawn.add(id(card));
      // A card also comes into a hand by a search, or back from the table.
      if (event.type === 'turnEnded') for (const card of state.hands[event.side]) seen.held.add(id(card));
      if (event.type === 'minionPlayed' || event.type === 'built' || event.type === 'spyPlayed')
        seen.played.add(id(event.card));
      if (event.type === 'nodePlayed' || event.type === 'instantPlayed') seen.played.add(id(event.card));
      if (event.type === 'planCompleted') seen.completed++;
      if (event.type === 'thwarted') seen.thwarted++;
    },
  });
  countGame(match, seed, counts, rows);
  expect(counts.games).toBe(1);
  expect(counts.geniusWins + counts.spymasterWins + counts.unfinished).toBe(1);
  for (const row of counts.cards) {
    expect([row.card, row.drawn]).toEqual([row.card, Number(seen.drawn.has(row.card))]);
    expect([row.card, row.played]).toEqual([row.card, Number(seen.played.has(row.card))]);
    expect(row.dead, row.card).toBeLessThanOrEqual(Number(seen.held.has(row.card)));
  }
  const sum = (key: 'picked' | 'completed' | 'thwarted'): number => counts.plans.reduce((n, row) => n + row[key], 0);
  expect([sum('completed'), sum('thwarted')]).toEqual([seen.completed, seen.thwarted]);
  expect(sum('picked')).toBeGreaterThanOrEqual(seen.completed + seen.thwarted);
});

it('plays a game with a loop of cards to its end, and counts it with its cards', () => {
  const catalog = registerCatalog([...cards, { ...echo({ on: 'minionPlayed' }), copies: 60 }]);
  for (const genius of ['intern', 'rookie'] as const) {
    const looping: Match = { ...match, genius, catalog };
    const { state, loops } = playGame(looping, 7);
    expect([state.winner !== null, [...loops]]).toEqual([true, ['echo']]);
    const counts = emptyTally(catalog);
    countGame(looping, 7, counts, rowsOf(counts));
    const sum = emptyTally(catalog);
    addTally(sum, counts);
    addTally(sum, counts);
    expect(sum).toMatchObject({ games: 2, looped: 2, loops: { echo: 2 } });
    const run: Run = {
      genius,
      spymaster: 'intern',
      cardsHash: catalog.hash,
      rules,
      seeds: [[7, 8]],
      counts: sum,
      seconds: 1,
    };
    expect(report(run)).toMatchObject({ looped: 2, loops: [{ cards: ['echo'], games: 2 }] });
    expect(readRun(JSON.stringify(report(run)))).toEqual({ run });
  }
});

it('reads runs of before loops were counted', () => {
  const { counts, ...run } = play(1, 2);
  const { looped: _, loops: __, ...older } = counts;
  expect(readRun(JSON.stringify({ ...run, counts: older }))).toEqual({ run: { ...run, counts } });
});

it('Wilson’s and Newcombe’s intervals are those of the textbooks', () => {
  const [low, high] = wilson(8, 10) ?? [0, 0];
  expect([low, high].map((n) => n.toFixed(4))).toEqual(['0.4902', '0.9433']);
  expect(wilson(0, 0)).toBeNull();
  // Newcombe 1998, table II, case (a): 56/70 against 48/80.
  const { difference, ci95 } = differenceOf({ part: 48, whole: 80 }, { part: 56, whole: 70 }) ?? { ci95: [0, 0] };
  expect([difference, ...ci95].map((n) => n?.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});

it('a percentile is the smallest value that so many reach', () => {
  const histogram = { 5: 1, 7: 8, 12: 1 };
  expect([0.1, 0.5, 0.9, 0.91].map((p) => percentile(histogram, p))).toEqual([5, 7, 7, 12]);
});
