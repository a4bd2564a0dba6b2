/** Makes one plain JavaScript file of a module, so that it runs without any loader, at full speed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface Bundle {
  /** Deleted when the process ends. */
  path: string;
  /** Paths of all modules that went into it. */
  modules: string[];
}

export async function bundle(entry: URL, plugins: Plugin[] = []): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'evil-genius-bundle-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const path = fileURLToPath(entry);
  // Loaded only here: half a second that a wrong option need not wait.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: path,
      outDir,
      minify: false,
      target: 'node20',
      // A `var` is read without asking each time whether it is there yet.
      rollupOptions: { output: { entryFileNames: '[name].mjs', topLevelVar: true } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return {
    path: join(outDir, basename(path).replace(/\.ts$/, '.mjs')),
    modules: chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
  };
}
