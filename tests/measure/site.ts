/** The game, built into a new folder and served from there. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  folder: string;
  url: string;
  close(): Promise<void>;
}

/** Builds the site and serves it on a free port. The folder is deleted when the process ends. */
export async function openSite(): Promise<Site> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({ root, logLevel: 'error', build: { outDir: folder } });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { folder, url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
