/** Finds out before a command's work whether its result can be written. Nothing is left behind by the question. */
import { accessSync, closeSync, constants, lstatSync, openSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UNWRITABLE } from '../text/en/cli/files.ts';

/** Why no file can be written there, as a sentence; undefined if one can. A file that is there stays as it is. */
export function notWritable(file: string): string | undefined {
  if (file === '') return UNWRITABLE.noName;
  try {
    return whyNot(resolve(file), /[/\\]$/.test(file));
  } catch (error) {
    return refused(file, error);
  }
}

function whyNot(file: string, isFolder: boolean): string | undefined {
  const found = statOf(file);
  if (found?.isDirectory() || (isFolder && !found)) return UNWRITABLE.isFolder(file);
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
  if (!found) return UNWRITABLE.noFolder(folder);
  return found.isDirectory() ? undefined : UNWRITABLE.isFile(folder);
}

/** Why no folder can be made or filled there, as a sentence; undefined if one can. */
export function notFillable(folder: string): string | undefined {
  const path = resolve(folder);
  try {
    const found = statOf(path);
    if (!found) return dirname(path) === path ? UNWRITABLE.noRoot(path) : notFillable(dirname(path));
    if (!found.isDirectory()) return UNWRITABLE.isFile(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return refused(path, error);
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
const refused = (path: string, error: unknown): string =>
  UNWRITABLE.refused(path, codeOf(error), (error as Error).message);

/** Throws an Error with a sentence if one of these files cannot be written. */
export function mustBeWritable(...files: readonly string[]): void {
  for (const file of files) {
    const why = notWritable(file);
    if (why) throw new Error(why);
  }
}
