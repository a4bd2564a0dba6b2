import { useEffect, useRef } from 'react';
import { listen } from './listen.ts';

/** Keys by the letter that they write, wherever they lie, and by their place where they write no Latin letter. */
const LATIN = /^\p{Script=Latin}$/u;

/**
 * True if the event is about that key, a lower-case Latin letter. On a layout of another script, under an input method or
 * on a dead key, the key counts that lies where a Latin keyboard has the letter.
 */
export function isLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  const written = key.normalize('NFKC').toLowerCase();
  return LATIN.test(written) ? written === letter : code === `Key${letter.toUpperCase()}`;
}

/** Escape is heard here before anywhere else. `run` is true if it used the key up: then nothing else hears of it. */
export function useEscape(run: () => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && latest.current()) event.stopImmediatePropagation();
    };
    return listen(window, { keydown: down }, true);
  }, []);
}
