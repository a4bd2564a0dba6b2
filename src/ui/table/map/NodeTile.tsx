import clsx from 'clsx';
import { memo } from 'react';
import type { Edge } from '../../../engine/index.ts';
import { EDGES } from '../../../engine/index.ts';
import { countersWords } from '../../../text/en/table/card.ts';
import { joinWords, nodeWords } from '../../../text/en/table/map.ts';
import { Bonuses, Connectors } from '../../card/CardFace.tsx';
import { Counters } from '../../card/Counters.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useDefinition, useGame, useStanding } from '../../page/session/game.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import { joinsOf } from '../../play/gestures/networks.ts';
import { cardSpot } from '../../play/spots.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import css from './node.module.css';

/** A name of more letters is set closer where there is little room. */
const LONG = 20;

/** The edges by which this Node could be connected to the selected one. */
function useJoins(card: number): Edge[] {
  const from = useDesk((d) => (d.task.kind === 'card' ? d.task.card : null));
  const edges = useGame((s) => (from === null ? '' : joinsOf(s.offers, from, card).join(' ')));
  return EDGES.filter((edge) => edges.includes(edge));
}

/** The connector that was touched, if it was one. */
const edgeOf = (target: EventTarget): Edge | undefined =>
  EDGES.find((edge) => target instanceof HTMLElement && target.dataset.edge === edge);

/** A Node in play, with its connectors and bonuses; the active ones are marked. It can be dragged onto another Node. */
export const NodeTile = memo(function NodeTile({ card }: { card: number }) {
  const definition = useDefinition(card);
  const { bonuses: active, counters } = useStanding(card);
  const { name, icon, connectors } = definition;
  const joins = useJoins(card);
  const desk = useDeskStore();
  return (
    <CardButton
      card={card}
      within="networks"
      says={[nodeWords(definition, active.length), ...counters.map(countersWords)].join(', ')}
      more={joinWords(joins)}
      className={clsx(css.node, marks.frame, marks.lamp)}
      data-draggable={card}
      onClick={({ target }) => desk.getState().touch(cardSpot(card), edgeOf(target))}
    >
      <Connectors edges={connectors} lit={joins} />
      <span className={css.nodeFace} aria-hidden="true">
        <Icon name={icon || 'node'} instead="node" />
        <span
          className={css.nodeName}
          data-alone={definition.bonuses.length === 0 || undefined}
          data-long={name.length > LONG || undefined}
        >
          {name}
        </span>
        <span className={css.bonuses}>
          <Bonuses definition={definition} active={active} />
          <Counters counters={counters} />
        </span>
      </span>
    </CardButton>
  );
});
