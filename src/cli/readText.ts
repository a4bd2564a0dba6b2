import { readFileSync } from 'node:fs';
import { textOfBytes } from '../cards/bytes.ts';

const WHY: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `there is no file "${file}"`,
  EISDIR: (file) => `"${file}" is a folder, not a file`,
  EACCES: (file) => `"${file}" may not be read`,
};

/** The text of a file, without a byte order mark. Throws an Error that says why the file cannot be read. */
export function readText(file: string): string {
  try {
    return textOfBytes(readFileSync(file));
  } catch (error) {
    const why = WHY[(error as NodeJS.ErrnoException).code ?? ''];
    throw why ? new Error(why(file)) : error;
  }
}
