import { readFileSync } from 'node:fs';
import { textOfBytes } from '../cards/bytes.ts';
import type { FileTrouble } from '../scenario/trouble.ts';

const WHY: Readonly<Record<string, FileTrouble['why']>> = { ENOENT: 'none', EISDIR: 'folder', EACCES: 'forbidden' };

/** The text of a file, without a byte order mark, or why the file cannot be read. */
export function readText(file: string): { text: string } | FileTrouble {
  try {
    return { text: textOfBytes(readFileSync(file)) };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return { file, why: WHY[code] ?? { other: message } };
  }
}
