/** Makes one plain JavaScript file of a module, so that it runs without any loader, at full speed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

export interface Bundle {
  /** Deleted when the process ends. */
  path: string;
  /** Paths of all modules that went into it. */
  modules: string[];
}

export async function bundle(entry: URL, plugins: Plugin[] = []): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'evil-genius-bundle-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const input = fileURLToPath(entry);
  const path = join(outDir, basename(input).replace(/\.ts$/, '.mjs'));
  // Loaded only here: a wrong option need not wait for it.
  const { build } = await import('rolldown');
  const { output } = await build({
    input,
    plugins,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node20' },
    // A `var` is read without asking each time whether it is there yet.
    output: { file: path, topLevelVar: true },
  });
  return { path, modules: output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])) };
}
