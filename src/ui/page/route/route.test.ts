import { expect, test } from 'vitest';
import type { Route } from './route.ts';
import { hashOf, lostAddress, parseHash } from './route.ts';

test('every route survives its own address', () => {
  const routes: Route[] = [
    { screen: 'start' },
    { screen: 'setup' },
    { screen: 'learn' },
    { screen: 'game', id: 'a b/ü' },
    { screen: 'declassified', id: 'a b/ü', at: 12 },
    { screen: 'linked', link: '#game=abc@12' },
    { screen: 'linked', link: '#game=abc@12', debrief: true },
  ];
  for (const route of routes) expect(parseHash(hashOf(route))).toEqual(route);
});

test('an address nobody made leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/game', '#/game/', '#/game/%E0%A4%A', '#nonsense'])
    expect(parseHash(hash)).toEqual({ screen: 'start' });
});

test('of an address nobody made the title says so; of its own it says nothing', () => {
  for (const hash of ['#/game', '#/game/%E0%A4%A', '#nonsense', '#/news', '#positions=abc'])
    expect(lostAddress(hash)).toBe(hash);
  for (const hash of ['', '#', '#/', '#/?seed=1', '#/new', '#/learn', '#/bench/x', '#/game/x', '#position=x'])
    expect(lostAddress(hash)).toBeNull();
});

test.each([
  '#position=abc',
  '#position%3Dabc',
  '#position%253Dabc',
  '#Position=abc',
  '#%23position=abc',
  '#/position=a',
  '#position',
])('the workbench opens the link of %s, or says what is wrong with it', (hash) => {
  expect(parseHash(hash)).toEqual({ screen: 'bench', link: hash });
});
