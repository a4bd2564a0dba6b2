import clsx from 'clsx';
import type { CardId } from '../../../engine/index.ts';
import { INSPECTOR } from '../../../text/page/table.ts';
import { useDefinition } from '../../store/game.ts';
import { Icon } from '../../theme/Icon.tsx';
import { cardSpot } from '../desk/spots.ts';
import marks from '../touch/marks.module.css';
import { lightWords, useTouchable } from '../touch/useTouchable.ts';
import css from './inspector.module.css';

/** The Contraptions on a Minion, as buttons. In the lair they may be too close together for a finger. */
export function Load({ attached, host }: { attached: readonly CardId[]; host: string }) {
  return (
    <ul className={css.load} aria-label={INSPECTOR.carriedBy(host)}>
      {attached.map((card) => (
        <li key={card}>
          <Carried card={card} />
        </li>
      ))}
    </ul>
  );
}

function Carried({ card }: { card: CardId }) {
  const { name, icon, cost } = useDefinition(card);
  const touchable = useTouchable(cardSpot(card));
  return (
    <button
      type="button"
      className={clsx(css.carried, marks.tick)}
      aria-label={INSPECTOR.carried(name, cost) + lightWords(touchable)}
      {...touchable}
    >
      <Icon name={icon || 'contraption'} />
      <span aria-hidden="true">{name}</span>
    </button>
  );
}
