/** Makes one plain JavaScript file of a module, so that no loader has a part in what is measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

/** Returns the path of the bundle, which is deleted when the process ends. */
export async function bundle(entry: URL, plugins: Plugin[] = []): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'evil-genius-bundle-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const path = fileURLToPath(entry);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: path,
      outDir,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return join(outDir, basename(path).replace(/\.ts$/, '.mjs'));
}
