import type { ReactNode } from 'react';
import { memo, useEffect } from 'react';
import type { Side } from '../../../engine/index.ts';
import { PERSON } from '../../../text/en/bots.ts';
import { nameOf } from '../../../text/en/names.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { EDGE } from '../../../text/en/table/hand.ts';
import { anchor, anchorAround, anchorRef } from '../../input/anchors.ts';
import { isAside } from '../../input/aside.ts';
import { KEYS, useEscape } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import { useGame, useTable } from '../../page/session/game.ts';
import { Piles } from '../piles/Piles.tsx';
import { Carried } from './Carried.tsx';
import css from './edge.module.css';
import { choosesIn, isAsked } from './facts.ts';
import { Hand } from './Hand.tsx';
import { isAway, isRaised, isReadLow } from './hand.ts';
import { runsOut } from './hold.ts';
import { Interrupt } from './Interrupt.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { HandOnPage } from './useHand.ts';
import { useHand, useHandPart } from './useHand.ts';
import { useHandKeys } from './useHandKeys.ts';

/** One player's edge of the table: the backs of the hand, the handle to look into it, INTERRUPT, the piles. */
export const Edge = memo(function Edge({ side }: { side: Side }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  const turn = useTable((table) => table.turn.side === side);
  const folded = useGame((s) => s.sits !== null && s.sits !== side);
  const isBots = useGame((s) => s.sources[side] !== PERSON);
  const open = useGame((s) => s.openHands[side] !== null);
  const hand = useHand(side);
  const stays = useHandPart(hand, (now) => now.stays);
  useHandKeys(side, !isBots, hand);
  useLowering(side, hand);
  const { store, tell } = hand;
  const toggle = () => tell({ type: 'toggle', at: performance.now() });
  /** Where the lowered hand is not on the screen, it is raised to show the hint. */
  const hintInSight = () => {
    const isSeen = (anchor(`lowered:${side}`)?.getClientRects().length ?? 0) > 0;
    if (!isSeen && !isRaised(store.getState())) toggle();
  };
  useEscape('drag', () => {
    const isSliding = store.getState().slide?.moving ?? false;
    if (isSliding) tell({ type: 'take-back' });
    return isSliding;
  });
  const carried = useHandPart(hand, (now) => now.carried);
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
      onPointerDown={(event) => {
        const card = anchorAround(event.target as Element, 'hand-card')?.number;
        if (card === undefined || event.button !== 0) return;
        const { clientX: x, clientY: y, timeStamp: at, pointerId: pointer } = event;
        tell({ type: 'grab', pointer, card, x, y, at });
      }}
      onPointerMove={hand.move}
      onPointerUp={hand.release}
      onPointerCancel={(event) => hand.lose(event, 'any')}
      onLostPointerCapture={(event) => {
        if (event.target === anchor(`handle:${side}`)) hand.lose(event, 'handle');
        else if (event.target === event.currentTarget) hand.lose(event, 'edge');
      }}
    >
      <div className={css.above}>{open && <Hand side={side} hand={hand} />}</div>
      {isBots ? (
        <div ref={anchorRef(`handle:${side}`)} className={css.handle} data-handle="">
          <HandleText side={side} />
        </div>
      ) : (
        <Handle side={side} hand={hand} open={open} />
      )}
      {!isBots && <Interrupt side={side} />}
      <Piles side={side} />
      {!isBots && (
        <MoreMenu
          side={side}
          stays={stays}
          onStays={() => tell({ type: 'toggle', at: performance.now(), stays: true })}
          onHint={hintInSight}
        />
      )}
      {carried && (open || laidOpen) && <Carried {...carried} side={side} at={hand.picture} />}
    </section>
  );
});

/**
 * A person who has the device alone lowers the hand by a press elsewhere, and puts a card away that is read in a lowered
 * one. Escape does so too, and closes any other open hand.
 */
function useLowering(side: Side, hand: HandOnPage): void {
  const { tell } = hand;
  const raised = useHandPart(hand, isRaised);
  const read = useHandPart(hand, isReadLow);
  useEscape('hand', () => {
    const isTop = raised || read || (anchor(`hand:${side}`)?.contains(document.activeElement) ?? false);
    if (isTop) tell({ type: 'escape' });
    return isTop;
  });
  useEffect(() => {
    if (!raised && !read) return;
    const pointerdown = ({ target }: Event) => {
      if (!(target instanceof Node) || isAside(target)) return;
      if (!anchor(`edge:${side}`)?.contains(target)) tell({ type: 'elsewhere' });
    };
    return listen(window, { pointerdown }, true);
  }, [side, raised, read, tell]);
}

/** What is pressed or held to look into the hand. */
function Handle({ side, hand, open }: { side: Side; hand: HandOnPage; open: boolean }) {
  const { tell, line } = hand;
  const alone = useGame((s) => s.sits === side);
  const raised = useHandPart(hand, isRaised);
  const kept = useHandPart(hand, (now) => now.kept);
  const away = useHandPart(hand, isAway);
  const runs = useHandPart(hand, runsOut);
  const stays = useGame((s) => s.preferences.handStays);
  const chooses = useGame((s) => choosesIn(s, side));
  const asked = useGame((s) => isAsked(s, side));
  const seen = alone ? raised : open && !away;
  return (
    <button
      ref={anchorRef(`handle:${side}`)}
      type="button"
      className={css.handle}
      data-handle=""
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y, timeStamp: at, pointerId: pointer } = event;
        tell({ type: 'press', pointer, x, y, at });
      }}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => detail === 0 && tell({ type: 'toggle', at: performance.now() })}
      aria-expanded={seen}
      data-asked={(asked && !seen) || undefined}
      aria-keyshortcuts={KEYS.hand[side].toUpperCase()}
    >
      <HandleText side={side}>
        <span className={css.hint}>
          {chooses && !seen ? EDGE.choose : alone ? EDGE.fold(raised) : kept && !away ? EDGE.hide : <ToOpen />}{' '}
          <kbd>{KEYS.hand[side].toUpperCase()}</kbd>
        </span>
      </HandleText>
      {runs && <span ref={line} className={css.line} style={{ animationDuration: `${stays}s` }} />}
    </button>
  );
}

function HandleText({ side, children }: { side: Side; children?: ReactNode }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  const cards = useTable((table) => table.hands[side].length);
  return (
    <>
      <Backs count={cards} />
      <span className={css.handleText}>
        <span className={css.owner}>{name}</span>
        {children}
      </span>
      <span className="visually-hidden">{EDGE.hand(cards)}</span>
    </>
  );
}

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

const ToOpen = () => (
  <>
    <span className={css.wide}>{EDGE.hold}</span>
    <span className={css.narrow}>{EDGE.tap}</span>
  </>
);
