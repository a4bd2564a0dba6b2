import { useEffect, useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { listen } from '../../input/listen.ts';
import { isLetGo, sidePressed, TAP } from './usePeekKeys.ts';

interface Hand {
  /** The whole of the hand is seen. */
  isRaised: boolean;
  raise(): void;
  lower(): void;
}

/**
 * The key of the only person at the table. A short press raises the hand, or lowers it again; a long one raises it for as
 * long as it lasts. `on`: that side is the only person.
 */
export function useRaiseKey(side: Side, on: boolean, { isRaised, raise, lower }: Hand): void {
  const press = useRef<{ code: string; since: number; wasRaised: boolean } | null>(null);
  useEffect(() => {
    if (!on) return;
    const down = (event: KeyboardEvent) => {
      if (event.shiftKey || press.current !== null || sidePressed(event) !== side) return;
      press.current = { code: event.code, since: performance.now(), wasRaised: isRaised };
      if (!isRaised) raise();
    };
    const up = (event: KeyboardEvent) => {
      const now = press.current;
      if (!now || !isLetGo(side, now.code, event)) return;
      press.current = null;
      if (now.wasRaised || performance.now() - now.since >= TAP) lower();
    };
    return listen(window, { keydown: down, keyup: up });
  }, [side, on, isRaised, raise, lower]);
}
