import clsx from 'clsx';
import { memo, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { nameOf } from '../../../text/en/names.ts';
import { PILES } from '../../../text/en/table/piles.ts';
import { TYPE_TERMS } from '../../../text/en/terms.ts';
import { CardFace } from '../../card/CardFace.tsx';
import hand from '../../card/handCard.module.css';
import { anchorRef } from '../../input/anchors.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useDefinition, useGame, useTable } from '../../page/session/game.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import { cardSpot } from '../../play/spots.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { sayLight, useReached } from '../touch/useTouchable.ts';
import css from './piles.module.css';

/** The number of cards in the deck, and the discard pile, which is public (R1.6). */
export const Piles = memo(function Piles({ side }: { side: Side }) {
  const decks = useTable((table) => table.decks);
  const discards = useTable((table) => table.discards[side]);
  const reaches = useDesk((d) => d.task.kind !== 'none' && discards.some((card) => d.lit.has(cardSpot(card))));
  const name = useGame((s) => nameOf(s.game?.names, side));
  const [open, setOpen] = useState(false);
  const { tell } = useDeskStore().getState();
  return (
    <div className={css.piles}>
      <button
        type="button"
        className={css.decks}
        aria-label={PILES.ask(name)}
        onClick={() => tell({ about: 'deck', side })}
      >
        <span ref={anchorRef(`deck:${side}`)} className={css.pile} data-pile={`deck-${side}`}>
          <b>{decks[side].length}</b> {PILES.deck}
        </span>
        {side === 'genius' && (
          <span ref={anchorRef('plans')} className={css.pile} data-pile="plans">
            <b>{decks.plans.length}</b> {PILES.plans}
          </span>
        )}
      </button>
      <button
        ref={anchorRef(`discard:${side}`)}
        type="button"
        className={css.pileButton}
        data-pile={`discard-${side}`}
        data-light={reaches ? 'target' : undefined}
        onClick={() => setOpen(true)}
      >
        <b>{discards.length}</b> {PILES.discards(discards.length)}
        {reaches && <span className="visually-hidden">{PILES.withChoices}</span>}
      </button>
      {open && (
        <Dialog open title={PILES.title(name)} onClose={() => setOpen(false)}>
          <p className={css.left}>
            {PILES.left(decks[side].length, side === 'genius' ? decks.plans.length : null)}
            <RuleLink rule="R1.4" />
          </p>
          <DiscardPile cards={discards.toReversed()} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
});

function DiscardPile({ cards, onDone }: { cards: readonly CardId[]; onDone: () => void }) {
  if (cards.length === 0) return <p>{PILES.none}</p>;
  return (
    <ul className={css.discards}>
      {cards.map((card) => (
        <Discarded key={card} card={card} onDone={onDone} />
      ))}
    </ul>
  );
}

function Discarded({ card, onDone }: { card: CardId; onDone: () => void }) {
  const definition = useDefinition(card);
  const { 'data-light': light, onClick } = useReached(card);
  return (
    <li>
      <button
        type="button"
        className={clsx(hand.handCard, hand.discarded)}
        data-light={light}
        aria-label={`${definition.name}, ${TYPE_TERMS[definition.type].name}${sayLight(light)}`}
        onClick={() => {
          onClick();
          onDone();
        }}
      >
        <span aria-hidden="true">
          <CardFace definition={definition} />
        </span>
      </button>
    </li>
  );
}
