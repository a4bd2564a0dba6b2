import { memo } from 'react';
import { supportText } from '../../../text/cardText.ts';
import { supportWords } from '../../card/CardFace.tsx';
import { statWords } from '../../card/facts.ts';
import { StatLine } from '../../card/StatLine.tsx';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import { useDefinition, useFacts, useTable } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import css from './networks.module.css';

/** A Spy in play, at its Network or unassigned. While it walks the lair its place here is kept. */
export const SpyTile = memo(function SpyTile({ card }: { card: number }) {
  const definition = useDefinition(card);
  const facts = useFacts(card);
  const away = useTable((table) => table.infiltration?.spy === card);
  const sent = useTable((table) => table.infiltrated.includes(card));
  const touchable = useTouchable(cardSpot(card));
  const supports = supportWords(definition);
  const note = away ? 'in the lair' : sent ? 'sent this turn' : '';
  const said = `${definition.name}, Spy, ${facts.map(statWords).join(', ')}, needs a Network of size ${supportText(definition.supportMin, definition.supportMax)}`;
  return (
    <button
      type="button"
      className={css.spy}
      data-card={card}
      data-away={away || undefined}
      data-draggable={card}
      aria-label={`${said}${note && `, ${note}`}${lightWords(touchable)}`}
      {...touchable}
    >
      <span className={css.spyFace} aria-hidden="true">
        <Icon name={definition.icon || 'spy'} />
        <span className={css.spyText}>
          <span className={css.spyName}>{definition.name}</span>
          <span className={css.spyLine}>
            <StatLine facts={facts} />
            <span className={css.support}>
              <Icon name="node" />
              {supports}
            </span>
          </span>
          {note && <span className={css.note}>{note}</span>}
        </span>
      </span>
    </button>
  );
});
