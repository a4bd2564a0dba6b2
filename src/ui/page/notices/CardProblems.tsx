import clsx from 'clsx';
import { useState } from 'react';
import { CARD_PROBLEMS as WORDS } from '../../../text/en/page/cardProblems.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame } from '../session/game.ts';
import css from './CardProblems.module.css';
import { ProblemList } from './ProblemList.tsx';

/** What is wrong with the card files now. Once hidden, it comes back when there is something else to say. */
export function CardProblems() {
  const problems = useGame((s) => s.cards?.problems ?? NONE);
  const count = useGame((s) => s.cards?.count ?? 0);
  const now = JSON.stringify(problems);
  const [hidden, setHidden] = useState('');
  const mistakes = problems.filter(({ severity }) => severity === 'error').length;
  const shown = problems.length > 0 && hidden !== now;
  return (
    <div role="status">
      {shown && (
        <aside
          className={clsx(css.panel, mistakes > 0 && css.wrong)}
          aria-label={WORDS.title(mistakes, problems.length - mistakes)}
        >
          <header className={css.head}>
            <h2>{WORDS.title(mistakes, problems.length - mistakes)}</h2>
            <Button small onClick={() => setHidden(now)}>
              {WORDS.hide}
            </Button>
          </header>
          {mistakes > 0 && <p className={css.still}>{count > 0 ? WORDS.lastGood : WORDS.noGood}</p>}
          <ProblemList problems={problems} />
        </aside>
      )}
    </div>
  );
}

const NONE: readonly never[] = [];
