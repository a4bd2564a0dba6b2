/** Finds out before a command's work whether its result can be written. Nothing is left behind by the question. */
import { accessSync, closeSync, constants, lstatSync, openSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'it is not allowed here',
  EPERM: 'it is not allowed here',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

/** Why no file can be written there, as a sentence; undefined if one can. A file that is there stays as it is. */
export function notWritable(file: string): string | undefined {
  if (file === '') return 'It must be the name of a file.';
  try {
    return whyNot(resolve(file), /[/\\]$/.test(file));
  } catch (error) {
    return `${file} cannot be written: ${whyOf(error)}.`;
  }
}

function whyNot(file: string, isFolder: boolean): string | undefined {
  const found = statOf(file);
  if (found?.isDirectory() || (isFolder && !found)) return `${file} is a folder: name a file in it.`;
  if (found && !found.isFile()) {
    accessSync(file, constants.W_OK);
    return undefined;
  }
  const folder = notFolder(dirname(file));
  if (folder) return folder;
  if (!found && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
    return whyNot(resolve(dirname(file), readlinkSync(file)), false);
  closeSync(openSync(file, 'a'));
  if (!found) rmSync(file);
  return undefined;
}

function notFolder(folder: string): string | undefined {
  const found = statOf(folder);
  if (!found) return `There is no folder ${folder}: make it first, or name another.`;
  return found.isDirectory() ? undefined : `${folder} is a file, not a folder: name another place.`;
}

/** Why no folder can be made or filled there, as a sentence; undefined if one can. */
export function notFillable(folder: string): string | undefined {
  const path = resolve(folder);
  try {
    const found = statOf(path);
    if (!found) return dirname(path) === path ? `There is no folder ${path}.` : notFillable(dirname(path));
    if (!found.isDirectory()) return `${path} is a file, not a folder: name another place.`;
    accessSync(path, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `${path} cannot be written: ${whyOf(error)}.`;
  }
}

/** What stands there; undefined if nothing does, also because a part of the path is a file. */
function statOf(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
const whyOf = (error: unknown): string => WHY[codeOf(error)] ?? (error as Error).message;

/** Throws an Error with a sentence if one of these files cannot be written. */
export function mustBeWritable(...files: readonly string[]): void {
  for (const file of files) {
    const why = notWritable(file);
    if (why) throw new Error(why);
  }
}
