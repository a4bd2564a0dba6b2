/** Fetches a card set from an address that somebody has agreed to. */
import { textOfBytes } from '../../../cards/bytes.ts';
import { MOST_TEXT } from '../../../cards/limits.ts';
import { NO_SET } from '../../../text/page/sets.ts';

/** The longest address, and how long (ms) a host may take to send a set. */
const LONGEST = 2000;
const PATIENCE = 15_000;
/** A character takes at most so many bytes. */
export const MOST_BYTES = 4 * MOST_TEXT;

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The address that the text names, seen from the page at `here`; or a sentence that says why it cannot be fetched. */
export function addressOf(text: string, here: string): URL | string {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  if (text.trim() === '' || text.length > LONGEST || !URL.canParse(text, here)) return NO_SET.address(shown);
  const address = new URL(text, here);
  address.hash = '';
  if (address.username || address.password) return NO_SET.address(shown);
  const isNear = address.origin === new URL(here).origin || LOCAL.includes(address.hostname);
  if (address.protocol === 'https:' || (address.protocol === 'http:' && isNear)) return address;
  return address.protocol === 'http:' ? NO_SET.insecure(shown) : NO_SET.address(shown);
}

/**
 * The text at the address; or a sentence that says why it could not be had. Neither cookies nor the page's own address
 * are sent. Never throws.
 */
export async function fetchText(address: URL): Promise<{ text: string } | { trouble: string }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      signal,
    });
    if (!response.ok) return { trouble: NO_SET.status(address.href, response.status) };
    const text = await textOf(response);
    return text === undefined ? { trouble: NO_SET.large } : { text };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { trouble: isLate ? NO_SET.late(address.host) : NO_SET.unreachable(address.host) };
  }
}

/** The text of an answer; undefined if it is too large, of which no more than that is read. */
async function textOf({ body }: Response): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return textOfBytes(joined(parts, length));
    parts.push(value);
    length += value.length;
    if (length <= MOST_BYTES) continue;
    void reader.cancel();
    return undefined;
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
