/** The Vite plugin that puts the notices of all packages in the built page beside it, in one file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

type OutputBundle = Rollup.OutputBundle;

import { CREDITED, NOTICES_FILE } from '../text/en/reference/credits.ts';
import { PICTURE_AUTHORS } from '../text/en/reference/pictureAuthors.ts';

/** What a build tool writes into a page, by how it names that module. */
const WRITTEN: readonly [RegExp, string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
  [/^\0@oxc-project\+runtime/, '@oxc-project/runtime'],
];

/** The package that a module or a file of the build is from; undefined for the game's own. */
export function packageOf(id: string): string | undefined {
  const written = WRITTEN.find(([name]) => name.test(id));
  if (written) return written[1];
  return id.replaceAll('\\', '/').match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
}

export interface Notice {
  name: string;
  version: string;
  /** The licence in a word, as the package names it. */
  license: string;
  homepage?: string;
  /** The whole notice of the package. */
  text: string;
}

/** Reads a package's notice. Throws an Error if it has none: such a package may not be shipped. `folder`: where it lies. */
export function noticeOf(name: string, folder: string): Notice {
  const { version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry));
  if (!file || !license)
    throw new Error(
      `${name} is in the built page and has no notice: leave it out, or write its notice into the build.`,
    );
  // Behind its own licence Vite names what is in its command, which no page gets.
  const [own] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  const also = readdirSync(folder).find((entry) => /^notice(\.\w+)?$/i.test(entry));
  const text = [own, ...(also ? [readFileSync(join(folder, also), 'utf8')] : [])]
    .map((part) => part.trim())
    .join('\n\n');
  return { name, version, license, ...(homepage && { homepage }), text };
}

/** The names that are in one list only, as a sentence; undefined if both lists are equal. */
export function uncredited(shipped: readonly string[], credited: readonly string[]): string | undefined {
  const missing = shipped.filter((name) => !credited.includes(name));
  const gone = credited.filter((name) => !shipped.includes(name));
  const parts = [
    ...(missing.length > 0 ? [`is not credited: ${missing.join(', ')}`] : []),
    ...(gone.length > 0 ? [`is credited and not in the page: ${gone.join(', ')}`] : []),
  ];
  return parts.length > 0 ? `In src/text/en/reference/credits.ts ${parts.join('; ')}.` : undefined;
}

/** The modules of which something is in the chunk. */
const inPage = (modules: Rollup.OutputChunk['modules']): string[] =>
  Object.keys(modules).filter((id) => modules[id].renderedLength > 0);

const RULE = `\n\n${'='.repeat(80)}\n\n`;

/** The text of the file. */
export function noticesText(notices: readonly Notice[], pictures: string): string {
  const parts = notices.map(({ name, version, license, homepage, text }) =>
    [`${name} ${version}, ${license}`, ...(homepage ? [homepage] : []), '', text].join('\n'),
  );
  return `${['Notices for the work of others in Evil Genius VS Spies', pictures, ...parts].join(RULE)}\n`;
}

/** Says who drew the pictures. All of the collection lie beside the page. `version`: that of the collection. */
const picturesText = (version: string): string =>
  [
    `Pictures from https://game-icons.net (collection ${version}), CC BY 3.0: https://creativecommons.org/licenses/by/3.0/`,
    'Their paths are rounded to whole numbers, and the page gives them its own colours. No author endorses this game.',
    '',
    'Pictures made by:',
    ...PICTURE_AUTHORS.map(({ name, at }) => `- ${name}${at ? `, ${at}` : ''}`),
  ].join('\n');

const PICTURES = '@iconify-json/game-icons';

/** The text of the notices of these packages, which lie in the node_modules of that folder. */
export function noticesFor(names: readonly string[], root: string): string {
  const folder = (name: string): string => join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder(PICTURES), 'package.json'), 'utf8'));
  const others = names.filter((name) => name !== PICTURES).map((name) => noticeOf(name, folder(name)));
  return noticesText(others, picturesText(version));
}

/** The packages of which something is in what was built. */
function packagesIn(bundle: OutputBundle): string[] {
  const ids = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? inPage(file.modules) : file.originalFileNames,
  );
  return ids.flatMap((id) => packageOf(id) ?? []);
}

/** A plugin that adds the packages of what it helps to build. */
export const gathering = (packages: Set<string>): Plugin => ({
  name: 'gathering',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const name of packagesIn(bundle)) packages.add(name);
  },
});

/** A plugin for the page, and one for each of its workers, which are built by themselves. */
export interface Notices {
  page: Plugin;
  worker(): Plugin;
}

/** Writes the file. The build fails if a package has no notice, or if the credits name others than those in the page. */
export function notices(): Notices {
  let root = process.cwd();
  const shipped = new Set<string>();
  return {
    worker: () => gathering(shipped),
    page: {
      name: 'notices',
      configResolved(config) {
        root = config.root;
      },
      configureServer({ middlewares }) {
        middlewares.use(`/${NOTICES_FILE}`, (_, response) => void response.end(noticesFor(CREDITED, root)));
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const names = [...new Set([...shipped, ...packagesIn(bundle), PICTURES])].sort();
          const wrong = uncredited(names, CREDITED);
          if (wrong) this.error(wrong);
          this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesFor(names, root) });
        },
      },
    },
  };
}
