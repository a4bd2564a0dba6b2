import clsx from 'clsx';
import { memo } from 'react';
import type { DeepReadonly, Occupant } from '../../../engine/index.ts';
import { costWords, countersWords, statWords } from '../../../text/en/table/card.ts';
import { shieldWords } from '../../../text/en/table/changes.ts';
import { LAIR } from '../../../text/en/table/lair.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useDefinition, useStanding } from '../../page/session/game.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import { Attachments } from './Attachments.tsx';
import { Face } from './Face.tsx';
import css from './unit.module.css';

interface Props extends DeepReadonly<Occupant> {
  square: number;
}

/** What stands in a square: a Minion with its attachments, or a Static Contraption. A Busy one is turned. */
export const Unit = memo(function Unit({ card, busy, attached, square }: Props) {
  const { type, name, cost } = useDefinition(card);
  const { facts, keywords, counters, prevents } = useStanding(card);
  const isMinion = type === 'minion';
  const said = isMinion
    ? [LAIR.minion(square), busy ? LAIR.busy : LAIR.free, ...facts.map(statWords), ...shieldWords(prevents)]
    : [LAIR.contraption(square), costWords(cost)];
  return (
    <div
      ref={anchorRef(`stand:${square}`)}
      className={css.stand}
      data-stand=""
      data-draggable={isMinion ? card : undefined}
      data-carries={attached.length || undefined}
    >
      <CardButton
        card={card}
        within="lair"
        says={[name, ...said, ...counters.map(countersWords), ...keywords].join(', ')}
        className={clsx(css.unit, marks.frame, marks.lamp, marks.tick)}
        data-type={type}
        data-busy={busy || undefined}
      >
        <Face card={card} tag={busy ? 'busy' : undefined} />
      </CardButton>
      {attached.length > 0 && <Attachments cards={attached} host={name} />}
    </div>
  );
});
