/** How the files of a built site are served. */
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** Some Firefoxes apply the page's policy to the tests in it too. So they get the page without it; Chromium keeps it. */
export const withoutPolicy = (page: string): string =>
  page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
