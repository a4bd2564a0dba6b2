import { memo } from 'react';
import type { Action, Forecast, Refusal, View } from '../../../engine/index.ts';
import { definitionOf, forecast } from '../../../engine/index.ts';
import { attackWords, destroyWords, FORECAST_WAYS, ignoreWords, sneakWords } from '../../../text/page/forecasts.ts';
import { refusalIn } from '../../../text/refusals.ts';
import { useGame, useTable } from '../../store/game.ts';
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

/** The results of attacking, sneaking by, destroying and ignoring, or why one of them is not possible. */
function tell(table: View, { occupant, attack, sneak, destroy, ignore }: Forecast): Told[] {
  const there = definitionOf(table, occupant);
  const told = (type: Way, icon: string, text: string, refusal: Refusal | undefined): Told => ({
    type,
    icon,
    label: FORECAST_WAYS[type],
    text,
    barred: refusal !== undefined,
  });
  const orWhy = (refusal: Refusal | undefined, text: string) => (refusal ? refusalIn(table, refusal) : text);
  return [
    ...(attack ? [told('attack', 'attack', attackWords(attack), attack.refusal)] : []),
    ...(sneak ? [told('sneak', 'sneak', orWhy(sneak.refusal, sneakWords(sneak)), sneak.refusal)] : []),
    ...(destroy ? [told('destroy', 'cost', destroyWords(destroy, there), destroy.refusal)] : []),
    ...(ignore ? [told('ignore', 'sneak', orWhy(ignore.refusal, ignoreWords(ignore, there)), ignore.refusal)] : []),
  ];
}

/** The choices of a Spy at a square, each with its forecast from public facts. */
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
