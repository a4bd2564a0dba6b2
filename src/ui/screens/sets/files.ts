/** Reads the files that somebody drops, pastes or chooses. */
import type { CardFile } from '../../../cards/cardFile.ts';
import { isCardFile } from '../../../cards/cardFile.ts';
import { MOST_FILES } from '../../../cards/limits.ts';
import { NO_SET } from '../../../text/en/screens/sets.ts';
import { fileText } from '../../page/files/fileText.ts';
import { MOST_BYTES } from './address.ts';

/** What was found: files and folders, as the browser gives them. */
export type Dropped = readonly (File | FileSystemEntry)[];

/** What somebody has brought: files, the text of a set, or an address, about which the dialog asks first. */
export type Brought = { dropped: Dropped } | { text: string } | { address: string };

/** The texts of a set, and what it is called. */
export interface Texts {
  files: CardFile[];
  called: string;
}

/** The texts of dropped files, and of the files that lie directly in dropped folders; or what went wrong. */
export async function textsOf(dropped: Dropped): Promise<Texts | { trouble: string }> {
  const called = dropped.length === 1 ? dropped[0].name : '';
  let reading = called;
  try {
    const found = (await Promise.all(dropped.map(filesOf))).flat();
    const wanted = found.length === 1 ? found : found.filter(({ name }) => isCardFile(name));
    const files = wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MOST_FILES + 1);
    if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return { trouble: NO_SET.large };
    const texts: CardFile[] = [];
    for (const file of files) {
      reading = file.name;
      texts.push({ name: file.name, text: await fileText(file), modified: file.lastModified });
    }
    return { files: texts, called };
  } catch {
    return { trouble: NO_SET.unread(reading) };
  }
}

/** The files of a chosen folder: those that lie directly in it. */
export const directlyIn = (files: readonly File[]): File[] =>
  files.filter(({ webkitRelativePath }) => webkitRelativePath.split('/').length <= 2);

async function filesOf(dropped: File | FileSystemEntry): Promise<File[]> {
  if (dropped instanceof File) return [dropped];
  if (dropped.isFile) return [await fileOf(dropped as FileSystemFileEntry)];
  const entries = await entriesIn(dropped as FileSystemDirectoryEntry);
  return Promise.all(entries.filter(({ isFile }) => isFile).map((entry) => fileOf(entry as FileSystemFileEntry)));
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((done, failed) => entry.file(done, failed));

/** All entries of a folder, or as many as a set may have: the browser gives them by the hundred. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  while (found.length <= 10 * MOST_FILES) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) break;
    found.push(...some);
  }
  return found;
}
