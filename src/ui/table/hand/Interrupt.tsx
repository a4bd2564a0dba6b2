import { memo } from 'react';
import type { Side } from '../../../engine/index.ts';
import { EDGE } from '../../../text/en/table/hand.ts';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { anchorRef } from '../../input/anchors.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './interrupt.module.css';

/** The button that stops the game for an instant. Enabled when the rules allow one, whatever the hand (R9.1, R10.2). */
export const Interrupt = memo(function Interrupt({ side }: { side: Side }) {
  const store = useGameStore();
  const can = useGame((s) => s.canClaim[side]);
  const claimed = useGame((s) => s.claim === side);
  // Who acts seldom stops the game: it is lit while the other side acts.
  const isQuiet = useGame((s) => s.table?.turn.side === side && s.waiting.kind !== 'ask');
  const { post } = store.getState();
  return (
    <button
      ref={anchorRef(`interrupt:${side}`)}
      type="button"
      className={css.interrupt}
      aria-pressed={claimed}
      data-quiet={(isQuiet && !claimed) || undefined}
      aria-disabled={!can && !claimed}
      onClick={() => (claimed ? post({ do: 'never-mind' }) : can && post({ do: 'claim', side }))}
    >
      <Icon name="interrupt" />
      <span>{claimed ? STRIP.neverMind : EDGE.interrupt}</span>
    </button>
  );
});
