/** Every sentence that people read comes from src/text/en: none stands in the other folders of src. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FOLDERS = readdirSync(SRC, { withFileTypes: true })
  // The texts of missions and puzzles are data, as those of cards are.
  .filter((entry) => entry.isDirectory() && !['text', 'missions', 'puzzles'].includes(entry.name))
  .map(({ name }) => name);

/** Files and folders that may have sentences, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'engine/vocabulary/grammar.ts': 'the card language names in it what a text of a card must be like',
  'cards/schema.ts': 'a schema says itself what it wants: an editor shows it, and zod repeats it',
  'cards/check.ts': 'the same, of the list that holds the cards',
  'cards/issues.ts': 'it reads what the schema says',
  'cards/editor.ts': 'the JSON Schema of card files, which an editor shows',
  'cards/says': 'the card language explained: the descriptions in its JSON Schema and in the README of the cards',
  'cards/foreign.ts': 'words that designers type, in lists',
  'cards/synonyms.ts': 'words that designers type, in lists',
  'cards/lints/flavour.ts': 'words of flavour texts that it looks for',
  'cards/lints/loops.ts': 'names of signals',
  'cards/notJson.ts': 'the beginning of codes of the reader of JSON',
  'scenario/format.ts': 'a schema says itself what it wants',
  'scenario/mission.ts': 'a schema says itself what it wants',
  'scenario/translate.ts': 'a value that is no id, for the rules to refuse',
  'sim/readRun.ts': 'a schema says itself what it wants',
  'sim/study/part.ts': 'the same',
  'sim/ladder/demands.ts': 'rows of the document src/bots/LADDER.md',
  'offline/plugin.ts': 'code of the service worker',
  'cli/cardReadme.ts': 'the tables of the document src/cards/README.md',
  'cli/scenarioReadme.ts': 'the tables of the document src/scenario/README.md',
  'cli/cardsPlugin.ts': 'code of the module with the cards',
  'cli/fetching.ts': 'code of the page',
  'cli/policy.ts': 'a content security policy',
  'cli/viewer.ts': 'code of a page, and its content security policy',
  'cli/notices.ts': 'the document licenses.txt, and what stops a build without it',
  'cli/ladder/page.ts': 'the document src/bots/LADDER.md',
  'cli/study/page.ts': 'the document src/cards/CERTIFICATE.md',
  'cli/report': 'the document that npm run simulate -- --html writes',
};
const reasonFor = (file: string): string | undefined =>
  Object.keys(EXEMPT).find((path) => file === path || file.startsWith(`${path}/`));

/** Texts that look like sentences, but are not: drawings, selectors, styles, media queries, keys, kinds of what is dragged. */
const NO_SENTENCE: readonly RegExp[] = [
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/,
  /^</,
  /\[data-|\binput\b|:focus-visible|\bbutton\b$/,
  /\b(?:translate|px|deg|ms|var\(|cubic-bezier|1fr|minmax)\b|var\(|^rotate\(|, (?:sans-serif|monospace)$/,
  /^evil-genius:|^\(+(?:prefers-|(?:width|height|aspect-ratio) [<>]|orientation:|pointer:)/,
  /^(?:Escape|Enter|Key…|Files)$/,
];
/** Attributes that are shown or read aloud. All others are for the machine. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'legend', 'hint', 'text'];

const isWordy = (text: string): boolean => /\p{L}{2}/u.test(text);
/** True for a literal with a space and a lower-case word, or with a word that begins with a capital. */
const isSentence = (text: string): boolean =>
  ((/\s/.test(text.trim()) && /(?:^|\s|\()\p{Ll}{2,}/u.test(text)) || /^\p{Lu}\p{Ll}+…?$/u.test(text)) &&
  !NO_SENTENCE.some((other) => other.test(text));

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const isText = (node: unknown): node is Node & { value: string } =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string';
const nameOf = (node: unknown): unknown => isNode(node) && node.name;

function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    // Errors in the code are for developers alone.
    if (node.type === 'NewExpression' && /^(Range)?Error$/.test(String(nameOf(node.callee)))) return;
    if (/^(Im|Ex)port\w*Declaration$/.test(node.type) && node.source) return;
    if (node.type === 'JSXText') {
      const text = String(node.value);
      if (isWordy(text)) found.push(text.replace(/\s+/g, ' ').trim());
    } else if (node.type === 'JSXAttribute' && isText(node.value)) {
      if (READ.includes(String(nameOf(node.name))) && isWordy(node.value.value)) found.push(node.value.value);
    } else if (isText(node)) {
      if (isSentence(node.value)) found.push(node.value);
    } else {
      if (node.type === 'TemplateLiteral') {
        const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
        if (isSentence(parts)) found.push(parts);
      }
      for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
    }
  };
  visit({ ...parseAst(readFileSync(SRC + file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) });
  return found;
}

const filesIn = (folder: string): string[] =>
  readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file));

test.each(FOLDERS)('no sentence stands in src/%s', (folder) => {
  const files = filesIn(folder).filter((file) => !reasonFor(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => sentencesIn(file).map((sentence) => `${file}: ${sentence}`))).toEqual([]);
});

test('no file is exempt without need', () => {
  const needed = new Set(
    FOLDERS.flatMap(filesIn).flatMap((file) => (sentencesIn(file).length > 0 ? (reasonFor(file) ?? []) : [])),
  );
  expect(Object.keys(EXEMPT).filter((path) => !needed.has(path))).toEqual([]);
});
