import type { Definition } from '../../../engine/index.ts';
import { rulesText } from '../../../text/en/cardText/rulesText.ts';
import { kindOf } from '../../../text/en/table/card.ts';
import { HAND } from '../../../text/en/table/hand.ts';
import css from './hand.module.css';

/** A card of an open hand in words. */
export function PrivateDetail({ definition }: { definition: Definition }) {
  return (
    <>
      <p>
        <b>{definition.name}</b> · {kindOf(definition)}
      </p>
      <p className={css.rules}>{rulesText(definition).join(' ')}</p>
    </>
  );
}

/** The card that this hand may answer, in words: the hand lies over the reader. `beside`: a card of the hand is told too. */
export function Answered({ definition, beside }: { definition: Definition; beside: boolean }) {
  return (
    <p className={css.answered} data-beside={beside || undefined}>
      {HAND.answering} <b>{definition.name}</b>: {rulesText(definition).join(' ')}
    </p>
  );
}
