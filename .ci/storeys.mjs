// The picture of the storeys in CONTRIBUTING.md, made from the imports. `npm run storeys` writes it, lint checks it.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cruise } from './cruise.mjs';

const PAGE = 'CONTRIBUTING.md';
const BEGIN = '<!-- storeys: npm run storeys -->';
const END = '<!-- /storeys -->';

/** The storey of a file: its folder in the rules, else its folder in src. */
function storeyOf(path) {
  const [src, first, second] = path.split('/');
  if (src !== 'src' || !/(?<!\.test)\.tsx?$/.test(path) || second === undefined) return null;
  return first === 'engine' && path.split('/').length > 3 ? `engine/${second}` : first;
}

/** From each storey to those that it imports, without those that it also reaches through another one. */
function arrows(modules) {
  const to = new Map();
  for (const { source, dependencies } of modules) {
    const from = storeyOf(source);
    if (!from || (from === 'engine' && /(index|language)\.ts$/.test(source))) continue;
    if (!to.has(from)) to.set(from, new Set());
    for (const { resolved } of dependencies) {
      const goal = /^src\/engine\/(index|language)\.ts$/.test(resolved) ? 'engine/sight' : storeyOf(resolved);
      if (goal && goal !== from) to.get(from).add(goal);
    }
  }
  const reaches = (from, goal, except) =>
    [...(to.get(from) ?? [])].some(
      (next) => !(from === except && next === goal) && (next === goal || reaches(next, goal, null)),
    );
  return [...to]
    .flatMap(([from, goals]) => [...goals].filter((goal) => !reaches(from, goal, from)).map((goal) => [from, goal]))
    .sort(([a, b], [c, d]) => a.localeCompare(c) || b.localeCompare(d));
}

const idOf = (storey) => storey.replace('/', '_');

function drawn(modules) {
  const lines = arrows(modules).map(([from, goal]) => `  ${idOf(from)}["${from}"] --> ${idOf(goal)}["${goal}"]`);
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
}

/** The text of the page with the picture as it follows from the imports now. */
function withPicture(page, modules) {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${PAGE} has no place for the picture: ${BEGIN} … ${END}`);
  return `${page.slice(0, start + BEGIN.length)}\n${drawn(modules)}\n${page.slice(end)}`;
}

/** A sentence if the picture does not match the imports. */
export function stalePicture(modules) {
  const page = readFileSync(PAGE, 'utf8');
  return withPicture(page, modules) === page ? [] : [`${PAGE} shows other storeys than the imports: npm run storeys`];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8'), cruise().modules));
