import { LAIR } from '../../../text/en/table/lair.ts';
import { Counters } from '../../card/Counters.tsx';
import { Picture } from '../../card/Picture.tsx';
import { StatLine } from '../../card/StatLine.tsx';
import { anchorRef } from '../../input/anchors.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useDefinition, useGame, useStanding } from '../../page/session/game.ts';
import { Keywords } from './Keywords.tsx';
import css from './unit.module.css';

/** What is seen of a card in the lair: its picture, its name and its numbers. A tag lies across it. */
export function Face({ card, tag }: { card: number; tag: 'busy' | 'barred' | undefined }) {
  const definition = useDefinition(card);
  const across = useGame((s) => s.game?.settings.seating === 'across');
  return (
    <span className={css.face} aria-hidden="true">
      {across && <Plate card={card} far />}
      <span className={css.portrait}>
        <Picture definition={definition} />
      </span>
      {tag && (
        <span className={css.tag}>
          {tag === 'busy' && <Icon name="busy" />}
          {LAIR[tag]}
        </span>
      )}
      <Plate card={card} />
    </span>
  );
}

/** The name and the numbers. Across a tablet each side has its own, the right way up. */
function Plate({ card, far = false }: { card: number; far?: boolean }) {
  const { type, name, cost } = useDefinition(card);
  const { facts, keywords, counters, prevents } = useStanding(card);
  return (
    <span
      ref={anchorRef(far ? `far-plate:${card}` : `plate:${card}`)}
      className={css.plate}
      data-head={far ? 'far' : 'near'}
    >
      <span className={css.label}>
        <Icon name={type} /> {name}
      </span>
      <span className={css.line}>
        {type === 'contraption' ? (
          <span className={css.cost}>
            <Icon name="cost" />
            {cost}
          </span>
        ) : (
          <StatLine facts={facts} prevents={prevents} className={css.figures} />
        )}
        <Counters counters={counters} />
        <Keywords keywords={keywords} />
      </span>
    </span>
  );
}
