/** The text of a file from its bytes: the same for a command, an address, and a file that somebody chooses or drops. */

/** A byte that is not of the encoding becomes U+FFFD, and the check tells of it. */
const decode = (bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string =>
  new TextDecoder(encoding).decode(bytes);

/**
 * Reads UTF-8 and UTF-16, with a byte order mark or without. The mark is no part of the text. Bytes of another encoding
 * become U+FFFD; never throws.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  // JSON begins with an ASCII character, and so does nearly all of it: in UTF-16 each has a zero byte beside it.
  if (isPaired(bytes, 1)) return decode(bytes, 'utf-16le');
  if (isPaired(bytes, 0)) return decode(bytes, 'utf-16be');
  return decode(bytes, 'utf-8');
}

/** Do the first characters have a zero at this byte of two, and none at the other? */
function isPaired(bytes: Uint8Array, at: 0 | 1): boolean {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return false;
  for (let i = 0; i < Math.min(bytes.length, 8); i += 2)
    if (bytes[i + at] !== 0 || bytes[i + 1 - at] === 0) return false;
  return true;
}
