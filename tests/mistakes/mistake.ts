/** A mistake as a designer makes it: a change to the text of a card file, and what is to be said of it. */
export interface Mistake {
  what: string;
  file: string;
  /** The card whose lines are changed; without one, the whole file. */
  card?: string;
  /** What is replaced: the first in the card, or each match. Without it, the whole text of the file. */
  find?: string | RegExp;
  put: string;
  /** The line that the message names bears one of these texts. Null: the set as a whole has no line. */
  at: readonly string[] | null;
  /** Words of the message, in any case. */
  says: readonly string[];
}

/** The text of the file with the mistake in it. Throws if there is nothing to change. */
export function spoilt(text: string, { what, card, find, put }: Mistake): string {
  if (find === undefined) return put;
  const from = card ? text.indexOf(`"id": "${card}"`) : 0;
  const next = card ? text.indexOf('"id": "', from + 1) : -1;
  const to = next < 0 ? text.length : next;
  const part = text.slice(from, to);
  const changed = part.replace(find, () => put);
  if (from < 0 || changed === part) throw new Error(`nothing to change: ${what}`);
  return text.slice(0, from) + changed + text.slice(to);
}
