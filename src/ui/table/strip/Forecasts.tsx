import { memo } from 'react';
import type { Corridor, Forecast } from '../../../engine/foresight.ts';
import type { Refusal, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { refusalIn } from '../../../text/en/game/refusals.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { sneakOnWords, thenWords } from '../../../text/en/table/strip/corridor.ts';
import {
  attackWords,
  destroyWords,
  FORECAST_WAYS,
  ignoreWords,
  sneakWords,
} from '../../../text/en/table/strip/forecasts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useGameStore, useTable } from '../../page/session/game.ts';
import { useDeskStore } from '../../play/context.ts';
import { useCorridor } from '../../play/useCorridor.ts';
import css from './strip.module.css';

/** The ways to deal with the card at the square: what each leads to at best, or why it is not possible. */
function tell(table: View, told: Forecast, { ways: ends }: Pick<Corridor, 'ways'>) {
  const { occupant, attack, sneak, destroy, ignore } = told;
  const there = definitionOf(table, occupant);
  const name = (card: number) => definitionOf(table, card).name;
  const square = table.infiltration?.square ?? 0;
  const orWhy = (refusal: Refusal | undefined, text: string) => (refusal ? refusalIn(table, refusal) : text);
  const ways = [
    attack && {
      type: 'attack' as const,
      icon: 'attack',
      text: attackWords(attack, told, name),
      ...attack,
    },
    sneak && { type: 'sneak' as const, icon: 'sneak', text: orWhy(sneak.refusal, sneakWords(sneak)), ...sneak },
    destroy && { type: 'destroy' as const, icon: 'cost', text: destroyWords(destroy, there, told), ...destroy },
    ignore && {
      type: 'ignore' as const,
      icon: 'sneak',
      text: orWhy(ignore.refusal, ignoreWords(ignore, there, told)),
      ...ignore,
    },
  ];
  return ways
    .filter((way) => way !== undefined)
    .map((way) => ({ ...way, text: way.text + (way.refusal ? '' : thenWords(ends[way.type], square, name)) }));
}

/** The choices of a Spy at a square, each with its forecast from public facts. */
export const Forecasts = memo(function Forecasts() {
  const desk = useDeskStore();
  const { post } = useGameStore().getState();
  const acting = useGame((s) => s.awaiting?.kind === 'act' && s.offers.length > 0);
  const table = useTable((t) => (t.infiltration?.arrived ? t : null));
  const corridor = useCorridor();
  const told = (acting && table?.infiltration && corridor?.squares[table.infiltration.square - 1]?.told) || null;
  if (!table || !told || !corridor) return null;
  return (
    <div className={css.forecasts}>
      {tell(table, told, corridor).map(({ type, icon, text, refusal }) => (
        <button
          key={type}
          type="button"
          className={css.forecast}
          data-barred={refusal !== undefined || undefined}
          onClick={() => desk.getState().run({ type, side: 'spymaster' })}
        >
          <span className={css.forecastName}>
            <Icon name={icon} /> {FORECAST_WAYS[type]}
          </span>
          <span className={css.forecastText}>{text}</span>
        </button>
      ))}
      {corridor.sneakingOn && (
        <button
          type="button"
          className={css.forecast}
          onClick={() => post({ do: 'sneak-on', side: 'spymaster', on: true })}
        >
          <span className={css.forecastName}>{BUTTON.sneakOn}</span>
          <span className={css.forecastText}>
            {sneakOnWords(corridor.sneakingOn, (card) => definitionOf(table, card).name)}
          </span>
        </button>
      )}
    </div>
  );
});
