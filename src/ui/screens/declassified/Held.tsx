import { memo } from 'react';
import { definitionOf, roundOf } from '../../../engine/index.ts';
import type { Declassified, ShownDebrief } from '../../../store/types.ts';
import { nameOf } from '../../../text/en/names.ts';
import { DEBRIEF } from '../../../text/en/screens/declassified.ts';
import css from './declassified.module.css';

interface Props extends Pick<ShownDebrief, 'held'> {
  game: Declassified;
}

/** The interrupts that stayed in the hand, with the rounds in which they could have been played. */
export const Held = memo(function Held({ game, held }: Props) {
  if (held.length === 0) return null;
  return (
    <>
      <h3>{DEBRIEF.held}</h3>
      <p className="soft">{DEBRIEF.heldText}</p>
      <ol>
        {held.map(({ side, card, stops }) => (
          <li key={`${side} ${card}`}>
            <button type="button" className={css.line} data-told="" onClick={() => game.goTo(stops[0])}>
              {DEBRIEF.heldCard(nameOf(game.names, side), definitionOf(game.viewAt(stops[0], side), card).name, [
                ...new Set(stops.map((stop) => roundOf(game.turns[stop]))),
              ])}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
});
