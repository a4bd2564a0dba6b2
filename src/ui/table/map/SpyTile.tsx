import clsx from 'clsx';
import { memo } from 'react';
import type { CardId, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { supportText } from '../../../text/en/cardText/rulesText.ts';
import { countersWords, statWords } from '../../../text/en/table/card.ts';
import { shieldWords } from '../../../text/en/table/changes.ts';
import { NETWORKS } from '../../../text/en/table/map.ts';
import { supportWords } from '../../card/CardFace.tsx';
import { Counters } from '../../card/Counters.tsx';
import { Picture } from '../../card/Picture.tsx';
import { StatLine } from '../../card/StatLine.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useDefinition, useGame, useStanding, useTable } from '../../page/session/game.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import { lettersOf } from './letters.ts';
import css from './spyTile.module.css';

/** Where the Spy is or goes, and the same in few letters; null: it is at home. */
const NOTES = {
  here: null,
  away: { said: NETWORKS.away, brief: NETWORKS.brief.away },
  sent: { said: NETWORKS.sent, brief: NETWORKS.brief.sent },
};

/** The letter of a Node's Network, or the name of a lone Node; null if the Node is not in play. */
function whereIs(table: Pick<View, 'set' | 'cards' | 'nodes' | 'spies'>, card: CardId): string | null {
  const network = table.nodes.find((node) => node.card === card)?.network;
  if (network === undefined) return null;
  return lettersOf(table.nodes, table.spies).get(network) ?? definitionOf(table, network).name;
}

/** A Spy in play, at its Network or unassigned. While it infiltrates, its tile stays here. */
export const SpyTile = memo(function SpyTile({ card }: { card: number }) {
  const definition = useDefinition(card);
  const { facts, counters, prevents } = useStanding(card);
  const place = useTable(({ infiltration, infiltrated }) => {
    if (infiltration?.spy === card) return 'away';
    return infiltrated.includes(card) ? 'sent' : 'here';
  });
  const supports = supportWords(definition);
  const noted = useGame((s) => s.notes.find(({ spy }) => spy === card)?.node);
  const goal = useTable((table) => (noted === undefined ? null : whereIs(table, noted)));
  const note = goal === null ? NOTES[place] : { said: NETWORKS.noted(goal), brief: NETWORKS.brief.noted(goal) };
  const said = NETWORKS.spy(
    definition.name,
    [...facts.map(statWords), ...shieldWords(prevents), ...counters.map(countersWords)],
    supportText(definition.supportMin, definition.supportMax),
  );
  return (
    <CardButton
      card={card}
      within="networks"
      says={note ? `${said}, ${note.said}` : said}
      className={clsx(css.spy, marks.frame, marks.lamp)}
      data-away={place === 'away' || undefined}
      data-draggable={card}
    >
      {note && (
        <span className={css.note} aria-hidden="true">
          <span className={css.whole}>{note.said}</span>
          <span className={css.brief}>{note.brief}</span>
        </span>
      )}
      <span className={css.spyFace} aria-hidden="true">
        <span className={css.portrait}>
          <Picture definition={definition} />
        </span>
        <span className={css.name}>{definition.name}</span>
        <span className={css.figures}>
          <StatLine facts={facts} prevents={prevents} className={css.stats} />
          <span className={css.support}>
            <Icon name="node" />
            {supports}
          </span>
          <Counters counters={counters} />
        </span>
      </span>
    </CardButton>
  );
});
