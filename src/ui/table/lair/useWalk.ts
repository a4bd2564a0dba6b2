import type { CSSProperties } from 'react';
import { useState } from 'react';
import { reducedMotion } from '../../kit/moving.ts';
import { burning } from '../../page/session/burningFuse.ts';
import { useGame } from '../../page/session/game.ts';

/**
 * The way to the next room burns as long as the fuse of the step into it. What is walked stays walked until the Spy is
 * in that room; a held fuse takes it back. `square`: where the Spy is.
 */
export function useWalk(square: number): CSSProperties | null {
  const fuse = useGame(({ waiting, table }) => {
    if (waiting.kind === 'held') return null;
    const top = table?.stack.at(-1)?.kind;
    return waiting.kind === 'grace' && (top === 'enter' || top === 'reach') ? waiting : undefined;
  });
  const [walk, setWalk] = useState<{ square: number; style: CSSProperties } | null>(null);
  const [last, setLast] = useState(fuse);
  if (fuse !== last) {
    setLast(fuse);
    if (fuse === null) setWalk(null);
    else if (fuse) setWalk((now) => styleOf(fuse, square) ?? now);
  }
  return walk?.square === square && !reducedMotion() ? walk.style : null;
}

function styleOf(fuse: Parameters<typeof burning>[0], square: number) {
  const style = burning(fuse)?.style;
  return style && { square, style };
}
