import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { useSpeed } from '../../show/useSpeed.ts';
import css from './strip.module.css';

/** What people who watch a game between bots can do: stop it, let it make one move, and change its speed. */
export function Watching() {
  const { post } = useGameStore().getState();
  const held = useGame((s) => s.held);
  const over = useGame((s) => s.table?.winner !== null);
  const speed = useSpeed();
  if (over) return null;
  return (
    <div className={css.choices} data-aside="">
      <Button look={held ? 'primary' : 'plain'} onClick={() => post({ do: held ? 'release' : 'hold' })}>
        {held ? STRIP.goOn : STRIP.pause}
      </Button>
      <Button onClick={() => post({ do: 'step' })}>{STRIP.oneStep}</Button>
      <Button onClick={speed.turn}>{speed.words}</Button>
    </div>
  );
}
