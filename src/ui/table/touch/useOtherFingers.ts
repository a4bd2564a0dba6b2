import { useEffect } from 'react';
import { listen } from '../../input/listen.ts';
import { SLACK } from '../../input/slack.ts';

interface Tap {
  button: HTMLElement;
  x: number;
  y: number;
}

/**
 * While one finger holds something, a hand for example, browsers make no click of another finger's tap. So that two
 * fingers and two players get along, this makes that click.
 */
export function useOtherFingers(): void {
  useEffect(() => {
    const taps = new Map<number, Tap>();
    const down = ({ pointerId, pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (pointerType === 'touch' && !isPrimary && button) taps.set(pointerId, { button, x, y });
    };
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const tap = taps.get(pointerId);
      taps.delete(pointerId);
      if (!tap?.button.isConnected || Math.hypot(clientX - tap.x, clientY - tap.y) >= SLACK) return;
      const click = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY };
      tap.button.dispatchEvent(new PointerEvent('click', { ...click, pointerId, pointerType: 'touch' }));
    };
    const cancel = ({ pointerId }: PointerEvent) => taps.delete(pointerId);
    return listen(window, { pointerdown: down, pointerup: up, pointercancel: cancel });
  }, []);
}
