// Runs dependency-cruiser on the imports of src and tests, with the rules of .ci/dependency-cruiser.cjs.
import { spawnSync } from 'node:child_process';

export const FOLDERS = ['src', 'tests'];

/** Returns the result of dependency-cruiser. If there is none, prints why and ends the process. */
export function cruise() {
  const tool = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const args = [tool, ...FOLDERS, '--config', '.ci/dependency-cruiser.cjs', '--output-type', 'json'];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    return JSON.parse(run.stdout);
  } catch {
    console.error(run.stderr || run.stdout || 'dependency-cruiser said nothing');
    return process.exit(1);
  }
}
