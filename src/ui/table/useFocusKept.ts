import { useEffect } from 'react';
import { useGame } from '../app/game.ts';

let place: string | null = null;

/** Remembers in which room or Network, or else in which part of the table, the focus was last. */
function remember(event: FocusEvent): void {
  if (!(event.target instanceof Element)) return;
  const room = event.target.closest('[data-square]')?.getAttribute('data-square');
  const network = event.target.closest('[data-network]')?.getAttribute('data-network');
  place = room ? `[data-square="${room}"]` : network ? `[data-network="${network}"]` : '[data-middle]';
}

/** When what had the focus is gone after a move, the focus goes to what now stands in its place, not to nowhere. */
export function useFocusKept(): void {
  const table = useGame((s) => s.table);
  useEffect(() => {
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the table is what may take the focus away
  useEffect(() => {
    if (place === null || document.activeElement !== document.body) return;
    const next =
      document.querySelector<HTMLElement>(`${place} button`) ??
      document.querySelector<HTMLElement>('[data-middle] button');
    next?.focus({ preventScroll: true });
  }, [table]);
}
