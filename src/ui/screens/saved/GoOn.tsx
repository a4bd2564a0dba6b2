import { SAVED } from '../../../text/en/screens/saved.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import { useGame } from '../../page/session/game.ts';
import css from './GoOn.module.css';
import { SaveFacts } from './SaveFacts.tsx';
import { titleOf } from './titleOf.ts';

interface Props {
  /** Shows all saved games. */
  onAll(): void;
  now?: number;
}

/** The game to go on with: the one that was played last and is not over. Also said: that a save cannot be read. */
export function GoOn({ onAll, now = Date.now() }: Props) {
  const saves = useGame((s) => s.saves);
  const last = saves.find(({ problem, over }) => !problem && !over);
  const unread = saves.filter(({ problem }) => problem).length;
  if (!last && unread === 0) return null;
  return (
    <div className={css.goOn}>
      {last && (
        <button type="button" className={css.game} onClick={() => go({ screen: 'game', id: last.id })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 3l16 9-16 9z" fill="currentColor" />
          </svg>
          <span>
            <b>{SAVED.to(SAVED.resume, titleOf(last))}</b> <SaveFacts entry={last} now={now} />
          </span>
        </button>
      )}
      {last?.unsaved && <p className="trouble">{SAVED.unsaved[last.unsaved]}</p>}
      {unread > 0 && (
        <div className={css.unread}>
          <p className="trouble">{SAVED.unread(unread)}</p>
          <Button small onClick={onAll}>
            {SAVED.see}
          </Button>
        </div>
      )}
    </div>
  );
}
