import { memo } from 'react';
import { isInfiltrating, other } from '../../../engine/index.ts';
import { nameOf } from '../../../text/names.ts';
import { STRIP } from '../../../text/page/table.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import { useTable } from '../../store/useTable.ts';
import { Button } from '../../theme/Button.tsx';
import { useDesk } from '../desk/context.ts';
import { DeskChoices } from './DeskChoices.tsx';
import { Forecasts } from './Forecasts.tsx';
import css from './middle.module.css';
import { StepChoices } from './StepChoices.tsx';

/** The buttons for the present decision: a response that is due, what was touched, the square, or the step. */
export const Choices = memo(function Choices() {
  const response = useGame((s) => s.waiting.kind);
  const committed = useGame((s) => s.commit !== null);
  const task = useDesk((d) => d.task.kind);
  return (
    <div className={css.choices}>
      {task !== 'none' && <DeskChoices />}
      {response !== 'none' && !committed && <Responses />}
      {response === 'none' && task !== 'commit' && task !== 'choice' && task !== 'sacrifice' && task !== 'ability' && (
        <>
          <Forecasts />
          <StepChoices />
        </>
      )}
    </div>
  );
});

/**
 * Buttons that end the bar early: for this step, or for the rest of a Spy's way. The bar is for the side that did not
 * announce the step, so only that side may end it. Where the device is passed on, that side does not see the bar.
 */
function LetPass() {
  const { send } = useGameStore().getState();
  const side = useTable((table) => other(table.stack.at(-1)?.side ?? table.turn.side));
  const infiltration = useTable(isInfiltrating);
  const name = useGame((s) => nameOf(s.game?.names, side));
  const away = useGame((s) => s.game?.settings.seating === 'one-side');
  if (away) return null;
  return infiltration ? (
    <Button
      tone={side}
      className={css.pass}
      aria-label={STRIP.letItRunTold(name)}
      onClick={() => send({ do: 'yield', side, until: 'infiltration' })}
    >
      {STRIP.letItRun(name)}
    </Button>
  ) : (
    <Button tone={side} className={css.pass} onClick={() => send({ do: 'ok', side })}>
      {STRIP.ok(name)}
    </Button>
  );
}

function Responses() {
  const { send } = useGameStore().getState();
  const response = useGame((s) => s.waiting);
  const names = useGame((s) => s.game?.names);
  switch (response.kind) {
    case 'ask':
      return (
        <Button look="primary" tone={response.side} onClick={() => send({ do: 'let-resolve', side: response.side })}>
          {STRIP.letResolve}
        </Button>
      );
    case 'claimed':
      return (
        <Button tone={response.side} onClick={() => send({ do: 'never-mind' })}>
          {STRIP.neverMind}
        </Button>
      );
    case 'oks':
      return response.waiting.map((side) => (
        <Button key={side} look="primary" tone={side} onClick={() => send({ do: 'ok', side })}>
          {STRIP.ok(nameOf(names, side))}
        </Button>
      ));
    case 'grace':
      return (
        <>
          <LetPass />
          <Button onClick={() => send({ do: 'hold' })}>{STRIP.hold}</Button>
        </>
      );
    case 'held':
      return (
        <Button look="primary" onClick={() => send({ do: 'release' })}>
          {STRIP.goOn}
        </Button>
      );
    default:
      return null;
  }
}
