import { memo } from 'react';
import type { Action, Forecast, Refusal, View } from '../../../engine/index.ts';
import { definitionOf, forecast } from '../../../engine/index.ts';
import { consequence } from '../../../text/cardText.ts';
import { refusalIn } from '../../../text/refusals.ts';
import { count } from '../../../text/words.ts';
import { useGame } from '../../store/game.ts';
import { useTable } from '../../store/useTable.ts';
import { Icon } from '../../theme/Icon.tsx';
import { useDeskStore } from '../desk/context.ts';
import css from './middle.module.css';

type Way = 'attack' | 'sneak' | 'destroy' | 'ignore';
interface Told {
  type: Way;
  icon: string;
  label: string;
  text: string;
  barred: boolean;
}

/** What attacking, sneaking by, destroying or ignoring will come to, in a few words. */
function tell(table: View, { occupant, attack, sneak, destroy, ignore }: Forecast): Told[] {
  const told: Told[] = [];
  const why = (refusal: Refusal) => refusalIn(table, refusal);
  const follows = (on: 'destroyed' | 'ignored') => {
    const what = consequence(definitionOf(table, occupant), on);
    return what === null ? 'its text takes effect' : `its text: ${what}`;
  };
  if (attack) {
    const { rounds, spyDies, minionDies, turnedBack } = attack;
    const left = rounds.at(-1)?.spyHealth ?? 0;
    const end = turnedBack
      ? 'nobody can win: the Spy is turned back'
      : spyDies && minionDies
        ? 'both die'
        : spyDies
          ? 'Spy dies'
          : `Minion dies, Spy ${left > 0 ? `keeps Health ${left}` : 'survives with Health 0'}`;
    told.push({
      type: 'attack',
      icon: 'attack',
      label: 'Attack',
      text: `${end} (${count(rounds.length, 'round')})`,
      barred: !!attack.refusal,
    });
  }
  if (sneak)
    told.push({
      type: 'sneak',
      icon: 'sneak',
      label: 'Sneak',
      text: sneak.refusal ? why(sneak.refusal) : `Sneak ${sneak.before} → ${sneak.after}`,
      barred: !!sneak.refusal,
    });
  if (destroy)
    told.push({
      type: 'destroy',
      icon: 'cost',
      label: 'Destroy',
      text: `${destroy.barsSneaking ? 'no more sneaking this turn' : 'still may sneak'}${destroy.hasTrigger ? `; ${follows('destroyed')}` : ''}`,
      barred: !!destroy.refusal,
    });
  if (ignore)
    told.push({
      type: 'ignore',
      icon: 'sneak',
      label: 'Ignore',
      text: ignore.refusal
        ? why(ignore.refusal)
        : `goes on past it${ignore.hasTrigger ? `; ${follows('ignored')}` : ''}`,
      barred: !!ignore.refusal,
    });
  return told;
}

/** The choices at a square, each with its forecast from public facts. */
export const Forecasts = memo(function Forecasts() {
  const desk = useDeskStore();
  const acting = useGame((s) => s.awaiting?.kind === 'act');
  const table = useTable((t) => (t.infiltration?.arrived ? t : null));
  const told = table && acting ? forecast(table) : null;
  if (!table || !told) return null;
  const act = (type: Way) => desk.getState().run({ type, side: 'spymaster' } satisfies Action);
  return (
    <div className={css.forecasts}>
      {tell(table, told).map(({ type, icon, label, text, barred }) => (
        <button
          key={type}
          type="button"
          className={css.forecast}
          data-barred={barred || undefined}
          onClick={() => act(type)}
        >
          <span className={css.forecastName}>
            <Icon name={icon} /> {label}
          </span>
          <span className={css.forecastText}>{text}</span>
        </button>
      ))}
    </div>
  );
});
