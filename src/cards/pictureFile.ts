/** Where the picture of a name is found: all pictures lie in so many files, beside the page. */
export const PICTURE_FILES = 256;
/** The file with the names of all pictures, each on a line. */
export const NAMES_FILE = 'pictures/names.txt';
/** All of those files in one: each is a line of it, in the order of their numbers. */
export const ALL_PICTURES = 'pictures/all.txt';

/** The address of the file with that picture, from the page's own folder on. Its JSON: name → `d` of the path. */
export const pictureFile = (name: string): string => `pictures/${numberOf(name)}.json`;

/** The number of the file with that picture, from 0. */
export function numberOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % PICTURE_FILES;
  return sum;
}
