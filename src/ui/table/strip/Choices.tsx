import { memo } from 'react';
import { nameOf } from '../../../text/en/names.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { Button } from '../../kit/Button.tsx';
import { isWatched, onlySide, useGame, useGameStore } from '../../page/session/game.ts';
import { useDesk } from '../../play/context.ts';
import { DeskChoices } from './DeskChoices.tsx';
import { Forecasts } from './Forecasts.tsx';
import { Hold } from './Hold.tsx';
import { StepChoices } from './StepChoices.tsx';
import css from './strip.module.css';
import { Watching } from './Watching.tsx';

/** The buttons for the present decision: a response that is due, what was touched, the square, or the step. */
export const Choices = memo(function Choices() {
  const watched = useGame(isWatched);
  const response = useGame((s) => s.waiting.kind);
  const acts = response === 'none' || response === 'passing';
  const committed = useGame((s) => s.commit !== null);
  const begun = useDesk((d) => d.task.kind);
  if (watched) return <Watching />;
  // A card that is only carried is nobody else's business.
  const task = begun === 'commit' && !committed ? 'none' : begun;
  return (
    <div className={css.choices}>
      <LetRun />
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

/** The button that ends the bar of a step of the plan early. */
function LetPass() {
  const { post } = useGameStore().getState();
  const side = useGame((s) => s.barFor);
  const name = useGame((s) => side && nameOf(s.game?.names, side));
  const alone = useGame((s) => onlySide(s) !== null);
  if (!side || !name) return null;
  return (
    <Button tone={side} data-of={side} onClick={() => post({ do: 'ok', side })}>
      {alone ? STRIP.okAlone : STRIP.ok(name)}
    </Button>
  );
}

/** The standing order of the idle side: it stands here from the first fuse of a turn to the turn's end. */
function LetRun() {
  const { post } = useGameStore().getState();
  const order = useGame((s) => s.letsRun);
  const name = useGame((s) => (onlySide(s) === null && order ? nameOf(s.game?.names, order.side) : null));
  // What a card is answered with, it does not run past.
  const isAsked = useGame((s) => s.waiting.kind === 'ask');
  if (!order || (isAsked && !order.on)) return null;
  const { side, on } = order;
  return (
    <Button
      tone={side}
      className={css.pass}
      data-aside=""
      data-of={side}
      aria-pressed={on}
      onClick={() => post({ do: 'yield', side, on: !on })}
    >
      {on ? STRIP.letsRun(name) : STRIP.letRun(name)}
    </Button>
  );
}

/** The button that ends the order to sneak on. */
function StopSneaking() {
  const { post } = useGameStore().getState();
  const sneaksOn = useGame((s) => s.sneakOn !== null);
  if (!sneaksOn) return null;
  return (
    <Button tone="spymaster" data-of="spymaster" onClick={() => post({ do: 'sneak-on', side: 'spymaster', on: false })}>
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
        <Button key={side} look="primary" tone={side} data-of={side} onClick={() => post({ do: 'ok', side })}>
          {STRIP.ok(nameOf(names, side))}
        </Button>
      ));
    case 'grace':
    case 'passing':
    case 'thinking':
    case 'held':
      return (
        <>
          {response.kind === 'grace' && <LetPass />}
          {response.kind === 'grace' && <StopSneaking />}
          {held && response.kind !== 'grace' ? (
            <Button look="primary" onClick={() => post({ do: 'release' })}>
              {STRIP.goOn}
            </Button>
          ) : (
            <Hold />
          )}
        </>
      );
    default:
      return null;
  }
}
