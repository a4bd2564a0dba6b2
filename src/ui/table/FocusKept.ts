import { useEffect } from 'react';
import { listen } from '../input/listen.ts';
import { useGame } from '../page/session/game.ts';
import { useDesk } from '../play/context.ts';

/** The parts of the table whose buttons come and go with each move. */
const PLACES = '[data-square], [data-network], [data-middle]';

let place: string | null = null;
let byKeyboard = false;

/** Remembers where the focus was last: in which room or Network, else in which part of the table. */
function remember(event: FocusEvent): void {
  if (!(event.target instanceof Element)) return;
  const room = event.target.closest('[data-square]')?.getAttribute('data-square');
  const network = event.target.closest('[data-network]')?.getAttribute('data-network');
  if (room) place = `[data-square="${room}"] button`;
  else place = network ? `[data-network="${network}"] button` : '[data-middle]';
}
const onKey = () => {
  byKeyboard = true;
};
const onPointer = () => {
  byKeyboard = false;
};
/**
 * Takes the focus from what a pointer has pressed, before the press is handled. Most such elements are gone afterwards,
 * and removing a focused element lays the page out once more. The Tab key still goes on from there.
 */
const onClick = ({ detail, target }: MouseEvent) => {
  const { activeElement } = document;
  const touched = detail > 0 && target instanceof Element && target.closest(PLACES);
  if (touched && activeElement instanceof HTMLElement) activeElement.blur();
};
const LISTENERS = { focusin: remember, keydown: onKey, pointerdown: onPointer, click: onClick };

/**
 * Keeps the focus when a move by keyboard removes the focused element. The focus goes to what is now in its place, or
 * to the strip that says what to do. It is never lost, and never lands on a button that could be pressed by mistake.
 * Draws nothing, and follows every change, as any change may remove a button.
 */
export function FocusKept(): null {
  const game = useGame((s) => s);
  const desk = useDesk((d) => d);
  useEffect(() => listen(window, LISTENERS, true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes may take the focus away
  useEffect(() => {
    if (!byKeyboard || place === null || document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(place) ?? document.querySelector<HTMLElement>('[data-middle]');
    next?.focus({ preventScroll: true });
  }, [game, desk]);
  return null;
}
