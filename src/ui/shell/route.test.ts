import { expect, test } from 'vitest';
import type { Route } from './route.ts';
import { hashOf, parseHash, parseSeed, seedFromAddress } from './route.ts';

test('every route survives its own address', () => {
  const routes: Route[] = [{ screen: 'start' }, { screen: 'setup' }, { screen: 'game', id: 'a b/ü' }];
  for (const route of routes) expect(parseHash(hashOf(route))).toEqual(route);
});

test('an address nobody made leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/game', '#/game/', '#/game/%E0%A4%A', '#nonsense'])
    expect(parseHash(hash)).toEqual({ screen: 'start' });
});

test('a seed is read from either side of the hash, and only if it is one', () => {
  expect(seedFromAddress({ search: '?seed=123', hash: '' })).toBe(123);
  expect(seedFromAddress({ search: '', hash: '#/new?seed=0' })).toBe(0);
  for (const search of ['', '?seed=', '?seed=-1', '?seed=1.5', '?seed=99999999999', '?seed=x'])
    expect(seedFromAddress({ search, hash: '#/' })).toBeUndefined();
  expect(parseSeed(' 4294967295 ')).toBe(4294967295);
  expect(parseSeed('4294967296')).toBeUndefined();
});
