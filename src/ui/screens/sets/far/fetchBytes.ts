import { bytesUpTo } from '../../../../pack/bytes.ts';

/** What came of fetching: the content, what the host answered instead, or why there is nothing. */
export type Got =
  | { bytes: Uint8Array }
  | { status: number }
  | { failed: 'large' | 'late' | 'elsewhere' | 'unreachable' };

/** What is fetched. `most`: bytes; `patience`: milliseconds. */
export interface Wanted {
  address: string;
  most: number;
  patience: number;
}

/** Fetches it. Neither cookies nor the page's own address are sent, and no more than `most` is read. Never throws. */
export async function fetchBytes({ address, most, patience }: Wanted): Promise<Got> {
  try {
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return { status: response.status };
    const bytes = response.body ? await bytesUpTo(response.body, most) : new Uint8Array();
    return bytes ? { bytes } : { failed: 'large' };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { failed: isLate ? 'late' : 'unreachable' };
  }
}
