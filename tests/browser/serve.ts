/**
 * Builds the game into a folder and serves it at a port, as the arguments say: `npm run test:browser` takes new ones, so
 * that parallel runs do not disturb each other.
 * The same game with marked cards is served under `marked/` (see `nonces.ts`): only the file of the cards differs.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readCards } from '../../src/cards/read.ts';
import { writeMarkedCards } from './nonces.ts';
import { typeOf, withoutPolicy } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const [port, outDir] = process.argv.slice(2);
const markedCards = mkdtempSync(join(cache, 'cards-'));
const removeFolders = () => {
  for (const folder of [outDir, markedCards]) rmSync(folder, { recursive: true, force: true });
};
process.on('exit', removeFolders);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

/** The text of the built file with the cards, in which the marked cards stand instead. */
async function withMarkedCards(file: string): Promise<string> {
  writeMarkedCards(join(root, 'src/cards'), markedCards);
  const { cards, rules, problems } = readCards(markedCards);
  if (problems.length > 0) throw new Error(`The marked cards have problems: ${JSON.stringify(problems)}`);
  const built = (await import(pathToFileURL(file).href)) as object;
  const [name] = Object.entries(built).find(([, value]) => value?.cards && value?.rules) ?? [];
  if (Object.keys(built).length !== 1 || name === undefined) throw new Error(`${file} exports more than the cards`);
  const text = `const set = ${JSON.stringify({ cards, rules, problems })}; export { set as ${name} };`;
  if (/zzqx/.test(readFileSync(file, 'utf8')) || !/zzqx/.test(text)) throw new Error('The cards are not marked.');
  return text;
}

await build({ root, logLevel: 'warn', build: { outDir } });

/** Address after the host → what lies there. */
const files = new Map<string, { type: string; body: Buffer | string }>();
for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const at = file.slice(outDir.length).replaceAll('\\', '/');
  const type = typeOf(at);
  const body = readFileSync(file);
  const isCards = at.startsWith('/assets/cards-');
  files.set(at, { type, body });
  files.set(`/marked${at}`, { type, body: isCards ? await withMarkedCards(file) : body });
}
for (const folder of ['', '/marked']) {
  const page = files.get(`${folder}/index.html`);
  if (page) files.set(`${folder}/`, page);
}

createServer(({ url = '/', headers }, response) => {
  const found = files.get(decodeURI(url.replace(/[?#].*$/, '')));
  const isFree = found?.type === 'text/html' && headers['user-agent']?.includes('Firefox');
  const body = isFree ? withoutPolicy(String(found?.body)) : found?.body;
  if (found) response.writeHead(200, { 'Content-Type': found.type, 'Cache-Control': 'no-cache' }).end(body);
  else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
}).listen(Number(port), '127.0.0.1');
