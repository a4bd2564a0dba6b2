import clsx from 'clsx';
import { memo, useId, useMemo, useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { theNameOf } from '../../../text/en/names.ts';
import { CURTAIN, RECAP } from '../../../text/en/screens/curtain.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useIsFar } from '../../page/session/game.ts';
import { later } from '../../page/session/press.ts';
import { useDirector, usePlaying } from '../../show/context.ts';
import { LogLines } from '../log/LogLines.tsx';
import { useWholeLines } from '../log/useWholeLines.ts';
import css from './recap.module.css';

/** The words beside a recap while it plays, and the button that skips it. */
export function Recap() {
  const recap = useGame((s) => s.recap);
  const isPlaying = usePlaying(({ beat }) => beat !== null && beat.number < 0);
  return recap && isPlaying ? <Words side={recap.for} since={recap.since} /> : null;
}

/** They face the side that has missed what they tell. */
const Words = memo(function Words({ side, since }: { side: Side; since: number }) {
  const director = useDirector();
  const title = useId();
  const names = useGame((s) => s.game?.names);
  const log = useGame((s) => s.log);
  const again = useGame((s) => s.gameOver !== null);
  const far = useIsFar(side);
  const entries = useMemo(() => log.slice(since), [log, since]);
  const box = useRef<HTMLDivElement>(null);
  useWholeLines(box, entries);
  return (
    <section className={clsx(css.recap, far && 'far')} data-side={side} data-recap="" aria-labelledby={title}>
      <header className={css.head}>
        <h2 id={title} className={css.title}>
          {again ? RECAP.again : CURTAIN.since(theNameOf(names, side))}
        </h2>
        <Button small tone={side} aria-keyshortcuts="Escape" onClick={() => director && later(director.skip)}>
          {RECAP.skip} <kbd className={css.key}>{RECAP.key}</kbd>
        </Button>
      </header>
      <div ref={box} className={css.lines}>
        <LogLines entries={entries} />
      </div>
    </section>
  );
});
