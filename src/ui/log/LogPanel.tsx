import { useEffect, useId, useRef, useState } from 'react';
import { LOG } from '../../text/page/log.ts';
import { SHELL } from '../../text/page/shell.ts';
import { useGame } from '../store/game.ts';
import { Button } from '../theme/Button.tsx';
import { LogLines } from './LogLines.tsx';
import css from './LogPanel.module.css';

/** At first so many lines are drawn; a button draws all. */
const TAIL = 100;

/** The whole log in public words, the newest line at the bottom. */
export function LogPanel({ onClose }: { onClose(): void }) {
  const log = useGame((s) => s.log);
  const [all, setAll] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const heading = useId();
  // The focus moves here. When the panel goes and still has the focus, it goes back to what opened the panel.
  useEffect(() => {
    const opener = document.activeElement;
    end.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    const box = end.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  return (
    <aside className={css.panel} aria-labelledby={heading} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header className={css.head}>
        <h2 id={heading}>{LOG.title}</h2>
        <Button look="quiet" small onClick={onClose}>
          {SHELL.close}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={end} className={css.lines} tabIndex={0} role="log" aria-label={LOG.what}>
        {!all && log.length > TAIL && (
          <Button small look="quiet" onClick={() => setAll(true)}>
            {LOG.all(log.length)}
          </Button>
        )}
        <LogLines entries={all ? log : log.slice(-TAIL)} />
      </div>
    </aside>
  );
}
