import clsx from 'clsx';
import { countersWords } from '../../../text/en/table/card.ts';
import { LAIR } from '../../../text/en/table/lair.ts';
import { Counters } from '../../card/Counters.tsx';
import { Grants } from '../../card/Grants.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useDefinition, useStanding } from '../../page/session/game.ts';
import { CardButton } from '../touch/CardButton.tsx';
import marks from '../touch/marks.module.css';
import css from './attachments.module.css';

/**
 * The Contraptions on a Minion. They are too small for some fingers, so they are shortcuts: a touch on the Minion opens
 * it in the reader, where each of them has a row that does the same.
 */
export const Attachments = ({ cards, host }: { cards: readonly number[]; host: string }) => (
  <div className={css.attachments} data-count={cards.length}>
    {cards.map((card) => (
      <Attachment key={card} card={card} host={host} />
    ))}
  </div>
);

function Attachment({ card, host }: { card: number; host: string }) {
  const { name, icon, cost, grants } = useDefinition(card);
  const { counters } = useStanding(card);
  return (
    <CardButton
      card={card}
      within="lair"
      says={[LAIR.attachment(name, host, cost), ...counters.map(countersWords)].join(', ')}
      className={clsx(css.attachment, marks.frame, marks.tick)}
      title={name}
      data-shortcut=""
    >
      <Icon name={icon || 'contraption'} instead="contraption" />
      <span className={css.attachmentName} aria-hidden="true">
        {name}
      </span>
      <Grants grants={grants} />
      <Counters counters={counters} brief />
    </CardButton>
  );
}
