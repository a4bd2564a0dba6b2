import clsx from 'clsx';
import { memo, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { nameOf } from '../../../text/names.ts';
import { count } from '../../../text/words.ts';
import { CardFace, TYPE_NAME } from '../../card/CardFace.tsx';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { useGame } from '../../store/game.ts';
import { useDefinition, useTable } from '../../store/useTable.ts';
import { Dialog } from '../../theme/Dialog.tsx';
import { useDesk, useDeskStore } from '../desk/context.ts';
import { cardSpot } from '../desk/spots.ts';
import type { Light } from '../touch/useTouchable.ts';
import { sayLight } from '../touch/useTouchable.ts';
import hand from './handCard.module.css';
import css from './piles.module.css';

/** How many cards are left to draw, and the discard pile, which is public (R1.6). */
export const Piles = memo(function Piles({ side }: { side: Side }) {
  const decks = useTable((table) => table.decks);
  const discards = useTable((table) => table.discards[side]);
  const reaches = useDesk((d) => d.task.kind !== 'none' && discards.some((card) => d.lit.has(cardSpot(card))));
  const name = useGame((s) => nameOf(s.game?.names, side));
  const [open, setOpen] = useState(false);
  return (
    <div className={css.piles}>
      <span className={css.pile}>
        <b>{decks[side].length}</b> deck
      </span>
      {side === 'genius' && (
        <span className={css.pile}>
          <b>{decks.plans.length}</b> plans
        </span>
      )}
      <button
        type="button"
        className={css.pileButton}
        data-light={reaches ? 'target' : undefined}
        onClick={() => setOpen(true)}
      >
        <b>{discards.length}</b> {discards.length === 1 ? 'discard' : 'discards'}
        {reaches && <span className="visually-hidden">, with cards to choose</span>}
      </button>
      {open && (
        <Dialog open title={`Discard pile of ${name}`} onClose={() => setOpen(false)}>
          <p className={css.left}>
            Left to draw: {count(decks[side].length, 'card')}
            {side === 'genius' && `, and ${count(decks.plans.length, 'Evil Plan')} to choose from`}.{' '}
            <RuleLink rule="R1.4" />
          </p>
          <DiscardPile cards={discards.toReversed()} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
});

function DiscardPile({ cards, onDone }: { cards: readonly CardId[]; onDone: () => void }) {
  if (cards.length === 0) return <p>Nothing has been discarded yet.</p>;
  return (
    <ul className={css.discards}>
      {cards.map((card) => (
        <Discarded key={card} card={card} onDone={onDone} />
      ))}
    </ul>
  );
}

function Discarded({ card, onDone }: { card: CardId; onDone: () => void }) {
  const desk = useDeskStore();
  const definition = useDefinition(card);
  const light = useDesk((d): Light => (d.task.kind !== 'none' && d.lit.has(cardSpot(card)) ? 'target' : undefined));
  const touch = () => {
    if (light) desk.getState().touch(cardSpot(card));
    else desk.getState().inspect(card);
    onDone();
  };
  return (
    <li>
      <button
        type="button"
        className={clsx(hand.handCard, hand.discarded)}
        data-light={light}
        aria-label={`${definition.name}, ${TYPE_NAME[definition.type]}${sayLight(light)}`}
        onClick={touch}
      >
        <span aria-hidden="true">
          <CardFace definition={definition} />
        </span>
      </button>
    </li>
  );
}
