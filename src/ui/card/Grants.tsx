import type { Definition } from '../../engine/index.ts';
import { signed } from '../../text/en/words.ts';
import { Icon } from '../kit/Icon.tsx';
import css from './grants.module.css';

const STATS = ['attack', 'health', 'perception'] as const;

/** What an attached Contraption gives its Minion, as signs with numbers: "⚔+1 ⚡". Screen readers skip it. */
export function Grants({ grants }: Pick<Definition, 'grants'>) {
  const given = STATS.filter((stat) => grants[stat] !== 0);
  if (given.length === 0 && !grants.initiative) return null;
  return (
    <span className={css.grants} aria-hidden="true">
      {given.map((stat) => (
        <span key={stat} className="figure">
          <Icon name={stat} />
          {signed(grants[stat])}
        </span>
      ))}
      {grants.initiative && <Icon name="initiative" />}
    </span>
  );
}
