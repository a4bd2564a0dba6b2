import { expect, test } from 'vitest';
import { parseSeed, seedFromAddress } from './seed.ts';

test('a seed is read from either side of the hash, and only if it is one', () => {
  expect(seedFromAddress({ search: '?seed=123', hash: '' })).toBe('123');
  expect(seedFromAddress({ search: '', hash: '#/new?seed=0' })).toBe('0');
  expect(seedFromAddress({ search: '?sed=1', hash: '#/' })).toBeUndefined();
  for (const text of ['', '-1', '1.5', '99999999999', 'x', '0'.repeat(31), 'g'.repeat(32)])
    expect(parseSeed(text)).toBeUndefined();
  expect(parseSeed(' 4294967295 ')).toBe(4294967295);
  expect(parseSeed('4294967296')).toBeUndefined();
  expect(parseSeed(' 8F3A0C55D21E97B46600F1E2D3C4B5A6')).toBe('8f3a0c55d21e97b46600f1e2d3c4b5a6');
});
