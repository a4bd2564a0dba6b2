import { memo, useEffect, useRef } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { PERSON } from '../../../text/en/bots.ts';
import { nameOf } from '../../../text/en/names.ts';
import { EDGE } from '../../../text/en/page/hands.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { anchor, anchorRef } from '../../input/anchors.ts';
import { listen } from '../../input/listen.ts';
import { onlySide, useGame, useGameStore, useTable } from '../../page/session/game.ts';
import { usePlaying } from '../../show/context.ts';
import { Piles } from '../piles/Piles.tsx';
import { Carried } from './Carried.tsx';
import css from './edge.module.css';
import { Interrupt } from './Interrupt.tsx';
import { Manners } from './Manners.tsx';
import { isPlayable, Peek } from './Peek.tsx';
import { AUTO_HIDE, useHold } from './useHold.ts';
import { PEEK_KEY } from './usePeekKeys.ts';
import { useRaiseKey } from './useRaiseKey.ts';
import { useSlide } from './useSlide.ts';

/** One player's edge of the table: the backs of the hand, the handle to look into it, INTERRUPT, the piles. */
export const Edge = memo(function Edge({ side }: { side: Side }) {
  const store = useGameStore();
  const name = useGame((s) => nameOf(s.game?.names, side));
  const cards = useTable((table) => table.hands[side].length);
  const turn = useTable((table) => table.turn.side === side);
  const folded = useGame((s) => s.sits !== null && s.sits !== side);
  const isBots = useGame((s) => s.sources[side] !== PERSON);
  /** It plays against a bot: there is always time to raise the hand, and by itself it would lie over what is wanted. */
  const isOnly = useGame((s) => onlySide(s) === side);
  const choose = (card: CardId): boolean => {
    const { send, peeks } = store.getState();
    if (!peeks[side] || !isPlayable(peeks[side], card)) return false;
    send({ do: 'commit', side, card });
    leave(card);
    return true;
  };
  const { open, alone, away, low, kept, line, holds, stir, leave, toggle, raise, lower, handle } = useHold(side);
  const isRaised = open && alone && !low && !away;
  useRaiseKey(side, isOnly, { isRaised, raise: toggle, lower });
  useEffect(() => {
    if (!isRaised) return;
    const elsewhere = ({ target }: Event) =>
      target instanceof Node && !anchor(`edge:${side}`)?.contains(target) && lower();
    const byKey = ({ key }: KeyboardEvent) => key === 'Escape' && lower();
    const stop = listen(window, { keydown: byKey });
    const stopPresses = listen(window, { pointerdown: elsewhere }, true);
    return () => {
      stop();
      stopPresses();
    };
  }, [side, isRaised, lower]);
  /** The turn for which the hand was lowered. */
  const loweredFor = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isOnly || loweredFor.current === turn) return;
    // Closed by hand, it is opened by hand. Before it has opened for the first time it is to be lowered then.
    if (!open && loweredFor.current === null) return;
    loweredFor.current = turn;
    if (open) lower();
  }, [isOnly, open, turn, lower]);
  /** It is asked for an instant, and nobody else sees its hand. */
  const responds = useGame(
    ({ waiting }) => (waiting.kind === 'claimed' || waiting.kind === 'ask') && waiting.side === side,
  );
  /** What has happened is still being shown, and the hand would lie over it. */
  const plays = usePlaying(({ beat }) => beat !== null);
  useEffect(() => {
    if (isOnly && responds && !plays) raise();
  }, [isOnly, responds, plays, raise]);
  const { over, carried, picture, start, letGo, handlers } = useSlide(side, choose);
  const laidOpen = useGame((s) => carried !== null && s.commit?.card === carried.card);
  return (
    <section
      ref={anchorRef(`edge:${side}`)}
      className={css.edge}
      data-side={side}
      data-edge-of={side}
      data-turn={turn || undefined}
      data-folded={folded || undefined}
      aria-label={`${name}, ${ROLE[side]}`}
      {...handlers}
    >
      <div className={css.above}>
        {open && (
          <Peek
            side={side}
            over={over}
            away={away}
            low={alone && (low || away)}
            holds={holds}
            onChoose={choose}
            onDone={leave}
            onStir={stir}
            onRaise={raise}
            onEscape={alone ? lower : null}
          />
        )}
      </div>
      {isBots ? (
        <div ref={anchorRef(`handle:${side}`)} className={css.handle} data-handle="">
          <Backs count={cards} />
          <span className={css.handleText}>
            <span className={css.owner}>{name}</span>
          </span>
          <span className="visually-hidden">{EDGE.hand(cards)}</span>
        </div>
      ) : (
        <button
          ref={anchorRef(`handle:${side}`)}
          type="button"
          className={css.handle}
          data-handle=""
          {...handle}
          onPointerDown={(event) => {
            handle.onPointerDown(event);
            if (event.button === 0) start(event, event.currentTarget, null);
          }}
          onPointerUp={(event) => {
            letGo(event);
            handle.onPointerUp(event);
          }}
          aria-expanded={open && !away && !(alone && low)}
          aria-keyshortcuts={PEEK_KEY[side].toUpperCase()}
        >
          <Backs count={cards} />
          <span className={css.handleText}>
            <span className={css.owner}>{name}</span>
            <span className={css.hint}>
              {alone ? EDGE.fold(isRaised) : kept && !away ? EDGE.hide : <ToPeek />}{' '}
              <kbd>{PEEK_KEY[side].toUpperCase()}</kbd>
            </span>
          </span>
          <span className="visually-hidden">{EDGE.hand(cards)}</span>
          {kept && <span ref={line} className={css.line} style={{ animationDuration: `${AUTO_HIDE}ms` }} />}
        </button>
      )}
      {!isBots && <Interrupt side={side} />}
      <Piles side={side} />
      {!isBots && <Manners side={side} open={open} onToggle={toggle} />}
      {carried && (open || laidOpen) && <Carried {...carried} side={side} at={picture} />}
    </section>
  );
});

/** So many face-down cards. */
function Backs({ count }: { count: number }) {
  return (
    <span className={css.backs} aria-hidden="true">
      {Array.from({ length: Math.min(count, 8) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike, only their number counts
        <i key={i} />
      ))}
      <b>{count}</b>
    </span>
  );
}

const ToPeek = () => (
  <>
    <span className={css.wide}>{EDGE.hold}</span>
    <span className={css.narrow}>{EDGE.tap}</span>
  </>
);
