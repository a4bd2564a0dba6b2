/** Why a file or folder cannot be written. */

/** The system's code → why. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: 'it is not allowed here',
  EPERM: 'it is not allowed here',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

export const UNWRITABLE = {
  noName: 'It must be the name of a file.',
  /** `code`: of the system, which says it otherwise in its own words. */
  refused: (file: string, code: string, otherwise: string) => `${file} cannot be written: ${WHY[code] ?? otherwise}.`,
  isFolder: (file: string) => `${file} is a folder: name a file in it.`,
  noFolder: (folder: string) => `There is no folder ${folder}: make it first, or name another.`,
  noRoot: (folder: string) => `There is no folder ${folder}.`,
  isFile: (path: string) => `${path} is a file, not a folder: name another place.`,
};
