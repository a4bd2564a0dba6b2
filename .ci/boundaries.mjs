// Checks which file imports which (.ci/dependency-cruiser.cjs), and that the check saw every file: a check that sees
// nothing finds nothing.
import { existsSync, readdirSync } from 'node:fs';
import { cruise, FOLDERS } from './cruise.mjs';
import { stalePicture } from './storeys.mjs';

const folders = FOLDERS.filter((folder) => existsSync(folder));
const result = cruise();

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

problems.push(...stalePicture(result.modules));

for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `${problems.length} problems of the boundaries`
    : `${own.length} files, ${imports} imports, no boundary crossed`,
);
process.exitCode = problems.length ? 1 : 0;
