import { useEffect, useRef } from 'react';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { Button } from '../../kit/Button.tsx';
import { useGameStore } from '../../page/session/game.ts';
import { shield } from '../../page/session/press.ts';

/**
 * The button that stops what is about to happen. It comes and goes by itself, where other buttons stand: a press just
 * then was meant for what it replaces, or for it. Once the game is held, what stands there is meant.
 */
export function Hold() {
  const { getState } = useGameStore();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const box = button.current?.getBoundingClientRect();
    if (!box) return;
    const lift = shield(box);
    return () => {
      if (getState().held) lift();
      else shield(box);
    };
  }, [getState]);
  return (
    <Button ref={button} data-aside="" onClick={() => getState().post({ do: 'hold' })}>
      {STRIP.hold}
    </Button>
  );
}
