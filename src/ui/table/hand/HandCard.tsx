import type { CardId, Definition } from '../../../engine/index.ts';
import { costWords, kindOf, statWords } from '../../../text/en/table/card.ts';
import { HAND } from '../../../text/en/table/hand.ts';
import { LIGHT } from '../../../text/en/table/table.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { printedFacts } from '../../card/facts.ts';
import css from '../../card/handCard.module.css';
import { anchorRef } from '../../input/anchors.ts';
import { KEYS } from '../../input/keys.ts';
import type { HandEvent } from './hand.ts';

interface HandCardProps {
  card: CardId;
  definition: Definition;
  playable: boolean;
  /** The card is dimmed, since it cannot be played now. */
  dull: boolean;
  picked: boolean;
  shown: boolean;
  /** It lies open on the table. */
  laid: boolean;
  /** The keyboard comes to it first; from card to card it goes by other keys. */
  isStop: boolean;
  /** A pointer carries the card. */
  dragged: boolean;
  tell(event: HandEvent): void;
  onTouch(): void;
}

/** "Night Watchman, Minion, Attack 2, Health 3" */
const cardWords = (definition: Definition): string =>
  [
    definition.name,
    kindOf(definition),
    ...printedFacts(definition).map(statWords),
    ...(definition.type === 'contraption' ? [costWords(definition.cost)] : []),
  ].join(', ');

/** A card in an open hand. Mouse and keyboard focus show it. A click lays it open; a touch shows it, the next lays it open. */
export function HandCard(props: HandCardProps) {
  const { card, definition, playable, dull, picked, shown, laid, isStop, dragged, tell, onTouch } = props;
  return (
    <li data-out={shown || undefined}>
      <button
        ref={anchorRef(`hand-card:${card}`)}
        type="button"
        tabIndex={isStop ? 0 : -1}
        className={css.handCard}
        data-hand-card={card}
        data-arched={definition.type === 'minion' || undefined}
        data-playable={playable || undefined}
        data-dull={dull || undefined}
        data-picked={picked || undefined}
        data-shown={shown || undefined}
        data-laid={laid || undefined}
        aria-label={`${cardWords(definition)}${playable ? HAND.playable : ''}${picked ? LIGHT.picked : ''}`}
        data-dragged={dragged ? '' : undefined}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && tell({ type: 'hover', card })}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && tell({ type: 'hover', card: null })}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && tell({ type: 'focus', card })}
        onClick={({ nativeEvent, timeStamp: at }) => {
          const seen = shown || (nativeEvent as PointerEvent).pointerType === 'mouse';
          onTouch();
          tell({ type: 'touch', card, seen, at });
        }}
        onKeyDown={(event) => {
          const step = event.key in KEYS.cards ? KEYS.cards[event.key as keyof typeof KEYS.cards] : 0;
          const item = event.currentTarget.parentElement;
          const next = step > 0 ? item?.nextElementSibling : step < 0 ? item?.previousElementSibling : null;
          next?.querySelector('button')?.focus();
        }}
      >
        <span aria-hidden="true">
          <CardFace definition={definition} />
        </span>
      </button>
    </li>
  );
}
