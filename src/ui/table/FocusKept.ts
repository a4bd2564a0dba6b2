import { useEffect } from 'react';
import type { Anchor } from '../input/anchors.ts';
import { anchor, anchorAround } from '../input/anchors.ts';
import { listen } from '../input/listen.ts';
import { useGame } from '../page/session/game.ts';
import { useDesk } from '../play/context.ts';

/** Of the parts of the table whose buttons come and go with each move, the one around that element. */
const partAround = (target: EventTarget | null) =>
  target instanceof Element ? anchorAround(target, 'square', 'network', 'strip') : null;

/** Where the focus was last: in a room or a Network, else anywhere. */
let place: Anchor | null = null;
let byKeyboard = false;

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const part = partAround(target);
  place = part === null || part.kind === 'strip' ? 'strip' : `${part.kind}:${part.number}`;
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
  const touched = detail > 0 && partAround(target);
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
    const button = place === 'strip' ? null : anchor(place)?.querySelector('button');
    (button ?? anchor('strip'))?.focus({ preventScroll: true });
  }, [game, desk]);
  return null;
}
