import { useEffect, useRef, useState } from 'react';
import type { Action, CardId, Refusal, Side } from '../../../engine/index.ts';
import { definitionOf, whatIsAsked } from '../../../engine/index.ts';
import type { OpenHand, TableRefusal } from '../../../host/index.ts';
import { isTableRefusal } from '../../../host/index.ts';
import { handRefusal } from '../../../text/en/game/refusals.ts';
import type { HandTask } from '../../../text/en/table/hand.ts';
import { HAND, handPrompt } from '../../../text/en/table/hand.ts';
import { UNIT } from '../../../text/en/table/score.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { choiceButton } from '../../../text/en/table/strip/choices.ts';
import { anchor, anchorAround, anchorRef } from '../../input/anchors.ts';
import { isUntouched } from '../../input/pressed.ts';
import { Button } from '../../kit/Button.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { useMedia } from '../../kit/useMedia.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { later } from '../../page/session/press.ts';
import { hasPlaces, plainPlay } from '../../play/gestures/gestures.ts';
import { Why } from '../../reference/Why.tsx';
import { Payment } from '../plan/Payment.tsx';
import { adviceIn, cardsIn, playableIn } from './facts.ts';
import { HandCard } from './HandCard.tsx';
import { AskHint, HintLine } from './Hint.tsx';
import css from './hand.module.css';
import { isAway, isLow, taskIn } from './hand.ts';
import { Answered, PrivateDetail } from './PrivateDetail.tsx';
import type { HandOnPage } from './useHand.ts';
import { useHandPart } from './useHand.ts';

/** The card of the other side on top of the stack. This side may answer it with an instant. Null: there is none. */
function answeredBy({ stack }: OpenHand['view'], side: Side): CardId | null {
  const top = stack.at(-1);
  const isCard = top?.kind === 'playInstant' || top?.kind === 'useAbility';
  return isCard && top.side !== side && top.card >= 0 ? top.card : null;
}

/** What a touch in the hand is for, with how many cards are to be chosen. */
const taskOf = ({ view: { choice } }: OpenHand, kind: HandTask['kind']): HandTask =>
  kind !== 'choose'
    ? { kind }
    : choice
      ? { kind, min: choice.min, max: choice.max, deck: choice.zone === 'deck' }
      : { kind: 'play' };

/** More cards than this do not fit side by side if they are large. */
const MANY = 8;
/** So many stand in each row on a phone that is held upright. */
const IN_A_ROW = 4;
/** The number of cards that fit side by side on all but small screens. */
const APART = 7;

/**
 * Gives the focus to the first card of a hand that somebody has opened, unless a pointer holds it. It stays on the table
 * where the hand has only made room for what was done there. The focus goes back before the hand leaves the page, since the removal of a focused element lays the page out once more.
 */
function useFocus(side: Side, away: boolean, hand: HandOnPage): void {
  const game = useGameStore();
  const fromTable = useRef(false);
  useEffect(() => {
    const { press, unasked, low, aside } = hand.store.getState();
    const returns = fromTable.current;
    fromTable.current = away && aside;
    if (away || press !== null || unasked || returns || isUntouched()) return;
    const before = document.activeElement;
    const { [side]: open } = game.getState().openHands;
    const [first] = open ? cardsIn(open, side) : [];
    if (first !== undefined) anchor(`hand-card:${first}`)?.focus({ preventScroll: true });
    // Nobody has come to a card of a lowered hand: none is shown.
    if (low) hand.tell({ type: 'show', card: null });
    return game.subscribe((now, { commit }) => {
      const leaves = !now.openHands[side] || (now.commit !== commit && now.commit?.side === side);
      if (!leaves || !anchor(`hand:${side}`)?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
    });
  }, [away, side, hand, game]);
}

/** An open hand. It is on the page only while its owner looks. Nothing in it goes to a live region. */
export function Hand({ side, hand }: { side: Side; hand: HandOnPage }) {
  const { tell } = hand;
  const data = useGame((s) => s.openHands[side]);
  const store = useGameStore();
  const low = useHandPart(hand, isLow);
  // A lowered hand covers nothing: it can be read and played from, whatever is laid open.
  const away = useHandPart(hand, (now) => isAway(now) && !isLow(now));
  const laid = useGame((s) => s.commit?.card ?? null);
  const over = useHandPart(hand, (now) => now.over);
  const hovered = useHandPart(hand, (now) => now.hovered);
  const touched = useHandPart(hand, (now) => now.touched);
  const picks = useHandPart(hand, (now) => now.picks);
  const kind = useHandPart(hand, taskIn);
  const discarding = useHandPart(hand, (now) => now.discarding);
  const dragged = useHandPart(hand, ({ slide, carried }) => (slide?.pressed && carried ? carried.card : null));
  /** Why the picked cards could not be discarded or chosen. */
  const [why, setWhy] = useState<Refusal | TableRefusal | null>(null);
  const byFinger = useMedia('(pointer: coarse)');
  useFocus(side, away, hand);
  // The keyboard has come to a card of the hand before it was raised: that one is shown.
  useEffect(() => {
    const focused = low ? null : document.activeElement;
    const card = focused?.matches(':focus-visible') && anchorAround(focused, 'hand-card')?.number;
    if (typeof card === 'number') tell({ type: 'focus', card });
  }, [low, tell]);
  // The keyboard goes on from the card that is shown.
  useEffect(() => {
    if (hovered !== null && anchorAround(document.activeElement, 'hand-card'))
      anchor(`hand-card:${hovered}`)?.focus({ preventScroll: true });
  }, [hovered]);

  if (!data) return null;
  const { view, hint } = data;
  const task = taskOf(data, kind);
  const answered = answeredBy(view, side);
  const mayDiscard = data.offers.some((offer) => offer.type === 'discard');
  const ofDeck = task.kind === 'choose' && task.deck;
  const cards = cardsIn(data, side);
  const playable = playableIn(data);
  const advised = adviceIn(data);
  const isPlayable = (card: CardId): boolean => playable.includes(card);
  // What has been played is in the hand no more.
  const chosen = touched !== null && (cards.includes(touched) || touched === data.plan?.card) ? touched : null;
  const shown = over ?? cards.find((card) => card === hovered) ?? chosen;
  /** One card alone is a stop of the keyboard: from it the next one is what is said of that card, with its rule. */
  const stop = shown !== null && cards.includes(shown) ? shown : cards[0];
  const ask = (action: Action) => store.getState().ask({ do: 'act', action }, true);
  const make = (action: Action) => {
    store.getState().post({ do: 'act', action });
    tell({ type: 'done' });
  };
  const confirm = () =>
    later(() => {
      const action: Action =
        task.kind === 'discard'
          ? { type: 'discard', side, cards: [...picks] }
          : { type: 'choose', side, ids: [...picks] };
      const no = ask(action);
      setWhy(no ?? null);
      if (!no) make(action);
    });
  /** Plays a card that leaves no choice, not even of its place. Lays any other card open, so that its choices are made on the table. */
  const playOrChoose = (card: CardId) =>
    later(() => {
      const action = plainPlay(view, card);
      if (ask(action) || hasPlaces(view, data.offers, card)) tell({ type: 'choose', card });
      else make(action);
    });
  const refusal = shown === null || task.kind !== 'play' || isPlayable(shown) ? undefined : ask(plainPlay(view, shown));
  const enough = task.kind === 'choose' ? picks.length >= task.min && picks.length <= task.max : picks.length > 0;

  return (
    <div
      ref={anchorRef(!away && `hand:${side}`, !away && low && `lowered:${side}`)}
      className={css.open}
      data-hand={away ? undefined : side}
      data-away={away || undefined}
      data-low={low || undefined}
      data-choosing={task.kind === 'play' || away ? undefined : Math.min(Math.ceil(cards.length / IN_A_ROW), 3)}
      data-tells={shown !== null || task.kind !== 'play' || undefined}
      data-hinted={hint === null ? undefined : shown === advised ? 'here' : 'elsewhere'}
      inert={away}
      aria-hidden={away || undefined}
      onPointerMove={({ timeStamp: at }) => tell({ type: 'stir', at })}
      onPointerLeave={() => tell({ type: 'read-elsewhere' })}
      onKeyDown={({ timeStamp: at }) => tell({ type: 'stir', at })}
    >
      {data.plan && (
        <PlanSecret
          plan={data.plan}
          name={definitionOf(view, data.plan.card).name}
          onShow={(card) => tell({ type: 'show', card })}
        />
      )}
      <ul
        className={css.hand}
        data-many={cards.length > MANY || undefined}
        data-apart={cards.length <= APART || undefined}
        aria-label={ofDeck ? HAND.deck : HAND.title}
      >
        {cards.map((card) => (
          <HandCard
            key={card}
            card={card}
            isStop={card === stop}
            definition={definitionOf(view, card)}
            playable={task.kind === 'play' && isPlayable(card)}
            dull={task.kind === 'play' && !isPlayable(card)}
            picked={task.kind !== 'play' && picks.includes(card)}
            shown={shown === card}
            laid={laid === card}
            dragged={dragged === card}
            tell={tell}
            onTouch={() => setWhy(null)}
          />
        ))}
        {cards.length === 0 && <li className={css.emptyHand}>{HAND.empty}</li>}
      </ul>
      <div className={css.says}>
        <HintLine side={side} />
        <div className={css.below}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className={css.detail} tabIndex={0} aria-label={HAND.card}>
            {answered !== null && <Answered definition={definitionOf(view, answered)} beside={shown !== null} />}
            {shown !== null && <PrivateDetail definition={definitionOf(view, shown)} />}
            {shown !== null && shown === data.plan?.card && <Payment plan={shown} table={view} />}
            {shown === null && answered === null && cards.length > 0 && <p>{handPrompt(task, byFinger)}</p>}
            {why && (
              <p className={css.why}>
                <Why why={why} table={view} />
              </p>
            )}
            {refusal && shown !== null && (
              <p className={css.why}>
                <Why
                  why={refusal}
                  table={view}
                  instead={isTableRefusal(refusal) ? undefined : handRefusal(view, refusal, shown)}
                />
              </p>
            )}
          </section>
          <div className={css.acts}>
            {task.kind === 'play' && over === null && shown !== null && shown !== laid && isPlayable(shown) && (
              <Button look="primary" tone={side} onClick={() => playOrChoose(shown)}>
                {BUTTON.play}
              </Button>
            )}
            {task.kind !== 'play' && (
              <Button look="primary" tone={side} aria-disabled={!enough} onClick={() => enough && confirm()}>
                {task.kind === 'choose'
                  ? choiceButton(whatIsAsked(view), picks.length, task.min)
                  : HAND.discard(picks.length)}
              </Button>
            )}
            <AskHint side={side} />
            {mayDiscard && task.kind !== 'choose' && (
              <Button
                small
                aria-pressed={discarding}
                onClick={() => tell({ type: 'discard', card: shown !== null && cards.includes(shown) ? shown : null })}
              >
                {discarding ? BUTTON.cancel : HAND.discarding}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The Genius's plan, with the numbers that the table must not show (R10.1). */
function PlanSecret({
  plan,
  name,
  onShow,
}: {
  plan: NonNullable<OpenHand['plan']>;
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
