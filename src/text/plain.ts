/** Names and texts that others wrote, made fit to stand in a line of the page. */

/** What cannot be seen: controls, marks of direction, characters without a shape, and letters that are blank. */
const UNSEEN =
  /(?!\u200c|\u200d|\t|\n|\r)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|\u034f/gu;
/** Joiners and marks alone show nothing. */
const SEEN = /(?!\u200c|\u200d)[^\s\p{M}]/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text in one line, without what cannot be seen, and of at most so many characters; empty if nothing is seen. */
export function plain(text: string, longest: number): string {
  const line = text
    .slice(0, 20 * longest)
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  const letters = [...line];
  if (!SEEN.test(line)) return '';
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** The same, and what is written from right to left turns nothing round that stands beside it. */
export function quoted(text: string, longest: number): string {
  const line = plain(text, longest);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** The name of a mission, as it is shown and entered; empty if it has none. */
export const missionName = (name: string): string => plain(name, 80);
