import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { other } from '../../../engine/index.ts';
import { nameOf } from '../../../text/en/names.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { RECAP } from '../../../text/en/screens/curtain.ts';
import { isAside } from '../../input/aside.ts';
import { useEscape } from '../../input/keys.ts';
import { listen } from '../../input/listen.ts';
import { Button } from '../../kit/Button.tsx';
import { onlySide, useGame } from '../../page/session/game.ts';
import { usePlaying } from '../../show/context.ts';
import { LogLines } from '../log/LogLines.tsx';
import { changesTable, withCauses } from './changesTable.ts';
import css from './theirTurn.module.css';

/**
 * What the bot did in its turn, when the turn of the one person begins. It stops nothing: any press elsewhere closes
 * it, and so does Escape or the first thing done in the new turn.
 */
export const TheirTurn = memo(function TheirTurn() {
  const turn = useGame(({ table }) => table?.turn ?? null);
  const mine = useGame((s) => onlySide(s) !== null && onlySide(s) === s.table?.turn.side);
  const shows = usePlaying(({ beat }) => beat !== null);
  const [closed, setClosed] = useState(0);
  if (!turn || !mine || shows || closed === turn.number) return null;
  return <Lines number={turn.number} onClose={() => setClosed(turn.number)} />;
});

/** `number`: of the turn that has begun. */
function Lines({ number, onClose }: { number: number; onClose(): void }) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const side = useGame((s) => other(s.table?.turn.side ?? 'genius'));
  const name = useGame((s) => nameOf(s.game?.names, side));
  const log = useGame((s) => s.log);
  const opened = useGame((s) => s.opened);
  const told = useMemo(
    () => withCauses(log.slice(opened).filter((entry) => entry.turn >= number - 1)),
    [log, number, opened],
  );
  const begun = log.some((entry) => entry.turn === number && changesTable(entry));
  const isEmpty = begun || told.length === 0;
  useEscape('note', () => {
    if (!isEmpty) onClose();
    return !isEmpty;
  });
  useEffect(() => {
    if (isEmpty) return;
    const elsewhere = ({ target }: Event) => !panel.current?.contains(target as Node) && !isAside(target) && onClose();
    return listen(window, { pointerdown: elsewhere });
  }, [isEmpty, onClose]);
  if (isEmpty) return null;
  return (
    <section ref={panel} className={css.panel} data-side={side} data-their-turn="" aria-labelledby={title}>
      <header className={css.head}>
        <h2 id={title} className={css.title}>
          {RECAP.theirTurn(name)}
        </h2>
        <Button small onClick={onClose}>
          {SHELL.close}
        </Button>
      </header>
      <div className={css.lines}>
        <LogLines entries={told} short />
      </div>
    </section>
  );
}
