import type { Got, Wanted } from './fetchBytes.ts';

/** How long (ms) the frame may take to say that it is there, once it has loaded. */
const GREETING = 3000;

/** Fetches it in a frame that may ask no other host; see `frame.ts`. Never throws. */
export function fetchInFrame(wanted: Wanted): Promise<Got> {
  return new Promise((done) => {
    const frame = document.createElement('iframe');
    const over = new AbortController();
    const end = (got: Got): void => {
      over.abort();
      frame.remove();
      done(got);
    };
    let isThere = false;
    const hear = ({ source, origin }: MessageEvent): void => {
      if (source === null || source !== frame.contentWindow || origin !== location.origin) return;
      isThere = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Got>) => end(data);
      frame.contentWindow.postMessage(wanted, origin, [port2]);
    };
    addEventListener('message', hear, { signal: over.signal });
    frame.addEventListener('load', () => setTimeout(() => isThere || end({ failed: 'unreachable' }), GREETING));
    setTimeout(() => end({ failed: 'late' }), wanted.patience + GREETING);
    frame.hidden = true;
    frame.src = 'fetch.html';
    document.body.append(frame);
  });
}
