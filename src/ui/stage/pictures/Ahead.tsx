import { memo } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { sneakLeft } from '../../../engine/index.ts';
import { useGame, useTable } from '../../store/game.ts';
import { usePlaying } from '../context.ts';
import css from './ahead.module.css';
import { Combat } from './Large.tsx';
import { Sneak } from './Over.tsx';

/** Those that meet come together in so many milliseconds. */
const MS = 320;

/**
 * What a declared step is about to do, as long as its fuse burns: the two of a fight stand face to face, and a Minion
 * looks for the Spy that sneaks by it. It lies under an open hand, and a hold takes it away.
 */
export const Ahead = memo(function Ahead() {
  const isStill = usePlaying(({ beat }) => beat === null);
  const step = useGame(({ waiting, table, preferences }) => {
    const top = waiting.kind === 'grace' && waiting.startedAt !== null ? table?.stack.at(-1) : undefined;
    return preferences.show > 0 && (top?.kind === 'attack' || top?.kind === 'sneak') ? top : undefined;
  });
  if (!isStill || !step) return null;
  return (
    <div className={css.ahead} data-ahead={step.kind} aria-hidden="true">
      {step.kind === 'attack' ? (
        <Combat round={null} spy={step.card} card={step.targets[0]} ms={MS} />
      ) : (
        <SneakAhead spy={step.card} />
      )}
    </div>
  );
});

function SneakAhead({ spy }: { spy: CardId }) {
  const square = useTable(({ infiltration }) => infiltration?.square ?? 0);
  const sneak = useTable((table) => sneakLeft(table, spy));
  return <Sneak square={square} spent={0} left={sneak} ms={null} />;
}
