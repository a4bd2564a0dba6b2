import { useEffect } from 'react';
import type { Declassified } from '../../../store/types.ts';
import { KEYS } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';

/** What takes the keys of the tape for itself. */
const OTHERS = 'input:not([type="range"]), select, textarea, dialog, [contenteditable]';

/** The keys of the tape deck: see `KEYS.tape`. */
export function useTapeKeys(game: Declassified): void {
  useEffect(() => {
    const keydown = (event: Event) => {
      const { code, target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event as KeyboardEvent;
      if (defaultPrevented || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(OTHERS)) return;
      const does = KEYS.tape[`${shiftKey ? 'Shift+' : ''}${code}` as keyof typeof KEYS.tape];
      const isPress = does === 'run' && target instanceof Element && target.closest('button,a,summary');
      if (!does || isPress) return;
      event.preventDefault();
      if (does === 'run') game.run(!game.shown.getState().runs);
      else if (does === 'first') game.goTo(0);
      else if (does === 'last') game.goTo(game.length - 1);
      else game.wind(does.stride, does.by);
    };
    return listen(window, { keydown });
  }, [game]);
}
