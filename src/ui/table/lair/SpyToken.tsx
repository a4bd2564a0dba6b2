import clsx from 'clsx';
import { memo } from 'react';
import { statWords } from '../../../text/page/card.ts';
import { LAIR } from '../../../text/page/table.ts';
import { StatLine } from '../../card/StatLine.tsx';
import { useDefinition, useStanding, useTable } from '../../store/game.ts';
import { Icon } from '../../theme/Icon.tsx';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import css from './spyToken.module.css';

/** The infiltrating Spy in the room that it has reached, with the Health and Sneak that it has left. */
export const SpyToken = memo(function SpyToken({ card, square }: { card: number; square: number }) {
  const { name, icon } = useDefinition(card);
  const { facts } = useStanding(card);
  const barred = useTable((table) => table.spies.find((spy) => spy.card === card)?.barred ?? false);
  const said = [LAIR.spy(name, square), ...facts.map(statWords), ...(barred ? [LAIR.barredTold] : [])];
  return (
    <CardButton card={card} says={said.join(', ')} className={clsx(css.spy, marks.frame, marks.lamp)}>
      <span className={css.spyFace} aria-hidden="true">
        <Icon name={icon || 'spy'} />
        <span className={css.spyName}>{name}</span>
        <StatLine facts={facts} />
        {barred && <span className={css.barred}>{LAIR.barred}</span>}
      </span>
    </CardButton>
  );
});
