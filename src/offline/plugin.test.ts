import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { farewellWorker, releaseOf, workerOf } from './plugin.ts';

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const SITE = {
  'index.html': '<p>page',
  'assets/e1.js': '1',
  'icon.svg': '<svg>',
  'icon-512.png': 'large',
  'pictures/7.json': '{}',
  'pictures/all.txt': '{}\n{}',
  'robots.txt': 'all',
  'viewer.html': 'large too',
  'sw.js': 'worker',
};

test('a release is the page, its built files and what else it draws, each with the hash of its content', () => {
  const release = releaseOf(files(SITE));
  expect(Object.keys(release)).toEqual(['assets/e1.js', 'icon.svg', '', 'pictures/all.txt']);
  expect(release['']).toBe(`sha256-${createHash('sha256').update('<p>page').digest('base64')}`);
});

test('the same files make the same worker, and one changed letter another', async () => {
  const worker = await workerOf(releaseOf(files(SITE)));
  expect(await workerOf(releaseOf(files({ ...SITE, 'robots.txt': 'none' })))).toBe(worker);
  const changed = await workerOf(releaseOf(files({ ...SITE, 'icon.svg': '<svg/>' })));
  expect(changed.split(',')[0]).not.toBe(worker.split(',')[0]);
});

test('both workers are plain scripts without imports', async () => {
  for (const text of [await workerOf(releaseOf(files(SITE))), await farewellWorker({ reloads: true })]) {
    expect(() => new Function('self', text)).not.toThrow();
    expect(text).not.toMatch(/\bimport\b|\bexport\b/);
  }
});
