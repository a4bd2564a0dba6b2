import { memo } from 'react';
import { Bonuses, Connectors } from '../../card/CardFace.tsx';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import { useDefinition } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import css from './networks.module.css';

/** A Node in play: connectors on its edges, its bonuses with the active ones marked. It can be dragged onto another one. */
export const NodeTile = memo(function NodeTile({ card, size }: { card: number; size: number }) {
  const definition = useDefinition(card);
  const touchable = useTouchable(cardSpot(card));
  const { name, icon, connectors, bonuses } = definition;
  const active = bonuses.filter((bonus) => size >= bonus.size).length;
  return (
    <button type="button" className={css.node} data-card={card} data-linkable="" {...touchable}>
      <Connectors edges={connectors} />
      <span className={css.nodeFace} aria-hidden="true">
        <Icon name={icon || 'node'} />
        <span className={css.nodeName}>{name}</span>
        <span className={css.bonuses}>
          <Bonuses definition={definition} size={size} />
        </span>
      </span>
      <span className="visually-hidden">
        {name}, Node, connectors {connectors.join(', ')}
        {bonuses.length > 0 && `, ${active} of ${bonuses.length} bonuses active`}
        {lightWords(touchable)}
      </span>
    </button>
  );
});
