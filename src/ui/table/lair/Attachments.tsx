import clsx from 'clsx';
import { LAIR } from '../../../text/page/table.ts';
import { useDefinition } from '../../store/useTable.ts';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import css from './attachments.module.css';

/** The Contraptions on a Minion, each with a touch target of its own. */
export const Attachments = ({ cards, host }: { cards: readonly number[]; host: string }) => (
  <div className={css.attachments} data-count={cards.length > 1 ? cards.length : undefined}>
    {cards.map((card) => (
      <Attachment key={card} card={card} host={host} />
    ))}
  </div>
);

function Attachment({ card, host }: { card: number; host: string }) {
  const { name, icon, cost } = useDefinition(card);
  const touchable = useTouchable(cardSpot(card));
  return (
    <button
      type="button"
      className={clsx(css.attachment, marks.tick)}
      title={name}
      data-card={card}
      aria-label={LAIR.attachment(name, host, cost) + lightWords(touchable)}
      {...touchable}
    >
      <Icon name={icon || 'contraption'} />
      <span className={css.attachmentName} aria-hidden="true">
        {name}
      </span>
    </button>
  );
}
