import type { CSSProperties } from 'react';
import { useState } from 'react';
import { reducedMotion } from '../../kit/moving.ts';
import { burnStyle, timeAhead } from '../../page/session/burningFuse.ts';
import { useGame } from '../../page/session/game.ts';

/**
 * The way to the next room burns as long as the fuse of the step into it. What is walked stays walked until the Spy is
 * in that room; a held fuse takes it back. `square`: where the Spy is.
 */
export function useWalk(square: number): CSSProperties | null {
  const isHeld = useGame(({ waiting }) => waiting.kind === 'held');
  const isAhead = useGame(({ table }) => ['enter', 'reach'].includes(table?.stack.at(-1)?.kind ?? ''));
  const since = useGame((game) => timeAhead(game)?.since);
  const ms = useGame((game) => timeAhead(game)?.ms);
  const [walk, setWalk] = useState<{ square: number; since: number; style: CSSProperties } | null>(null);
  const begins = !isHeld && isAhead && since !== undefined && ms !== undefined && walk?.since !== since;
  if (isHeld && walk) setWalk(null);
  else if (begins) setWalk({ square, since, style: burnStyle({ since, ms }) });
  return walk?.square === square && !reducedMotion() ? walk.style : null;
}
