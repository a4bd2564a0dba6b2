import { useContext, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { SIDES } from '../../../engine/index.ts';
import type { Declassified } from '../../../store/types.ts';
import { nameOf } from '../../../text/en/names.ts';
import { DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useDefinition } from '../../page/session/game.ts';
import { NamedCardsContext } from '../../table/log/named.ts';
import css from './declassified.module.css';
import { useShown } from './useShown.ts';

interface Props {
  game: Declassified;
}

/** The hands of both sides and the plan, each of which can be covered. */
export function Hidden({ game }: Props) {
  return (
    <section className={css.hidden} aria-label={DECLASSIFIED.hands}>
      {SIDES.map((side) => (
        <HandRow key={side} game={game} side={side} />
      ))}
    </section>
  );
}

function HandRow({ game, side }: Props & { side: Side }) {
  const [isOpen, setOpen] = useState(true);
  const hand = useShown(game, (now) => now.hands[side]);
  const plan = useShown(game, (now) => (side === 'genius' ? now.plan : null));
  const offered = useShown(game, (now) => (side === 'genius' ? now.offered : null));
  return (
    <div className={css.row} data-side={side}>
      <button type="button" className={css.owner} aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {DECLASSIFIED.hand(nameOf(game.names, side))}
      </button>
      {isOpen && (
        <ul className={css.cards}>
          {offered?.map((card) => (
            <Chip key={card} card={card} label={DECLASSIFIED.choosesFrom} />
          ))}
          {plan !== null && <Chip card={plan} label={DECLASSIFIED.plan} />}
          {hand.map((card) => (
            <Chip key={card} card={card} />
          ))}
          {hand.length === 0 && <li className={css.none}>{DECLASSIFIED.noCards}</li>}
        </ul>
      )}
    </div>
  );
}

/** A card in small: its type and its name. A touch opens it to be read. */
function Chip({ card, label }: { card: CardId; label?: string }) {
  const { name, type, icon } = useDefinition(card);
  const named = useContext(NamedCardsContext);
  return (
    <li>
      <button type="button" className={css.chip} data-type={type} onClick={() => named?.open(card)}>
        <Icon name={icon ?? type} instead={type} />
        {label && <span className={css.label}>{label}:</span>} {name}
      </button>
    </li>
  );
}
