/** Bundles a module into one plain JavaScript file, so that it runs at full speed without a loader. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

export interface Bundle {
  /** Deleted when the process ends. */
  path: string;
  /** Paths of all modules in the bundle. */
  modules: string[];
}

/** The folders of all bundles of this process. */
const folders: string[] = [];

export async function bundle(entry: URL, plugins: Plugin[] = []): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'evil-genius-bundle-'));
  if (folders.length === 0)
    process.on('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
  folders.push(outDir);
  const input = fileURLToPath(entry);
  const path = join(outDir, basename(input).replace(/\.ts$/, '.mjs'));
  // Loaded only here, so that a wrong option is refused without waiting for it.
  const { build } = await import('rolldown');
  const { output } = await build({
    input,
    plugins,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    transform: { target: 'node20' },
    // A `var` is read without the check that it has been initialised.
    output: { file: path, topLevelVar: true },
  });
  return { path, modules: output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])) };
}

/** A short name for the program in a bundle, another one for any other program. */
export const programOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
