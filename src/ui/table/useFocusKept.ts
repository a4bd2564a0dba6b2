import { useEffect } from 'react';
import { useGame } from '../app/game.ts';

let place: string | null = null;
let byKeyboard = false;

/** Remembers in which room or Network, or else in which part of the table, the focus was last. */
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
 * When what had the focus is gone after a move made by keyboard, the focus goes to what now stands in its place, or to
 * the strip that says what to do: never to nowhere, and never to a button that would be pressed by mistake.
 */
export function useFocusKept(): void {
  const table = useGame((s) => s.table);
  useEffect(() => {
    addEventListener('focusin', remember);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the table is what may take the focus away
  useEffect(() => {
    if (!byKeyboard || place === null || document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(place) ?? document.querySelector<HTMLElement>('[data-middle]');
    next?.focus({ preventScroll: true });
  }, [table]);
}
