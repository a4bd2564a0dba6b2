import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { definitionOf, HIDDEN, lairTotals, PLAN_STATUSES } from '../../../engine/index.ts';
import { STATUS_TERMS } from '../../../text/terms.ts';
import { Icon } from '../../theme/Icon.tsx';
import { useTable } from '../useTable.ts';
import { lightWords, useTouchable } from '../useTouchable.ts';
import css from './device.module.css';
import { SpyToken } from './SpyToken.tsx';

/** The doomsday device behind room 8: the Evil Plan, how far it has come, and, once it is public, what it still needs. */
export const Device = memo(function Device() {
  const status = useTable((table) => table.plan?.status ?? null);
  const card = useTable((table) => table.plan?.card ?? HIDDEN);
  const infiltrator = useTable((table) =>
    (table.infiltration?.square ?? 0) > 8 ? (table.infiltration?.spy ?? -1) : -1,
  );
  const touchable = useTouchable('plan');
  const name = useTable((table) => (card === HIDDEN ? '' : definitionOf(table, card).name));
  return (
    <div className={css.device}>
      <button
        type="button"
        className={css.plan}
        data-status={status ?? 'none'}
        data-faceup={card !== HIDDEN || undefined}
        {...touchable}
      >
        <span className={css.dial} aria-hidden="true">
          <Icon name="plan" />
        </span>
        {status === null ? (
          <span className={css.title}>No Evil Plan</span>
        ) : (
          <>
            <span className={css.title}>{card === HIDDEN ? 'Evil Plan, face down' : name}</span>
            {card !== HIDDEN && <PlanNumbers card={card} />}
            <span className={css.status}>
              {PLAN_STATUSES.map((one) => (
                <span key={one} data-now={one === status || undefined}>
                  {STATUS_TERMS[one].name}
                </span>
              ))}
            </span>
          </>
        )}
        <span className="visually-hidden">{lightWords(touchable)}</span>
      </button>
      {infiltrator >= 0 && <SpyToken card={infiltrator} square={9} />}
    </div>
  );
});

/** Only for a plan that is face up: its Evilness, and what the lair adds up to against its cost. */
function PlanNumbers({ card }: { card: number }) {
  const { evilness, planCost } = useTable((table) => definitionOf(table, card));
  const have = useTable(useShallow((table) => lairTotals(table)));
  return (
    <span className={css.numbers}>
      <span className={css.evilness}>
        <Icon name="evilness" label="Evilness" /> {evilness}
      </span>
      <Meter icon="contraption" label="Contraptions" have={have.contraptions} need={planCost.contraptions} />
      <Meter icon="minion" label="Minions" have={have.minions} need={planCost.minions} />
    </span>
  );
}

/** What there is against what is needed, met or not told by a tick as well. */
export const Meter = ({ icon, label, have, need }: { icon: string; label: string; have: number; need: number }) => (
  <span className={css.meter} data-met={have >= need || undefined}>
    <Icon name={icon} label={label} /> {have}
    <span className={css.of}>/{need}</span> {have >= need && <span aria-hidden="true">✓</span>}
  </span>
);
