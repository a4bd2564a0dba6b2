import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Shows that `<dialog>` over the page while `open`. Afterwards the focus is where it was before, also where the dialog
 * leaves the page while it is shown: the browser alone would lose it then.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [ref, open]);
}
