/**
 * Builds the game into a new folder and serves it from there, so that parallel runs do not disturb each other.
 * The same game with marked cards is served under `marked/` (see `nonces.ts`).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { pluginsWith } from '../../vite.config.ts';
import { writeMarkedCards } from './nonces.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const outDir = mkdtempSync(join(cache, 'site-'));
const markedCards = mkdtempSync(join(cache, 'cards-'));
process.on('exit', () => {
  for (const folder of [outDir, markedCards]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

await build({ root, logLevel: 'warn', build: { outDir } });
writeMarkedCards(join(root, 'src/cards'), markedCards);
await build({
  root,
  configFile: false,
  base: './',
  logLevel: 'warn',
  plugins: pluginsWith(markedCards.slice(root.length)),
  build: { outDir: join(outDir, 'marked') },
});
await preview({
  root,
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
