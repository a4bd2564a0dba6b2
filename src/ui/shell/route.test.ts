import { expect, test } from 'vitest';
import type { Route } from './route.ts';
import { hashOf, parseHash } from './route.ts';

test('every route survives its own address', () => {
  const routes: Route[] = [{ screen: 'start' }, { screen: 'setup' }, { screen: 'game', id: 'a b/ü' }];
  for (const route of routes) expect(parseHash(hashOf(route))).toEqual(route);
});

test('an address nobody made leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/game', '#/game/', '#/game/%E0%A4%A', '#nonsense'])
    expect(parseHash(hash)).toEqual({ screen: 'start' });
});
