/** The rules and the session must not depend on machine or time. This looks there for what the linter cannot forbid. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FOLDERS = ['engine', 'map', 'record', 'host'];
const FORBIDDEN = [
  /\bMath\s*\.\s*random\b/,
  /\bMath\s*\[/,
  /\bnew\s+Date\b/,
  /\bDate\s*[.(]/,
  /\bcrypto\s*\./,
  /\bperformance\s*\./,
  /\.\s*toLocale\w*\s*\(/,
  /\.\s*localeCompare\s*\(/,
  /\bIntl\s*\./,
  /\bimport\.meta\b/,
  /\b(async|await)\s/,
];

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|[^:])\/\/.*/gm, '$1');

test.each(FOLDERS)('src/%s uses no chance but the generator, no clock and no machine', (folder) => {
  const files = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(join(SRC, folder, file), 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        FORBIDDEN.some((pattern) => pattern.test(line)) ? [`src/${folder}/${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
