import { expect, test } from 'vitest';
import { withoutSeed } from './forgetSeed.ts';

test.each([
  ['http://a.example/?seed=1', 'http://a.example/'],
  ['http://a.example/?seed=1#/new', 'http://a.example/#/new'],
  ['http://a.example/?seed=1&set=b.json#/', 'http://a.example/?set=b.json#/'],
  ['http://a.example/?set=b.json&seed=1#/', 'http://a.example/?set=b.json#/'],
  ['http://a.example/?set=b.json#/new?seed=abc', 'http://a.example/?set=b.json#/new'],
  ['http://a.example/#/', 'http://a.example/#/'],
])('%s without its seed is %s', (address, bare) => {
  expect(withoutSeed(address)).toBe(bare);
});
