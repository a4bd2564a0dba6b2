import clsx from 'clsx';
import type { CardId } from '../../../engine/index.ts';
import { INSPECTOR } from '../../../text/en/table/reader.ts';
import { Grants } from '../../card/Grants.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useTabStop } from '../../kit/twin.ts';
import { useDefinition } from '../../page/session/game.ts';
import { cardSpot } from '../../play/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import css from './reader.module.css';

interface Props {
  attached: readonly CardId[];
  host: string;
  /** The one that is being read, if it is one of them. */
  now: CardId;
}

/** The Contraptions on a Minion with what they give it, as buttons. In the lair they may be too close together for a finger. */
export function Load({ attached, host, now }: Props) {
  return (
    <ul className={css.load} aria-label={INSPECTOR.carriedBy(host)}>
      {attached.map((card) => (
        <li key={card}>
          <Carried card={card} isRead={card === now} />
        </li>
      ))}
    </ul>
  );
}

function Carried({ card, isRead }: { card: CardId; isRead: boolean }) {
  const { name, icon, cost, grants } = useDefinition(card);
  const touchable = useTouchable(cardSpot(card));
  const stop = useTabStop();
  return (
    <button
      type="button"
      className={clsx(css.carried, marks.tick)}
      aria-label={INSPECTOR.carried(name, cost) + lightWords(touchable)}
      tabIndex={stop}
      aria-current={isRead || undefined}
      {...touchable}
    >
      <Icon name={icon || 'contraption'} />
      <span aria-hidden="true">
        {name} <Grants grants={grants} />
      </span>
    </button>
  );
}
