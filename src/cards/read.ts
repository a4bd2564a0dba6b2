/** Reads card sets from disk; for Node only. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textOfBytes } from './bytes.ts';
import type { CardFile } from './cardFile.ts';
import { isCardFile } from './cardFile.ts';
import type { CardSet } from './check.ts';
import { checkCards } from './check.ts';

/** A set of pictures in Iconify's form. Every body is one `<path fill="currentColor" d="…"/>`. */
interface Pictures {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let pictures: Pictures | undefined;
function allPictures(): Pictures {
  pictures ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Pictures;
  return pictures;
}

/** The names of all game-icons pictures. */
export const iconNames = (): ReadonlySet<string> =>
  new Set([...Object.keys(allPictures().icons), ...Object.keys(allPictures().aliases ?? {})]);

/** The `d` of a picture's path, for a viewBox of 0 0 512 512; undefined if there is no such picture. */
export function iconPath(name: string): string | undefined {
  const { icons, aliases } = allPictures();
  return icons[aliases?.[name]?.parent ?? name]?.body.match(/ d="([^"]*)"/)?.[1];
}

/** The card files of a folder, sorted by name, or that file. Throws the file system's error if there is no such thing. */
export function readFiles(set: string): CardFile[] {
  const paths = statSync(set).isDirectory() ? filesIn(set) : [set];
  return paths.flatMap((path) => fileAt(path) ?? []);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
    .filter(isCardFile)
    .sort()
    .map((name) => join(folder, name));

/** A file; undefined if it has just been taken away. */
function fileAt(path: string): CardFile | undefined {
  try {
    return { name: path, text: textOfBytes(readFileSync(path)), modified: statSync(path).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The game's own set, as it is on the disk now. */
export const gameSet = (): CardSet => checkCards(readFiles(fileURLToPath(new URL('.', import.meta.url))), iconNames());

/** Reads and checks the card set of a folder or a file, which may be added to the game's own; see `checkCards`. */
export const readCards = (set: string): CardSet => checkCards(readFiles(set), iconNames(), { game: gameSet });
