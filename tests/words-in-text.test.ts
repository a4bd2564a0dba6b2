/** Every sentence that a player reads comes from src/text: none stands in the other folders that the page is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FOLDERS = ['ui', 'store', 'storage', 'host', 'bots'];

/** Texts that look like sentences, but are not: drawings, selectors, styles, keys of a keyboard. */
const NO_SENTENCE: readonly RegExp[] = [
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/,
  /^</,
  /\[data-|\binput\b|:focus-visible|\bbutton\b$/,
  /\b(?:translate|px|deg|ms|var\(|cubic-bezier|1fr|minmax)\b|var\(/,
  /^evil-genius:|^\(prefers-/,
  /^(?:Escape|Enter)$/,
];
/** Attributes that are shown or read aloud. All others are for the machine. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'legend', 'hint', 'text'];

const isWordy = (text: string): boolean => /\p{L}{2}/u.test(text);
/** True for a literal with a space and a lower-case word, or with a word that begins with a capital. */
const isSentence = (text: string): boolean =>
  ((/\s/.test(text.trim()) && /(?:^|\s|\()\p{Ll}{2,}/u.test(text)) || /^\p{Lu}\p{Ll}+…?$/u.test(text)) &&
  !NO_SENTENCE.some((other) => other.test(text));

function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(SRC + file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    // Errors in the code are for developers alone.
    if (ts.isNewExpression(node) && node.expression.getText() === 'Error') return;
    if (ts.isJsxText(node)) {
      if (isWordy(node.text)) found.push(node.text.replace(/\s+/g, ' ').trim());
    } else if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (READ.includes(node.name.getText()) && isWordy(node.initializer.text)) found.push(node.initializer.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSentence(node.text)) found.push(node.text);
    } else {
      if (ts.isTemplateExpression(node)) {
        const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
        if (isSentence(parts)) found.push(parts);
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

test.each(FOLDERS)('no sentence stands in src/%s', (folder) => {
  const files = readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => sentencesIn(file).map((sentence) => `${file}: ${sentence}`))).toEqual([]);
});
