import { readFileSync } from 'node:fs';

const WHY: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `there is no file "${file}"`,
  EISDIR: (file) => `"${file}" is a folder, not a file`,
  EACCES: (file) => `"${file}" may not be read`,
};

/** The text of a file, without a byte order mark. Throws an Error that says why the file cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const why = WHY[(error as NodeJS.ErrnoException).code ?? ''];
    throw why ? new Error(why(file)) : error;
  }
}
