import { useState } from 'react';
import type { Scenario } from '../../../scenario/format.ts';
import { BENCH } from '../../../text/en/screens/bench.ts';
import { Button } from '../../kit/Button.tsx';
import { useGameStore } from '../../page/session/game.ts';
import css from './bench.module.css';
import type { Copied } from './opening.ts';
import { copyLink } from './opening.ts';

interface Props {
  small?: boolean;
  children: string;
  /** Gives the scenario, or null if it said itself why there is none. */
  of(): Promise<Scenario | null>;
}

/** A button that copies a link to a scenario, and says what came of it. */
export function CopyLink({ children, of, small }: Props) {
  const store = useGameStore();
  const [done, setDone] = useState<Copied | null>(null);
  const copy = async () => {
    const scenario = await of();
    setDone(scenario && (await copyLink(scenario, store)));
  };
  return (
    <>
      <Button small={small} onClick={() => void copy()}>
        {children}
      </Button>
      {done && (
        <p role="status" className={css.note}>
          {wordsOf(done)}
        </p>
      )}
      {done?.link && (
        <input
          className="field"
          readOnly
          value={done.link}
          aria-label={BENCH.copy}
          onFocus={(e) => e.target.select()}
        />
      )}
    </>
  );
}

function wordsOf({ came, brings, needs }: Copied): string {
  if (came === 'file') return BENCH.tooLong;
  const opens = needs ? BENCH.needsSet(needs.name) : brings > 0 ? BENCH.bringsCards(brings) : '';
  return [opens, came === 'copied' ? BENCH.copied : BENCH.noCopying].filter(Boolean).join(' ');
}
