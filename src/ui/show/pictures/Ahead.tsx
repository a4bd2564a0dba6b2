import { memo } from 'react';
import type { CardId, StackItem } from '../../../engine/index.ts';
import { sneakLeft } from '../../../engine/index.ts';
import { stepAhead, timeAhead } from '../../page/session/burningFuse.ts';
import { useGame, useTable } from '../../page/session/game.ts';
import { usePlaying } from '../context.ts';
import css from './ahead.module.css';
import { Combat } from './Combat.tsx';
import { Sneak } from './Over.tsx';
import { Send } from './Send.tsx';

/** The milliseconds in which two opponents come together. */
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
  const step = useGame(stepAhead);
  if (!isStill || !step || !SEEN.includes(step.kind)) return null;
  return (
    <div className={css.ahead} data-ahead={step.kind} aria-hidden="true">
      {step.kind === 'infiltrate' && <SendAhead spy={step.card} />}
      {step.kind === 'attack' && <Combat round={null} spy={step.card} card={step.targets[0]} ms={MS} />}
      {step.kind === 'sneak' && <SneakAhead spy={step.card} />}
    </div>
  );
});

/** The Spy needs all the time for its way. */
function SendAhead({ spy }: { spy: CardId }) {
  const since = useGame((game) => timeAhead(game)?.since);
  const ms = useGame((game) => timeAhead(game)?.ms);
  if (since === undefined || ms === undefined) return null;
  return <Send spy={spy} ms={ms} since={Date.now() - since} />;
}

function SneakAhead({ spy }: { spy: CardId }) {
  const square = useTable(({ infiltration }) => infiltration?.square ?? 0);
  const sneak = useTable((table) => sneakLeft(table, spy));
  return <Sneak square={square} spent={0} left={sneak} ms={null} />;
}
