import { useState } from 'react';
import type { Scenario } from '../../../scenario/format.ts';
import { BENCH } from '../../../text/page/bench.ts';
import { Button } from '../../theme/Button.tsx';
import css from './bench.module.css';
import { copyLink } from './opening.ts';

interface Props {
  small?: boolean;
  children: string;
  /** Gives the scenario, or null if it said itself why there is none. */
  of(): Promise<Scenario | null>;
}

/** A button that copies a link to a scenario, and says what came of it. */
export function CopyLink({ children, of, small }: Props) {
  const [done, setDone] = useState<Awaited<ReturnType<typeof copyLink>> | null>(null);
  const copy = async () => {
    const scenario = await of();
    setDone(scenario && (await copyLink(scenario)));
  };
  return (
    <>
      <Button small={small} onClick={() => void copy()}>
        {children}
      </Button>
      {done && (
        <p role="status" className={css.note}>
          {done === 'copied' ? BENCH.copied : done === 'file' ? BENCH.tooLong : BENCH.noCopying}
        </p>
      )}
      {done && typeof done === 'object' && (
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
