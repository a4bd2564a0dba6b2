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
    const bytes = await bytesOf(response, most);
    return bytes ? { bytes } : { failed: 'large' };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { failed: isLate ? 'late' : 'unreachable' };
  }
}

/** The content of an answer; undefined if it is too large. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length <= most) continue;
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
