import { memo } from 'react';
import type { CardId, StackItem } from '../../../engine/index.ts';
import { sneakLeft } from '../../../engine/index.ts';
import { useGame, useTable } from '../../store/game.ts';
import { usePlaying } from '../context.ts';
import css from './ahead.module.css';
import { Combat } from './Large.tsx';
import { Sneak } from './Over.tsx';
import { Send } from './Send.tsx';

/** Those that meet come together in so many milliseconds. */
const MS = 320;

/** The steps that are seen while their fuse burns. The walk from room to room is the lair's own. */
const SEEN: readonly StackItem['kind'][] = ['infiltrate', 'attack', 'sneak'];

/**
 * What a declared step is about to do, as long as its fuse burns: the Spy comes from its Network, the two of a fight
 * stand face to face, and a Minion looks for the Spy that sneaks by it. It lies under an open hand, and a hold takes it
 * away.
 */
export const Ahead = memo(function Ahead() {
  const isStill = usePlaying(({ beat }) => beat === null);
  const fuse = useGame(({ waiting, preferences }) =>
    waiting.kind === 'grace' && waiting.startedAt !== null && preferences.show > 0 ? waiting : undefined,
  );
  const step = useTable((table) => {
    const top = table?.stack.at(-1);
    return fuse && top && SEEN.includes(top.kind) ? top : undefined;
  });
  if (!isStill || !fuse || !step) return null;
  return (
    <div className={css.ahead} data-ahead={step.kind} aria-hidden="true">
      {step.kind === 'infiltrate' && (
        <Send spy={step.card} ms={fuse.ms} since={Date.now() - (fuse.startedAt ?? Date.now())} />
      )}
      {step.kind === 'attack' && <Combat round={null} spy={step.card} card={step.targets[0]} ms={MS} />}
      {step.kind === 'sneak' && <SneakAhead spy={step.card} />}
    </div>
  );
});

function SneakAhead({ spy }: { spy: CardId }) {
  const square = useTable(({ infiltration }) => infiltration?.square ?? 0);
  const sneak = useTable((table) => sneakLeft(table, spy));
  return <Sneak square={square} spent={0} left={sneak} ms={null} />;
}
