/** Builds the game into a folder of its own and serves it there, so that runs side by side do not disturb each other. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const outDir = mkdtempSync(join(cache, 'site-'));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

await build({ root, logLevel: 'warn', build: { outDir } });
await preview({
  root,
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
