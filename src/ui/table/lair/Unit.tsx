import clsx from 'clsx';
import { memo } from 'react';
import type { DeepReadonly, Occupant } from '../../../engine/index.ts';
import { costWords, statWords } from '../../../text/page/card.ts';
import { LAIR } from '../../../text/page/table.ts';
import { StatLine } from '../../card/StatLine.tsx';
import { useDefinition, useGame, useStanding } from '../../store/game.ts';
import { Icon } from '../../theme/Icon.tsx';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import { Attachments } from './Attachments.tsx';
import { Keywords } from './Keywords.tsx';
import css from './unit.module.css';

interface Props extends DeepReadonly<Occupant> {
  square: number;
}

/** What stands in a square: a Minion with its attachments, or a Static Contraption. A Busy one is upside down. */
export const Unit = memo(function Unit({ card, busy, attached, square }: Props) {
  const { type, name, icon, cost } = useDefinition(card);
  const { facts, keywords } = useStanding(card);
  const isMinion = type === 'minion';
  const said = isMinion
    ? [LAIR.minion(square), busy ? LAIR.busy : LAIR.free, ...facts.map(statWords)]
    : [LAIR.contraption(square), costWords(cost)];
  const across = useGame((s) => s.game?.settings.seating === 'across');
  return (
    <div className={css.stand} data-draggable={isMinion ? card : undefined} data-carries={attached.length || undefined}>
      <CardButton
        card={card}
        says={[name, ...said, ...keywords].join(', ')}
        className={clsx(css.unit, marks.frame, marks.lamp, marks.tick)}
        data-type={type}
        data-busy={busy || undefined}
      >
        <span className={css.face} aria-hidden="true">
          {across && <Plate card={card} far />}
          <span className={css.portrait}>
            <Icon name={icon || type} instead={type} />
          </span>
          {busy && (
            <span className={css.busy}>
              <Icon name="busy" />
              {LAIR.busy}
            </span>
          )}
          <Plate card={card} />
        </span>
      </CardButton>
      {attached.length > 0 && <Attachments cards={attached} host={name} />}
    </div>
  );
});

/** The name and the numbers. Across a tablet each side has its own, the right way up. */
function Plate({ card, far = false }: { card: number; far?: boolean }) {
  const { type, name, cost } = useDefinition(card);
  const { facts, keywords } = useStanding(card);
  return (
    <span className={css.plate} data-head={far ? 'far' : 'near'}>
      <span className={css.label}>
        <Icon name={type} /> {name}
      </span>
      <span className={css.line}>
        {type === 'minion' ? (
          <StatLine facts={facts} className={css.figures} />
        ) : (
          <span className={css.cost}>
            <Icon name="cost" />
            {cost}
          </span>
        )}
        <Keywords keywords={keywords} />
      </span>
    </span>
  );
}
