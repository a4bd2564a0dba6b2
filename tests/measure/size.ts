/**
 * Measures the JavaScript that the page loads first: all that index.html names, and its static imports. And what the
 * worker fetches for playing without a network.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { filesIn, releaseOf } from '../../src/offline/plugin.ts';
import type { Row } from './row.ts';

/** `site`: the folder of a built site. */
export function measureSize(site: string): Row[] {
  const loaded = new Set<string>();
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const path = tag.match(/(?:src|href)="([^"]+\.js)"/)?.[1];
    if (path) follow(join(site, path), loaded);
  }
  if (loaded.size === 0) throw new Error(`${site}/index.html loads no JavaScript.`);
  const bytes = [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const kept = Object.keys(releaseOf(filesIn(site))).map((path) => readFileSync(join(site, path || 'index.html')));
  const keptBytes = kept.reduce((sum, file) => sum + gzipSync(file).length, 0);
  return [
    { name: 'first-load JavaScript, gzip', value: bytes / 1000, unit: 'kB', target: 77.6, limit: 120, better: 'less' },
    { name: 'kept for playing without a network, gzip', value: keptBytes / 1000, unit: 'kB', better: 'less' },
    { name: 'requests for it, after the first load', value: kept.length, unit: '', better: 'less' },
  ];
}

/** A file and everything it imports statically. */
function follow(file: string, loaded: Set<string>): void {
  if (loaded.has(file) || !existsSync(file)) return;
  loaded.add(file);
  for (const node of parseAst(readFileSync(file, 'utf8')).body)
    if ('source' in node && node.source && typeof node.source.value === 'string')
      follow(join(dirname(file), node.source.value), loaded);
}
