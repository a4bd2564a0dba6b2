import type { StoreApi } from 'zustand';
import type { Store } from '../../store/types.ts';
import { START_AGAIN } from '../../text/cardChanges.ts';
import { ELSEWHERE } from '../../text/page/menu.ts';
import { SHELL } from '../../text/page/shell.ts';
import { TRIAL } from '../../text/page/trial.ts';
import { WHAT_IF } from '../../text/page/whatIf.ts';
import { useGame, useGameStore } from '../store/game.ts';
import { Button } from '../theme/Button.tsx';
import { Exporting } from './Exporting.tsx';
import { exportOpenGame } from './exporting.ts';
import { useArrival } from './focus.ts';
import css from './Message.module.css';
import { go } from './route.ts';
import { openTrialPanel } from './trialPanel.ts';

/** Messages about storage and changed cards, each until it is dismissed; and what is asked before a file is handed out. */
export function Notices() {
  const notices = useGame((s) => s.notices);
  const store = useGameStore();
  const { getState } = store;
  const open = useGame((s) => s.game !== null);
  return (
    <>
      <div className={css.notices} role="status">
        {notices.map(({ id, message, again, whatIf }) => (
          <div key={id} className={css.notice}>
            <p>{message}</p>
            {id === 'storage' && open && (
              <Button small look="primary" onClick={() => exportOpenGame(getState())}>
                {SHELL.download}
              </Button>
            )}
            {again && open && (
              <Button small look="primary" onClick={() => dealAgain(store)}>
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

/** The same deal from its first turn, with the cards as they are now. */
function dealAgain(store: StoreApi<Store>): void {
  store.getState().startAgain();
  const { game } = store.getState();
  if (game) go({ screen: 'game', id: game.id });
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
