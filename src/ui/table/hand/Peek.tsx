import { useCallback, useEffect, useState } from 'react';
import type { CardId, Refusal, Side } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import type { PeekData, TableRefusal } from '../../../host/index.ts';
import { targetText } from '../../../text/en/cardText.ts';
import { BUTTON } from '../../../text/en/page/buttons.ts';
import type { HandTask } from '../../../text/en/page/hands.ts';
import { HAND, handPrompt } from '../../../text/en/page/hands.ts';
import { UNIT } from '../../../text/en/page/table.ts';
import { anchor, anchorAround, anchorRef } from '../../input/anchors.ts';
import { Button } from '../../kit/Button.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { useMedia } from '../../kit/useMedia.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { later } from '../../page/session/press.ts';
import { plainPlay } from '../../play/gestures/gestures.ts';
import { Why } from '../../reference/Why.tsx';
import { HandCard } from './HandCard.tsx';
import { AskHint, HintLine } from './Hint.tsx';
import { Answered, PrivateDetail } from './PrivateDetail.tsx';
import css from './peek.module.css';
import { useHovered } from './useHovered.ts';

interface PeekProps {
  side: Side;
  /** The card under a pointer that holds the edge. */
  over: CardId | null;
  /** True while it makes room for a card of it that lies open on the table: it is out of sight, or lowered. */
  away: boolean;
  /** True if only the upper ends of the cards are seen. */
  low: boolean;
  /** True if a pointer holds the edge now, or if nobody has opened the hand. */
  holds(): boolean;
  /** Called to take the card out of the hand onto the table. */
  onChoose(card: CardId): void;
  /** Called when cards of the hand were discarded or chosen. */
  onDone(): void;
  onStir(): void;
  onRaise(): void;
  /** What Escape does; null if it closes the hand. */
  onEscape: (() => void) | null;
}

function taskOf({ view, offers }: PeekData, side: Side, discarding: boolean): HandTask {
  const { choice } = view;
  if (choice?.side === side && choice.zone !== 'table')
    return { kind: 'choose', min: choice.min, max: choice.max, deck: choice.zone === 'deck' };
  return discarding && offers.some((offer) => offer.type === 'discard') ? { kind: 'discard' } : { kind: 'play' };
}

/** The cards of the hand, or those of a deck to choose from. */
const cardsIn = ({ view }: PeekData, side: Side): readonly CardId[] =>
  view.choice?.side === side && view.choice.zone === 'deck' ? view.choice.from : view.hands[side];

/** The card of the other side that waits on top, which this side may answer with an instant; null if there is none. */
function answeredBy({ stack }: PeekData['view'], side: Side): CardId | null {
  const top = stack.at(-1);
  const isCard = top?.kind === 'playInstant' || top?.kind === 'useAbility';
  return isCard && top.side !== side && top.card >= 0 ? top.card : null;
}

/** With more cards than this, large ones do not stand side by side. */
const MANY = 8;
/** So many cards stand side by side on all but small screens. */
const APART = 7;

/** True if the side's own offers contain this card. */
export const isPlayable = ({ offers }: PeekData, card: CardId): boolean =>
  offers.some((offer) => 'card' in offer && offer.card === card && offer.type !== 'useAbility');

/** An open hand. It is on the page only while its owner looks. Nothing in it goes to a live region. */
export function Peek({ side, over, away, low, holds, onChoose, onDone, onStir, onRaise, onEscape }: PeekProps) {
  const data = useGame((s) => s.peeks[side]);
  const store = useGameStore();
  /** The card that was touched last, or that the keyboard is at. */
  const [touched, setTouched] = useState<CardId | null>(null);
  const { hovered, over: hover, leave: readElsewhere } = useHovered();
  const [picks, setPicks] = useState<readonly CardId[]>([]);
  const [discarding, setDiscarding] = useState(false);
  /** Why the picked cards could not be discarded or chosen. */
  const [why, setWhy] = useState<Refusal | TableRefusal | null>(null);
  const byFinger = useMedia('(pointer: coarse)');
  const ref = anchorRef(!away && `hand:${side}`, !away && low && `lowered:${side}`);

  // While a pointer holds the edge, the focus stays where it is. The focus goes back before the hand leaves the page:
  // removing a focused element lays the page out once more.
  useEffect(() => {
    if (away) setTouched(null);
    if (away || holds()) return;
    const before = document.activeElement;
    const { [side]: now } = store.getState().peeks;
    const [first] = now ? cardsIn(now, side) : [];
    if (first !== undefined) anchor(`hand-card:${first}`)?.focus({ preventScroll: true });
    return store.subscribe((now, { commit }) => {
      const leaves = !now.peeks[side] || (now.commit !== commit && now.commit?.side === side);
      if (!leaves || !anchor(`hand:${side}`)?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
    });
  }, [away, holds, side, store]);

  const show = useCallback(
    (card: CardId | null) => {
      readElsewhere();
      setTouched(card);
    },
    [readElsewhere],
  );
  const focus = (card: CardId) => (card === hovered ? setTouched(card) : show(card));
  // The keyboard goes on from the card that is shown.
  useEffect(() => {
    if (hovered !== null && anchorAround(document.activeElement, 'hand-card'))
      anchor(`hand-card:${hovered}`)?.focus({ preventScroll: true });
  }, [hovered]);
  const hint = data?.hint ?? null;
  const advised = cardOf(hint);
  useEffect(() => {
    if (hint) show(advised);
  }, [hint, advised, show]);

  if (!data) return null;
  const { view } = data;
  const close = onEscape ?? (() => store.getState().send({ do: 'close-hand', side }));
  const task = taskOf(data, side, discarding);
  const answered = answeredBy(view, side);
  const mayDiscard = data.offers.some((offer) => offer.type === 'discard');
  const ofDeck = task.kind === 'choose' && task.deck;
  const hand = cardsIn(data, side);
  // What has been played is in the hand no more.
  const chosen = touched !== null && (hand.includes(touched) || touched === data.plan?.card) ? touched : null;
  const shown = over ?? hand.find((card) => card === hovered) ?? chosen;
  const touch = (card: CardId, seen: boolean) => {
    onStir();
    onRaise();
    setTouched(card);
    setWhy(null);
    if (low) return;
    if (task.kind !== 'play')
      setPicks((now) => (now.includes(card) ? now.filter((pick) => pick !== card) : [...now, card]));
    else if (seen && isPlayable(data, card)) onChoose(card);
  };
  const confirm = () =>
    later(() => {
      const { send } = store.getState();
      const refused =
        task.kind === 'discard'
          ? send({ do: 'act', action: { type: 'discard', side, cards: [...picks] } })
          : send({ do: 'act', action: { type: 'choose', side, ids: [...picks] } });
      setWhy(refused ?? null);
      if (refused) return;
      setPicks([]);
      setDiscarding(false);
      onDone();
    });
  /** Plays a card that needs nothing more. Lays any other one open, so that the rest is chosen on the table. */
  const playOrChoose = (card: CardId) =>
    later(() => {
      const { ask, send } = store.getState();
      const action = plainPlay(view, card);
      if (ask(action, true) || send({ do: 'act', action })) onChoose(card);
      else onDone();
    });
  const refusal =
    shown === null || task.kind !== 'play' || isPlayable(data, shown)
      ? undefined
      : store.getState().ask(plainPlay(view, shown), true);
  const enough = task.kind === 'choose' ? picks.length >= task.min && picks.length <= task.max : picks.length > 0;

  return (
    <div
      ref={ref}
      className={css.peek}
      data-peek={away ? undefined : side}
      data-away={(away && !low) || undefined}
      data-low={low || undefined}
      data-hinted={hint === null ? undefined : shown === advised ? 'here' : 'elsewhere'}
      inert={away}
      aria-hidden={away || undefined}
      onPointerMove={onStir}
      onPointerLeave={readElsewhere}
      onKeyDown={(event) => (event.key === 'Escape' ? close() : onStir())}
    >
      {data.plan && <PlanSecret plan={data.plan} name={definitionOf(view, data.plan.card).name} onShow={show} />}
      <ul
        className={css.hand}
        data-many={hand.length > MANY || undefined}
        data-apart={hand.length <= APART || undefined}
        aria-label={ofDeck ? HAND.deck : HAND.title}
      >
        {hand.map((card) => (
          <HandCard
            key={card}
            card={card}
            definition={definitionOf(view, card)}
            playable={task.kind === 'play' && isPlayable(data, card)}
            dull={task.kind === 'play' && !isPlayable(data, card)}
            picked={picks.includes(card)}
            shown={shown === card}
            onShow={focus}
            onHover={hover}
            onFocused={onRaise}
            onTouch={touch}
          />
        ))}
        {hand.length === 0 && <li className={css.emptyHand}>{HAND.empty}</li>}
      </ul>
      <HintLine side={side} />
      <div className={css.below}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className={css.detail} tabIndex={0} aria-label={HAND.card}>
          {answered !== null && <Answered definition={definitionOf(view, answered)} beside={shown !== null} />}
          {shown !== null && <PrivateDetail definition={definitionOf(view, shown)} />}
          {shown === null && answered === null && hand.length > 0 && <p>{handPrompt(task, byFinger)}</p>}
          {why && (
            <p className={css.why}>
              <Why why={why} table={view} />
            </p>
          )}
          {refusal && shown !== null && (
            <p className={css.why}>
              <Why why={refusal} table={view} instead={insteadOf(refusal, view, shown)} />
            </p>
          )}
        </section>
        <div className={css.acts}>
          {task.kind === 'play' && over === null && shown !== null && isPlayable(data, shown) && (
            <Button look="primary" tone={side} onClick={() => playOrChoose(shown)}>
              {BUTTON.play}
            </Button>
          )}
          {task.kind !== 'play' && (
            <Button look="primary" tone={side} aria-disabled={!enough} onClick={() => enough && confirm()}>
              {task.kind === 'discard' ? HAND.discard(picks.length) : HAND.choose(picks.length)}
            </Button>
          )}
          <AskHint side={side} />
          {mayDiscard && task.kind !== 'choose' && (
            <Button
              small
              aria-pressed={discarding}
              onClick={() => {
                setDiscarding(!discarding);
                setPicks(!discarding && shown !== null && hand.includes(shown) ? [shown] : []);
              }}
            >
              {discarding ? BUTTON.cancel : HAND.discarding}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The card that a hint names, where it names one. */
const cardOf = (hint: PeekData['hint']): CardId | null =>
  hint && typeof hint !== 'string' && 'card' in hint.action ? hint.action.card : null;

/** A better sentence for an instant that has no target: the rules were asked about it without one. */
const insteadOf = ({ code }: Refusal | TableRefusal, view: PeekData['view'], card: CardId): string | undefined =>
  code === 'bad-target' ? HAND.noTarget(targetText(definitionOf(view, card))) : undefined;

/** The Genius's plan, with the numbers that the table must not show (R10.1). */
function PlanSecret({
  plan,
  name,
  onShow,
}: {
  plan: NonNullable<PeekData['plan']>;
  name: string;
  onShow: (card: CardId) => void;
}) {
  return (
    <button type="button" className={css.secret} onClick={() => onShow(plan.card)}>
      <span className={css.secretName}>{name}</span>
      <Meter icon="contraption" label={UNIT.contraptions} have={plan.have.contraptions} need={plan.cost.contraptions} />
      <Meter icon="minion" label={UNIT.minions} have={plan.have.minions} need={plan.cost.minions} />
      <span className={css.met}>{plan.met ? HAND.costMet : HAND.costNotMet}</span>
    </button>
  );
}
