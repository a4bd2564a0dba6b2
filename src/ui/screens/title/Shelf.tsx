import type { ReactNode } from 'react';
import { SHELL } from '../../../text/en/page/shell.ts';
import { SHELF, START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { go } from '../../page/route/route.ts';
import { useReference } from '../../reference/reference.ts';
import { howToPlay, savedGames } from './parts.ts';
import css from './Shelf.module.css';

/** What stands open below the shelf. */
export type OnShelf = 'saves' | 'how';

interface Props {
  shown: OnShelf | null;
  onShow(what: OnShelf | null): void;
  onRecord(): void;
  onCredits(): void;
  /** Called when something has been imported. */
  onImported(): void;
  /** What else stands there. */
  children: ReactNode;
}

/** All that is not a game to play now, each behind one touch. */
export function Shelf({ shown, onShow, onRecord, onCredits, onImported, children }: Props) {
  const { openRules } = useReference();
  const opens = (what: OnShelf, words: string) => (
    <Button
      small
      aria-expanded={shown === what}
      aria-controls="on-shelf"
      onClick={() => onShow(shown === what ? null : what)}
    >
      {words}
    </Button>
  );
  return (
    <div className={css.shelf}>
      <nav aria-label={SHELF.more} className={css.buttons}>
        {opens('saves', SHELF.saves)}
        <Button small onClick={onRecord}>
          {SHELF.record}
        </Button>
        {opens('how', SHELF.how)}
        <Button small onClick={openRules}>
          {SHELL.rulesAndCards}
        </Button>
        {children}
        <Button small onClick={() => go({ screen: 'bench' })}>
          {START.bench}
        </Button>
        <Button small onClick={onCredits}>
          {SHELL.credits}
        </Button>
      </nav>
      <div id="on-shelf" className={css.open}>
        {shown === 'saves' && <savedGames.Part onImported={onImported} />}
        {shown === 'how' && <howToPlay.Part />}
      </div>
    </div>
  );
}
