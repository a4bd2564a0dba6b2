import type { ComponentProps } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { anchorRef } from '../../input/anchors.ts';
import { cardSpot } from '../../play/spots.ts';
import { lightWords, useTouchable } from './useTouchable.ts';

interface Props extends ComponentProps<'button'> {
  card: CardId;
  /** Where it is: in the lair, or among the Networks. */
  within: 'lair' | 'networks';
  /** What screen readers say of the card. How it is lit follows. */
  says: string;
  /** What they say after that. */
  more?: string;
}

/** A card on the table as a button, lit for what can be done with it. What is drawn in it says nothing. */
export function CardButton({ card, within, says, more = '', ...rest }: Props) {
  const touchable = useTouchable(cardSpot(card));
  return (
    <button
      ref={anchorRef(within === 'lair' ? `unit:${card}` : `tile:${card}`)}
      type="button"
      data-card={card}
      aria-label={says + lightWords(touchable) + more}
      {...touchable}
      {...rest}
    />
  );
}
