/** The keys of the page. Beside them, Tab and Enter reach all that can be pressed. */
import { useEffect, useRef } from 'react';
import type { Side } from '../../engine/index.ts';
import { listen } from './listen.ts';

/**
 * Which key does what, and where. A letter counts wherever a layout has it, an arrow by its name.
 * `hand`: at the table, the key looks into the hand of that side. `cards`: in an open hand, so many cards on.
 * `ways`: beside the map, a Network goes so many steps that way. `tape`: how the tape of a finished game is wound.
 * Escape: see `useEscape`.
 */
export const KEYS = {
  hand: { genius: 'q', spymaster: 'p' } satisfies Record<Side, string>,
  cards: { ArrowLeft: -1, ArrowRight: 1 },
  ways: {
    ArrowUp: { x: 0, y: -1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
  },
  tape: {
    Space: 'run',
    Home: 'first',
    End: 'last',
    ArrowLeft: { stride: 'step', by: -1 },
    ArrowRight: { stride: 'step', by: 1 },
    'Shift+ArrowLeft': { stride: 'decision', by: -1 },
    'Shift+ArrowRight': { stride: 'decision', by: 1 },
    ArrowUp: { stride: 'turn', by: -1 },
    ArrowDown: { stride: 'turn', by: 1 },
    PageUp: { stride: 'round', by: -1 },
    PageDown: { stride: 'round', by: 1 },
  },
} as const;

/** Latin letters, as keys write them. */
const LATIN = /^\p{Script=Latin}$/u;

/**
 * True if the event is about that key, a lower-case Latin letter. On a layout of another script, under an input method or
 * on a dead key, the key counts that lies where a Latin keyboard has the letter.
 */
export function isLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  const written = key.normalize('NFKC').toLowerCase();
  return LATIN.test(written) ? written === letter : code === `Key${letter.toUpperCase()}`;
}

/**
 * What may lie over the table, the topmost first. Escape goes to the first one that has a use for it, and to no other. An
 * open dialog and an open menu lie above all, and take it by themselves.
 */
const LAYERS = ['drag', 'log', 'scene', 'note', 'hand', 'table'] as const;
type Layer = (typeof LAYERS)[number];

interface Listener {
  layer: Layer;
  run(): boolean;
}

/** All that have a use for Escape at times, the newest first. */
let listeners: readonly Listener[] = [];
let stop = (): void => {};

function hear({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || document.querySelector('dialog[open], [popover][data-open]')) return;
  for (const layer of LAYERS) if (listeners.some((one) => one.layer === layer && one.run())) return;
}

/** What Escape does in that layer. `run` is true if it had a use for the key: then no other layer hears of it. */
export function useEscape(layer: Layer, run: () => boolean): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const own: Listener = { layer, run: () => latest.current() };
    if (listeners.length === 0) stop = listen(window, { keydown: (event) => hear(event as KeyboardEvent) }, true);
    listeners = [own, ...listeners];
    return () => {
      listeners = listeners.filter((one) => one !== own);
      if (listeners.length === 0) stop();
    };
  }, [layer]);
}
