import { memo } from 'react';
import { nameOf } from '../../../text/en/names.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { Button } from '../../kit/Button.tsx';
import { onlySide, useGame, useGameStore } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { DeskChoices } from './DeskChoices.tsx';
import { Forecasts } from './Forecasts.tsx';
import { StepChoices } from './StepChoices.tsx';
import css from './strip.module.css';

/** The buttons for the present decision: a response that is due, what was touched, the square, or the step. */
export const Choices = memo(function Choices() {
  const response = useGame((s) => s.waiting.kind);
  const acts = response === 'none' || response === 'passing';
  const committed = useGame((s) => s.commit !== null);
  const task = useDesk((d) => d.task.kind);
  return (
    <div className={css.choices}>
      {task !== 'none' && <DeskChoices />}
      {response !== 'none' && !committed && <Responses />}
      {acts && task !== 'commit' && task !== 'choice' && task !== 'sacrifice' && task !== 'ability' && (
        <>
          <Forecasts />
          <StepChoices />
        </>
      )}
    </div>
  );
});

/** The button that ends the bar early: for this step, or for the rest of a Spy's way. */
function LetPass() {
  const { post } = useGameStore().getState();
  const bar = useGame((s) => s.barFor);
  const name = useGame((s) => bar && nameOf(s.game?.names, bar.side));
  const alone = useGame((s) => onlySide(s) !== null);
  if (!bar || !name) return null;
  const { side, infiltration } = bar;
  return (
    <Button
      tone={side}
      className={css.pass}
      aria-label={infiltration && !alone ? STRIP.letItRunTold(name) : undefined}
      onClick={() => post(infiltration ? { do: 'yield', side, until: 'infiltration' } : { do: 'ok', side })}
    >
      {alone
        ? STRIP.goOnAlone[infiltration ? 'infiltration' : 'step']
        : infiltration
          ? STRIP.letItRun(name)
          : STRIP.ok(name)}
    </Button>
  );
}

/** The button that ends the order to sneak on. */
function StopSneaking() {
  const { post } = useGameStore().getState();
  const sneaksOn = useGame((s) => s.sneakOn !== null);
  if (!sneaksOn) return null;
  return (
    <Button tone="spymaster" onClick={() => post({ do: 'sneak-on', side: 'spymaster', on: false })}>
      {BUTTON.sneakNoMore}
    </Button>
  );
}

function Responses() {
  const { post } = useGameStore().getState();
  const response = useGame((s) => s.waiting);
  const held = useGame((s) => s.held);
  const names = useGame((s) => s.game?.names);
  switch (response.kind) {
    case 'ask':
      return (
        <Button look="primary" tone={response.side} onClick={() => post({ do: 'let-resolve', side: response.side })}>
          {STRIP.letResolve}
        </Button>
      );
    case 'claimed':
      return (
        <Button tone={response.side} onClick={() => post({ do: 'never-mind' })}>
          {STRIP.neverMind}
        </Button>
      );
    case 'oks':
      return response.waiting.map((side) => (
        <Button key={side} look="primary" tone={side} onClick={() => post({ do: 'ok', side })}>
          {STRIP.ok(nameOf(names, side))}
        </Button>
      ));
    case 'grace':
      return (
        <>
          <LetPass />
          <StopSneaking />
          <Button onClick={() => post({ do: 'hold' })}>{STRIP.hold}</Button>
        </>
      );
    case 'passing':
    case 'thinking':
    case 'held':
      return held ? (
        <Button look="primary" onClick={() => post({ do: 'release' })}>
          {STRIP.goOn}
        </Button>
      ) : (
        <Button onClick={() => post({ do: 'hold' })}>{STRIP.hold}</Button>
      );
    default:
      return null;
  }
}
