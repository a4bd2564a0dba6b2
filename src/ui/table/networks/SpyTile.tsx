import clsx from 'clsx';
import { memo } from 'react';
import { supportText } from '../../../text/cardText.ts';
import { statWords } from '../../../text/page/card.ts';
import { NETWORKS } from '../../../text/page/table.ts';
import { supportWords } from '../../card/CardFace.tsx';
import { StatLine } from '../../card/StatLine.tsx';
import { useDefinition, useStanding, useTable } from '../../store/game.ts';
import { Icon } from '../../theme/Icon.tsx';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import css from './spyTile.module.css';

const NOTE = { here: '', away: NETWORKS.away, sent: NETWORKS.sent };

/** A Spy in play, at its Network or unassigned. While it infiltrates, its tile stays here. */
export const SpyTile = memo(function SpyTile({ card }: { card: number }) {
  const definition = useDefinition(card);
  const { facts } = useStanding(card);
  const place = useTable(({ infiltration, infiltrated }) =>
    infiltration?.spy === card ? 'away' : infiltrated.includes(card) ? 'sent' : 'here',
  );
  const supports = supportWords(definition);
  const note = NOTE[place];
  const said = NETWORKS.spy(
    definition.name,
    facts.map(statWords),
    supportText(definition.supportMin, definition.supportMax),
  );
  return (
    <CardButton
      card={card}
      says={note ? `${said}, ${note}` : said}
      className={clsx(css.spy, marks.frame, marks.lamp)}
      data-away={place === 'away' || undefined}
      data-draggable={card}
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
    </CardButton>
  );
});
