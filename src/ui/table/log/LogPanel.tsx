import type { ReactNode } from 'react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { LOG } from '../../../text/en/table/log.ts';
import { useEscape } from '../../input/keys.ts';
import { Button } from '../../kit/Button.tsx';
import { SidePanel } from '../../kit/SidePanel.tsx';
import { useGame } from '../../page/session/game.ts';
import { LogLines } from './LogLines.tsx';
import css from './LogPanel.module.css';
import { NamedCardsContext } from './named.ts';

/** At first so many lines are drawn; a button draws all. */
const TAIL = 100;

interface Props {
  /** Shows the card that a line names: the panel covers the table's own. */
  reader?: ReactNode;
  onClose(): void;
}

/** The whole log in public words, the newest line at the bottom. A card named in it is shown below. */
export function LogPanel({ reader, onClose }: Props) {
  const log = useGame((s) => s.log);
  const [all, setAll] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEscape('log', () => {
    const isTop = panel.current?.contains(document.activeElement) ?? false;
    if (isTop) onClose();
    return isTop;
  });
  const atTable = useContext(NamedCardsContext);
  const [reads, setReads] = useState(false);
  const named = useMemo(
    () =>
      atTable && {
        ...atTable,
        open(card: CardId) {
          setReads(true);
          atTable.open(card);
        },
      },
    [atTable],
  );
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader takes room from the lines
  useEffect(() => {
    if (end.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [reads]);
  return (
    <SidePanel ref={panel} title={LOG.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={end} className={css.lines} tabIndex={0} role="log" aria-label={LOG.what}>
        {!all && log.length > TAIL && (
          <Button small look="quiet" onClick={() => setAll(true)}>
            {LOG.all(log.length)}
          </Button>
        )}
        <NamedCardsContext value={named}>
          <LogLines entries={all ? log : log.slice(-TAIL)} />
        </NamedCardsContext>
      </div>
      {reads && reader && <div className={css.reader}>{reader}</div>}
    </SidePanel>
  );
}
