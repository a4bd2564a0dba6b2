/** Packs a text into letters that the address of a page may hold, and unpacks them. The same in page and Node. */
import { bytesUpTo } from './bytes.ts';

/** The letters for a text: deflated, in base64 with the signs of addresses. */
export async function lettersOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY);
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More bytes came out than there may be. */
export class TooFull extends Error {}

/** The text in such letters. Throws a `TooFull` if it has more than `most` bytes, and another error if there is none. */
export async function textIn(letters: string, most: number): Promise<string> {
  const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const text = await through(new DecompressionStream('deflate-raw'), bytes, most);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Sends the bytes through the stream. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes as BufferSource).then(() => writer.close());
  written.catch(() => {});
  const all = await bytesUpTo(stream.readable, most);
  if (!all) throw new TooFull();
  await written;
  return all;
}
