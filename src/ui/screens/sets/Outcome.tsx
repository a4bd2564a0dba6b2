import clsx from 'clsx';
import type { Problem } from '../../../cards/problem.ts';
import { shownProblem } from '../../../cards/problem.ts';
import { SETS } from '../../../text/page/sets.ts';
import { ProblemList } from '../../shell/ProblemList.tsx';
import { Button } from '../../theme/Button.tsx';
import css from './SetDialog.module.css';

/** What came of a set that was brought. `trouble`: it could not be had. */
export type Outcome =
  | { is: 'reading' }
  | { is: 'trouble'; says: string }
  | { is: 'bad'; name: string; problems: readonly Problem[] }
  | { is: 'good'; name: string; problems: readonly Problem[]; changed: readonly string[]; unkept?: string };

/** The most problems that are shown at once. */
const MOST = 50;

export function OutcomeOf({ outcome, onDone }: { outcome: Outcome; onDone(): void }) {
  if (outcome.is === 'reading') return <p role="status">{SETS.wait}</p>;
  if (outcome.is === 'trouble')
    return (
      <p role="alert" className={clsx(css.outcome, css.wrong)}>
        {outcome.says}
      </p>
    );
  const { name, problems } = outcome;
  const isBad = outcome.is === 'bad';
  const mistakes = problems.filter(({ severity }) => severity === 'error').length;
  const first = problems.toSorted((a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'));
  return (
    <section role={isBad ? 'alert' : 'status'} className={clsx(css.outcome, isBad && css.wrong)}>
      <div className="spread">
        <h3>{isBad ? SETS.bad(name, mistakes) : SETS.good(name)}</h3>
        {!isBad && (
          <Button look="primary" onClick={onDone}>
            {SETS.done}
          </Button>
        )}
      </div>
      {outcome.is === 'good' && outcome.unkept && <p>{outcome.unkept}</p>}
      {outcome.is === 'good' && outcome.changed.length > 0 && (
        <>
          <p className={css.small}>{SETS.changed}</p>
          <ul className={css.changed}>
            {outcome.changed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {problems.length > 0 && (
        <>
          <p className={css.small}>{isBad ? SETS.stays : SETS.withWarnings}</p>
          <div className={css.problems}>
            <ProblemList problems={first.slice(0, MOST).map(shownProblem)} />
            {problems.length > MOST && <p>{SETS.more(problems.length - MOST)}</p>}
          </div>
        </>
      )}
    </section>
  );
}
