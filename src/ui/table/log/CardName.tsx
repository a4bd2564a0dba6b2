import { useContext, useEffect, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { useTabStop } from '../../kit/twin.ts';
import { useGame } from '../../page/session/game.ts';
import css from './LogLines.module.css';
import type { NamedCards } from './named.ts';
import { NamedCardsContext } from './named.ts';

interface Props {
  card: CardId;
  name: string;
}

/** A card named in a line. At the table its name is a button if everybody may read the card. */
export function CardName(props: Props) {
  const cards = useContext(NamedCardsContext);
  return cards ? <NameAtTable {...props} cards={cards} /> : <span>{props.name}</span>;
}

function NameAtTable({ card, name, cards }: Props & { cards: NamedCards }) {
  const readable = useGame((s) => cards.isPublic(s, card));
  const stop = useTabStop();
  const [pointed, setPointed] = useState(false);
  useEffect(() => (pointed && readable ? cards.light(card) : undefined), [pointed, readable, cards, card]);
  if (!readable) return <span>{name}</span>;
  return (
    <button
      type="button"
      className={css.name}
      data-in-line=""
      tabIndex={stop}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
      onClick={() => cards.open(card)}
    >
      {name}
    </button>
  );
}
