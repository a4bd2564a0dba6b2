/** Finds the packed letters of a link in what people paste: with what a mail or a chat has put around and into it. */

/** The name before the packed scenario in the address. */
export const LINK_KEY = '#position=';

const KEY = /(?<![a-z])position=/i;
/** A longer text is not looked through. */
const MOST_TEXT = 100_000;
/** A link of the longest kind, folded by a mail, has fewer lines. */
const MOST_LINES = 200;

/** True if the text has a link to a position in it, whole or damaged. */
export const hasLink = (text: string): boolean => KEY.test(plain(text));

/**
 * The candidates for the packed letters, the likeliest first: the letters after the key of a link, or those of a text
 * without a key. The letters end at the first sign that no link has. Each line or word that follows may be a further
 * part of the link.
 */
export function* packedIn(text: string): Generator<string> {
  const all = plain(text);
  const key = all.match(KEY);
  const rest = key ? all.slice((key.index ?? 0) + key[0].length) : all;
  let packed = '';
  for (const part of rest.trim().split(/\s+/).slice(0, MOST_LINES)) {
    // A quoted mail begins each line with such a sign.
    const line = packed === '' ? part : part.replace(/^[>|]+/, '');
    const [letters] = line.match(/^[\w+/=-]*/) ?? [''];
    packed += letters.replaceAll('=', '');
    yield packed;
    // Signs of a text, which a link may have too: _link_, link --
    for (let end = 1; end <= 3 && /[_-]/.test(packed.at(-end) ?? ''); end++) yield packed.slice(0, -end);
    // "=" as some mails write it
    if (packed.startsWith('3D')) yield packed.slice(2);
    if (letters !== line) return;
  }
}

/** The text without what cannot be seen, and with the signs that stand for `%3D`, `&#61;` and the like. */
function plain(text: string): string {
  let now = text.slice(0, MOST_TEXT);
  for (let i = 0; i < 3 && now.includes('%'); i++) now = now.replace(/(?:%[0-9a-f]{2})+/gi, decoded);
  return now.replace(/\p{Cf}/gu, '').replace(/&(?:#61|#x3d|equals);/gi, '=');
}

function decoded(signs: string): string {
  try {
    return decodeURIComponent(signs);
  } catch {
    return signs;
  }
}
