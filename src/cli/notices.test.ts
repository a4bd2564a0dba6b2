import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { CREDITED } from '../text/en/reference/credits.ts';
import { noticeOf, noticesText, packageOf, uncredited } from './notices.ts';

const dir = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  ['/home/me/game/node_modules/react/cjs/react.production.js', 'react'],
  ['node_modules/@fontsource/michroma/files/michroma.woff2', '@fontsource/michroma'],
  ['C:\\game\\node_modules\\a\\node_modules\\@b\\c\\index.js', '@b/c'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['\0virtual:cards', undefined],
  ['/home/me/game/src/ui/App.tsx', undefined],
])('%j is of the package %j', (id, name) => {
  expect(packageOf(id)).toBe(name);
});

it('tells which packages of the page the credits lack, and which they name for nothing', () => {
  expect(uncredited(['react', 'zod'], ['react', 'zod'])).toBeUndefined();
  expect(uncredited(['react', 'zod'], ['clsx', 'react'])).toBe(
    'In src/text/en/reference/credits.ts is not credited: zod; is credited and not in the page: clsx.',
  );
});

it('takes the whole notice of a package, and refuses a package without one', () => {
  writeFileSync(join(dir, 'package.json'), '{ "name": "ox", "version": "1.2.3", "license": "MIT" }');
  expect(() => noticeOf('ox', dir)).toThrow('ox is in the built page and has no notice: ');
  writeFileSync(join(dir, 'LICENSE.md'), 'MIT\n\nCopyright Ox\n\n# Licenses of bundled dependencies\n\nowl');
  writeFileSync(join(dir, 'NOTICE'), 'Ox made this.\n');
  const notice = noticeOf('ox', dir);
  expect(notice).toEqual({
    name: 'ox',
    version: '1.2.3',
    license: 'MIT',
    text: 'MIT\n\nCopyright Ox\n\nOx made this.',
  });
  expect(noticesText([notice], 'Pictures')).toContain(`${'='.repeat(80)}\n\nox 1.2.3, MIT\n\nMIT\n\nCopyright Ox`);
});

it('all that is in the page is a dependency, and each dependency is credited', () => {
  /** They are in the page because another package or a tool puts them there. */
  const brought = ['rolldown', 'scheduler', '@floating-ui/core', '@floating-ui/utils'];
  expect(CREDITED.filter((name) => !brought.includes(name))).toEqual(Object.keys(manifest.dependencies).sort());
});
