/** The Vite plugin that puts all game-icons pictures beside the page, for card sets that somebody brings. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { ALL_PICTURES, NAMES_FILE, numberOf, PICTURE_FILES, pictureFile } from './pictureFile.ts';
import { iconNames, iconPath } from './read.ts';

/** The path in whole numbers. They are exact enough in a square of 512, and the text is half as long. */
export const inWholes = (path: string): string => svgpath(path).rel().round(0).toString();

let files: Map<string, string> | undefined;
/** Name of a file → its text. */
function pictureFiles(): ReadonlyMap<string, string> {
  if (files) return files;
  const names = [...iconNames()].sort();
  const parts = Array.from({ length: PICTURE_FILES }, (): Record<string, string> => ({}));
  for (const name of names) parts[numberOf(name)][name] = inWholes(iconPath(name) ?? '');
  files = new Map(names.map((name) => [pictureFile(name), JSON.stringify(parts[numberOf(name)])]));
  files.set(NAMES_FILE, names.join('\n'));
  files.set(ALL_PICTURES, parts.map((part) => JSON.stringify(part)).join('\n'));
  return files;
}

/** Serves the files of all pictures, and writes them beside a built page. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const name = request.url?.replace(/^\/|\?.*$/g, '') ?? '';
      const text = name.startsWith('pictures/') ? pictureFiles().get(name) : undefined;
      if (text === undefined) next();
      else response.end(text);
    });
  },
  // Written without Vite's list of what is built, which would be some hundred lines longer.
  writeBundle({ dir }) {
    if (dir === undefined || this.environment.name !== 'client') return;
    for (const [name, text] of pictureFiles()) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
  },
});
