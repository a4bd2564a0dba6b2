import clsx from 'clsx';
import { memo } from 'react';
import { LAIR } from '../../../text/page/table.ts';
import { useDefinition, useStanding } from '../../store/useTable.ts';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import { useTravel } from '../touch/useTravel.ts';
import { Keywords } from './Keywords.tsx';
import css from './unit.module.css';

/** A Static Contraption in its square. */
export const ContraptionUnit = memo(function ContraptionUnit({ card, square }: { card: number; square: number }) {
  const definition = useDefinition(card);
  const { keywords } = useStanding(card);
  const touchable = useTouchable(cardSpot(card));
  const travel = useTravel<HTMLDivElement>(card, 'genius');
  const said = [definition.name, LAIR.contraption(square), LAIR.cost(definition.cost), ...keywords];
  return (
    <div ref={travel} className={css.stand}>
      <button
        type="button"
        className={clsx(css.unit, marks.lamp, marks.tick)}
        data-type="contraption"
        data-card={card}
        aria-label={`${said.join(', ')}${lightWords(touchable)}`}
        {...touchable}
      >
        <span className={css.face} data-far={`${definition.name}\n${LAIR.cost(definition.cost)}`} aria-hidden="true">
          <span className={css.portrait}>
            <Icon name={definition.icon || 'contraption'} />
          </span>
          <span className={css.label}>
            <Icon name="contraption" /> {definition.name}
          </span>
          <span className={css.line}>
            <span className={css.cost}>
              <Icon name="cost" />
              {definition.cost}
            </span>
          </span>
          <Keywords keywords={keywords} />
        </span>
      </button>
    </div>
  );
});
