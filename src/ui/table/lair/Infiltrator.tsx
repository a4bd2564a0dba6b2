import clsx from 'clsx';
import { memo } from 'react';
import { countersWords, statWords } from '../../../text/en/table/card.ts';
import { shieldWords } from '../../../text/en/table/changes.ts';
import { LAIR } from '../../../text/en/table/lair.ts';
import { useDefinition, useStanding, useTable } from '../../page/session/game.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import { Face } from './Face.tsx';
import css from './infiltrator.module.css';
import unit from './unit.module.css';

/** The infiltrating Spy in front of whom it meets, with the Health and Sneak that it has left. */
export const Infiltrator = memo(function Infiltrator({ card, square }: { card: number; square: number }) {
  const { name } = useDefinition(card);
  const { facts, keywords, counters, prevents } = useStanding(card);
  const barred = useTable((table) => table.spies.find((spy) => spy.card === card)?.barred ?? false);
  const said = [
    LAIR.spy(name, square),
    ...facts.map(statWords),
    ...shieldWords(prevents),
    ...counters.map(countersWords),
    ...keywords,
    ...(barred ? [LAIR.barredTold] : []),
  ];
  return (
    <CardButton
      card={card}
      within="lair"
      says={said.join(', ')}
      className={clsx(css.infiltrator, unit.unit, marks.frame, marks.lamp)}
      data-type="spy"
    >
      <Face card={card} tag={barred ? 'barred' : undefined} />
    </CardButton>
  );
});
