import type { Definition } from '../../../engine/index.ts';
import { rulesText } from '../../../text/cardText.ts';
import { kindOf } from '../../../text/page/card.ts';
import css from './peek.module.css';

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
