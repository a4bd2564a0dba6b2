export interface CardFile {
  /** The name as shown in problems. A file called `rules.json` holds the rules' numbers. */
  name: string;
  text: string;
  /** When it was changed last, in milliseconds since 1970, if that is known. */
  modified?: number;
}

/** Is this the name of a card file? A JSON Schema is not, nor is what an editor or a system hides beside a file. */
export const isCardFile = (name: string): boolean =>
  name.endsWith('.json') && !name.endsWith('.schema.json') && !name.startsWith('.');

/** Is this the file that holds the rules' numbers? */
export const holdsRules = (name: string): boolean => /(^|[\\/])rules\.json$/.test(name);

/** The name of a file without its folders. */
export const baseOf = (name: string): string => name.replace(/.*[\\/]/, '');
