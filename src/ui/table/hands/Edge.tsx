import { memo, useEffect, useRef, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { nameOf, ROLE } from '../../../text/names.ts';
import { EDGE } from '../../../text/page/hands.ts';
import { useGame, useGameStore, useTable } from '../../store/game.ts';
import { Carried } from './Carried.tsx';
import css from './edge.module.css';
import { Interrupt } from './Interrupt.tsx';
import { Manners } from './Manners.tsx';
import { isPlayable, Peek } from './Peek.tsx';
import { Piles } from './Piles.tsx';
import { useHold } from './useHold.ts';
import { PEEK_KEY } from './usePeekKeys.ts';
import { useSlide } from './useSlide.ts';

/** A press shorter than this (ms) is a tap: the person does not know that the edge has to be held. */
const TOO_SHORT = 300;

/** One player's edge of the table: the backs of the hand, the handle to look into it, INTERRUPT, the piles. */
export const Edge = memo(function Edge({ side }: { side: Side }) {
  const store = useGameStore();
  const name = useGame((s) => nameOf(s.game?.names, side));
  const cards = useTable((table) => table.hands[side].length);
  const turn = useTable((table) => table.turn.side === side);
  const [tapped, setTapped] = useState(false);
  const pressedAt = useRef(0);
  const choose = (card: CardId): boolean => {
    const { send, peeks } = store.getState();
    if (!peeks[side] || !isPlayable(peeks[side], card)) return false;
    send({ do: 'commit', side, card });
    leave(card);
    return true;
  };
  const { open, drawn, holds, stir, leave, toggle, handle } = useHold(side);
  useEffect(() => {
    if (open) setTapped(false);
  }, [open]);
  const { over, carried, ghost, start, handlers } = useSlide(side, choose);
  const laidOpen = useGame((s) => carried !== null && s.commit?.card === carried.card);
  return (
    <section
      className={css.edge}
      data-side={side}
      data-edge-of={side}
      data-turn={turn || undefined}
      aria-label={`${name}, ${ROLE[side]}`}
      {...handlers}
    >
      <div className={css.above}>
        {drawn && <Peek side={side} over={over} holds={holds} onChoose={choose} onDone={leave} onStir={stir} />}
      </div>
      <button
        type="button"
        className={css.handle}
        {...handle}
        onPointerDown={(event) => {
          handle.onPointerDown(event);
          if (event.button === 0) start(event, event.currentTarget, null);
          pressedAt.current = event.timeStamp;
        }}
        onPointerUp={(event) => {
          handle.onPointerUp(event);
          setTapped(event.timeStamp - pressedAt.current < TOO_SHORT);
        }}
        aria-expanded={open}
        aria-keyshortcuts={PEEK_KEY[side].toUpperCase()}
      >
        <Backs count={cards} />
        <span className={css.handleText}>
          <span className={css.owner}>{name}</span>
          <span className={css.hint}>
            {tapped ? EDGE.holdOn : EDGE.hold} <kbd>{PEEK_KEY[side].toUpperCase()}</kbd>
          </span>
        </span>
        <span className="visually-hidden">{EDGE.hand(cards)}</span>
      </button>
      <Interrupt side={side} />
      <Piles side={side} />
      <Manners side={side} open={open} onToggle={toggle} />
      {carried && (open || laidOpen) && <Carried {...carried} side={side} at={ghost} />}
    </section>
  );
});

/** So many face-down cards. */
function Backs({ count }: { count: number }) {
  return (
    <span className={css.backs} aria-hidden="true">
      {Array.from({ length: Math.min(count, 10) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike, only their number counts
        <i key={i} />
      ))}
      <b>{count}</b>
    </span>
  );
}
