/** A scenario as a link: compressed JSON in the address of the page, after `#position=`. The same in page and Node. */
import { readSource } from '../cards/source.ts';
import type { Scenario } from './format.ts';
import { readScenario } from './format.ts';
import { MOST_IN_LINK, tooLong } from './limits.ts';
import { LINK_KEY, packedIn } from './packed.ts';
import { BadScenario, bad } from './trouble.ts';

/** A longer link is cut off by some programs on its way. */
export const LONGEST_LINK = 8000;

/** The part of an address that holds the scenario, with `#position=`; null if it would be too long. */
export async function toLink(scenario: Scenario): Promise<string | null> {
  const text = JSON.stringify(scenario);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_IN_LINK) return null;
  const packed = await through(new CompressionStream('deflate-raw'), bytes);
  const link = LINK_KEY + inLetters(packed);
  return link.length > LONGEST_LINK ? null : link;
}

/**
 * Reads such a part of an address, or a text with it in it. Throws a `BadScenario`, whatever it is given.
 */
export async function fromLink(link: string): Promise<Scenario> {
  let damaged: BadScenario = new Damaged();
  for (const letters of packedIn(link)) {
    try {
      return readText(await textIn(letters));
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      damaged = error;
    }
  }
  throw damaged;
}

/** The letters hold no scenario. Fewer letters, or more, may hold one. */
class Damaged extends BadScenario {
  constructor() {
    super({ code: 'damaged-link', facts: {} });
  }
}

/** Reads a scenario from text that may come from anywhere. Throws a `BadScenario`. */
export function readText(text: string): Scenario {
  const long = tooLong(text);
  if (long) throw new BadScenario(long);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const [{ line, column, ...fault }] = readSource(text, '{ "setup": { … } }').faults;
    throw bad('not-json', '', { line, column, fault });
  }
  return readScenario(value);
}

async function textIn(letters: string): Promise<string> {
  if (letters.length > LONGEST_LINK) throw bad('long-link', '', { most: LONGEST_LINK });
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromLetters(letters));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof BadScenario) throw error;
    throw new Damaged();
  }
}

/** Sends the bytes through the stream. Throws if too much comes out. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes as BufferSource).then(() => writer.close());
  written.catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length <= MOST_IN_LINK) continue;
    await reader.cancel();
    throw bad('full-link');
  }
  await written;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Base64 with the letters that an address may hold. */
function inLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
