/** Every sentence that a player reads comes from src/text/en: none stands in the other folders that the page is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FOLDERS = ['ui', 'store', 'storage', 'host', 'bots'];

/** Texts that look like sentences, but are not: drawings, selectors, styles, media queries, keys, kinds of what is dragged. */
const NO_SENTENCE: readonly RegExp[] = [
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/,
  /^</,
  /\[data-|\binput\b|:focus-visible|\bbutton\b$/,
  /\b(?:translate|px|deg|ms|var\(|cubic-bezier|1fr|minmax)\b|var\(|^rotate\(|, (?:sans-serif|monospace)$/,
  /^evil-genius:|^\((?:prefers-|(?:width|height) [<>]|orientation:|pointer:)/,
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
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Error') return;
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

test.each(FOLDERS)('no sentence stands in src/%s', (folder) => {
  const files = readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => sentencesIn(file).map((sentence) => `${file}: ${sentence}`))).toEqual([]);
});
