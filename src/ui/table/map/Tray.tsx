import type { SpyInPlay } from '../../../engine/index.ts';
import { NETWORKS } from '../../../text/en/table/map.ts';
import { anchorRef } from '../../input/anchors.ts';
import { useTouchable } from '../touch/useTouchable.ts';
import { SpyPlace } from './SpyPlace.tsx';
import css from './tray.module.css';

/** The place of the unassigned Spies, beside the map. */
export function Tray({ spies }: { spies: readonly SpyInPlay[] }) {
  const touchable = useTouchable('tray');
  const target = touchable['data-light'] === 'target';
  if (spies.length === 0 && !target) return null;
  return (
    <article
      ref={anchorRef('tray')}
      className={css.tray}
      data-tray=""
      data-empty={spies.length === 0 || undefined}
      data-light={touchable['data-light']}
      aria-label={NETWORKS.unassignedSpies}
    >
      <header className={css.head}>
        <h2 className={css.name}>{NETWORKS.unassigned}</h2>
        {target && (
          <button type="button" className={css.here} onClick={touchable.onClick}>
            {NETWORKS.takeOff}
          </button>
        )}
      </header>
      <div className={css.spies}>
        {spies.map((spy) => (
          <SpyPlace key={spy.card} card={spy.card} className={css.spy} />
        ))}
      </div>
    </article>
  );
}
