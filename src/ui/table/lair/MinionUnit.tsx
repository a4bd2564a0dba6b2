import clsx from 'clsx';
import { memo } from 'react';
import type { DeepReadonly, Occupant } from '../../../engine/index.ts';
import { statWords } from '../../../text/page/card.ts';
import { LAIR } from '../../../text/page/table.ts';
import { signWords } from '../../card/facts.ts';
import { StatLine } from '../../card/StatLine.tsx';
import { useDefinition, useStanding } from '../../store/useTable.ts';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import { useTravel } from '../touch/useTravel.ts';
import { Attachments } from './Attachments.tsx';
import { Keywords } from './Keywords.tsx';
import css from './unit.module.css';

interface Props extends DeepReadonly<Occupant> {
  square: number;
}

/** A Minion in its square, with its attachments. A Busy one is upside down and has a tag. */
export const MinionUnit = memo(function MinionUnit({ card, busy, attached, square }: Props) {
  const definition = useDefinition(card);
  const { facts, keywords } = useStanding(card);
  const touchable = useTouchable(cardSpot(card));
  const travel = useTravel<HTMLDivElement>(card, 'genius');
  const said = [
    definition.name,
    LAIR.minion(square),
    busy ? LAIR.busy : LAIR.free,
    ...facts.map(statWords),
    ...keywords,
  ];
  // Attachments take the place of the name
  const far = attached.length > 0 ? signWords(facts) : `${definition.name}\n${signWords(facts)}`;
  return (
    <div ref={travel} className={css.stand} data-draggable={card} data-laden={attached.length > 1 || undefined}>
      <button
        type="button"
        className={clsx(css.unit, marks.lamp, marks.tick)}
        data-type="minion"
        data-busy={busy || undefined}
        data-card={card}
        aria-label={`${said.join(', ')}${lightWords(touchable)}`}
        {...touchable}
      >
        <span className={css.face} data-far={far} aria-hidden="true">
          <span className={css.portrait}>
            <Icon name={definition.icon || 'minion'} />
          </span>
          {busy && (
            <span className={css.busy}>
              <Icon name="busy" />
              {LAIR.busy}
            </span>
          )}
          <span className={css.label}>
            <Icon name="minion" /> {definition.name}
          </span>
          <StatLine facts={facts} className={css.line} />
          <Keywords keywords={keywords} />
        </span>
      </button>
      {attached.length > 0 && <Attachments cards={attached} host={definition.name} />}
    </div>
  );
});
