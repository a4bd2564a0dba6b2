import { memo } from 'react';
import { facing } from '../../../engine/index.ts';
import { EDGE_TERMS } from '../../../text/terms.ts';
import { useGame } from '../../app/game.ts';
import { Bonuses, Connectors } from '../../card/CardFace.tsx';
import { Icon } from '../../theme/Icon.tsx';
import { useDesk } from '../desk/context.ts';
import { cardSpot } from '../desk/spots.ts';
import { useDefinition } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import css from './networks.module.css';

/** By which of its edges this Node would be connected to the selected one. */
function useJoins(card: number): string {
  const from = useDesk((d) => (d.task.kind === 'card' ? d.task.card : -1));
  return useGame((s) => {
    if (from < 0) return '';
    const edges = s.offers.flatMap((action) => {
      if (action.type !== 'connect') return [];
      if (action.node === from && action.to === card) return [EDGE_TERMS[facing[action.edge]]];
      return action.to === from && action.node === card ? [EDGE_TERMS[action.edge]] : [];
    });
    return edges.length > 0 ? `by its ${edges.join(' or ')} edge` : '';
  });
}

/** A Node in play: connectors on its edges, its bonuses with the active ones marked. It can be dragged onto another one. */
export const NodeTile = memo(function NodeTile({ card, size }: { card: number; size: number }) {
  const definition = useDefinition(card);
  const touchable = useTouchable(cardSpot(card));
  const { name, icon, connectors, bonuses } = definition;
  const joins = useJoins(card);
  const active = bonuses.filter((bonus) => size >= bonus.size).length;
  const label = [
    `${name}, Node, connectors ${connectors.join(', ')}`,
    bonuses.length > 0 && `, ${active} of ${bonuses.length} bonuses active`,
    lightWords(touchable),
    joins && `, ${joins}`,
  ];
  return (
    <button
      type="button"
      className={css.node}
      data-card={card}
      data-draggable={card}
      aria-label={label.filter(Boolean).join('')}
      {...touchable}
    >
      <Connectors edges={connectors} />
      <span className={css.nodeFace} aria-hidden="true">
        <Icon name={icon || 'node'} />
        <span className={css.nodeName}>{name}</span>
        <span className={css.bonuses}>
          <Bonuses definition={definition} size={size} />
        </span>
      </span>
      {joins && (
        <span className={css.joins} aria-hidden="true">
          {joins}
        </span>
      )}
    </button>
  );
});
