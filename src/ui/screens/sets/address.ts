/** Fetches a card set from an address that somebody has agreed to. */
import { textOfBytes } from '../../../cards/bytes.ts';
import { MOST_TEXT } from '../../../cards/limits.ts';
import { NO_SET } from '../../../text/en/screens/sets.ts';
import { fetchBytes } from './far/fetchBytes.ts';
import { fetchInFrame } from './far/inFrame.ts';

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
  const wanted = { address: address.href, most: MOST_BYTES, patience: PATIENCE };
  const got = await (isElsewhere(address) ? fetchInFrame(wanted) : fetchBytes(wanted));
  if ('bytes' in got) return { text: textOfBytes(got.bytes) };
  if ('status' in got) return { trouble: NO_SET.status(address.href, got.status) };
  return { trouble: got.failed === 'large' ? NO_SET.large : NO_SET[got.failed](address.host) };
}

/** The policy of the built page lets it ask no host but its own. While Vite serves the source, there is none. */
const isElsewhere = ({ origin }: URL): boolean => import.meta.env.PROD && origin !== location.origin;
