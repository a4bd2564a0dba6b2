import { useEffect, useRef } from 'react';
import { START_AGAIN } from '../../../text/en/game/cardChanges.ts';
import { ELSEWHERE } from '../../../text/en/page/elsewhere.ts';
import { SHELL } from '../../../text/en/page/shell.ts';
import { TRIAL } from '../../../text/en/page/trial.ts';
import { noticeSentence } from '../../../text/en/saves/trouble.ts';
import { WHAT_IF } from '../../../text/en/screens/whatIf.ts';
import { Button } from '../../kit/Button.tsx';
import css from '../../kit/Message.module.css';
import { Exporting } from '../files/Exporting.tsx';
import { exportOpenGame } from '../files/exporting.ts';
import { beginAgain } from '../route/beginAgain.ts';
import { useArrival } from '../route/focus.ts';
import { go } from '../route/route.ts';
import { useGame, useGameStore } from '../session/game.ts';
import { openTrialPanel } from './trialPanel.ts';

/**
 * Messages about storage and changed cards, each until it is dismissed; and what is asked before a file is handed out.
 * `above`: they stand above the game, which makes room for them, so that they cover nothing of it.
 */
export function Notices({ above = false }: { above?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (above ? makingRoom(place.current) : undefined), [above]);
  const all = useGame((s) => s.notices);
  const store = useGameStore();
  const { getState } = store;
  const open = useGame((s) => s.game !== null);
  // In the list of games each game tells for itself that it is not saved.
  const notices = open ? all : all.filter(({ id }) => id !== 'storage');
  return (
    <>
      <div ref={place} className={above ? css.above : css.notices} role="status">
        {notices.map(({ id, again, whatIf, ...trouble }) => (
          <div key={id} className={css.notice}>
            <p>{noticeSentence(trouble)}</p>
            {id === 'storage' && open && (
              <Button small look="primary" onClick={() => exportOpenGame(getState())}>
                {SHELL.download}
              </Button>
            )}
            {again && open && (
              <Button small look="primary" onClick={() => beginAgain(store)}>
                {START_AGAIN}
              </Button>
            )}
            {whatIf && open && (
              <Button small look="primary" onClick={() => getState().askWhatIf()}>
                {WHAT_IF.title}
              </Button>
            )}
            {import.meta.env.DEV && id === 'changes' && (
              <Button small onClick={() => openTrialPanel(true)}>
                {TRIAL.play}
              </Button>
            )}
            <Button small onClick={() => getState().dismissNotice(id)}>
              {SHELL.ok}
            </Button>
          </div>
        ))}
      </div>
      <Exporting />
    </>
  );
}

/** Tells the page how high the notices are (`--told`). The returned function takes their room back. */
function makingRoom(notices: HTMLElement | null): (() => void) | undefined {
  if (!notices) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--told', `${notices.offsetHeight}px`));
  watch.observe(notices);
  return () => {
    watch.disconnect();
    style.removeProperty('--told');
  };
}

/** Says that another tab plays this save, and lets this tab take it over. */
export function OpenElsewhere() {
  const { getState } = useGameStore();
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <main className="screen">
      <div className={css.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {ELSEWHERE.title}
        </h1>
        <p>{ELSEWHERE.what}</p>
        <div className="row">
          <Button look="primary" onClick={() => getState().playHere()}>
            {ELSEWHERE.here}
          </Button>
          <Button onClick={() => go({ screen: 'start' })}>{SHELL.toTitle}</Button>
        </div>
      </div>
    </main>
  );
}
