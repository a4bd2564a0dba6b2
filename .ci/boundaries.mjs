// Checks who imports whom (.ci/dependency-cruiser.cjs), and that the check really saw every file: a check that sees nothing finds nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const folders = ['src', 'tests'].filter((folder) => existsSync(folder));
const run = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...folders,
    '--config',
    '.ci/dependency-cruiser.cjs',
    '--output-type',
    'json',
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);
let result;
try {
  result = JSON.parse(run.stdout);
} catch {
  console.error(run.stderr || run.stdout || 'dependency-cruiser said nothing');
  process.exit(1);
}

const seen = new Map(result.modules.map((module) => [module.source, module]));
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
const own = files.flatMap((file) => seen.get(file) ?? []);
const imports = own.reduce((sum, module) => sum + module.dependencies.length, 0);

const problems = result.summary.violations.map(
  ({ rule, from, to, cycle, comment }) =>
    `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}${comment ? ` (${comment})` : ''}`,
);
for (const file of files) if (!seen.has(file)) problems.push(`not seen by the check: ${file}`);
if (own.length === 0 || imports === 0) problems.push(`the check saw ${own.length} files with ${imports} imports`);

for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `${problems.length} imports cross a boundary`
    : `${own.length} files, ${imports} imports, no boundary crossed`,
);
process.exitCode = problems.length ? 1 : 0;
