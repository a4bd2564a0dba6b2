import { expect, test } from 'vitest';
import { parseSeed, seedFromAddress } from './seed.ts';

test('a seed is read from either side of the hash, and only if it is one', () => {
  expect(seedFromAddress({ search: '?seed=123', hash: '' })).toBe(123);
  expect(seedFromAddress({ search: '', hash: '#/new?seed=0' })).toBe(0);
  for (const search of ['', '?seed=', '?seed=-1', '?seed=1.5', '?seed=99999999999', '?seed=x'])
    expect(seedFromAddress({ search, hash: '#/' })).toBeUndefined();
  expect(parseSeed(' 4294967295 ')).toBe(4294967295);
  expect(parseSeed('4294967296')).toBeUndefined();
});
