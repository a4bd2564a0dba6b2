import clsx from 'clsx';
import type { Problem } from '../../../cards/problem.ts';
import type { Untold } from '../../../cards/problems.ts';
import { lacking } from '../../../cards/standing.ts';
import type { Card } from '../../../engine/index.ts';
import { shownProblem } from '../../../text/en/mistakes/problem.ts';
import { SETS } from '../../../text/en/screens/sets.ts';
import { TYPE_TERMS } from '../../../text/en/terms.ts';
import { Button } from '../../kit/Button.tsx';
import { ProblemList } from '../../page/notices/ProblemList.tsx';
import css from './SetDialog.module.css';

/** What came of a set that was brought. `trouble`: it could not be had. */
export type Outcome =
  | { is: 'reading' }
  | { is: 'trouble'; says: string }
  | ({ is: 'bad'; name: string } & Found)
  | { is: 'part'; name: string; cards: readonly Card[]; answer(given: SetUse): void }
  | ({ is: 'good'; name: string; withOwn: boolean; changed: readonly string[]; unkept?: string } & Found);

/** What a set is that is no whole game by itself: added to the game's own cards, or all there is. */
export type SetUse = 'added' | 'alone';

interface Found {
  problems: readonly Problem[];
  untold: Untold;
}

export function OutcomeOf({ outcome, onDone }: { outcome: Outcome; onDone(): void }) {
  if (outcome.is === 'reading') return <p role="status">{SETS.wait}</p>;
  if (outcome.is === 'trouble')
    return (
      <p role="alert" className={clsx(css.outcome, css.wrong)}>
        {outcome.says}
      </p>
    );
  if (outcome.is === 'part') return <SomeCards {...outcome} />;
  const { name, problems, untold } = outcome;
  const more = untold.error + untold.warning;
  const isBad = outcome.is === 'bad';
  const mistakes = problems.filter(({ severity }) => severity === 'error').length + untold.error;
  const first = problems.toSorted((a, b) => Number(a.severity !== 'error') - Number(b.severity !== 'error'));
  return (
    <section role={isBad ? 'alert' : 'status'} className={clsx(css.outcome, isBad && css.wrong)}>
      <div className="spread">
        <h3>{isBad ? SETS.bad(name, mistakes) : SETS.good(name, outcome.withOwn)}</h3>
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
            <ProblemList problems={first.map(shownProblem)} />
            {more > 0 && <p>{SETS.more(more)}</p>}
          </div>
        </>
      )}
    </section>
  );
}

/** Asks whether a set that is no whole game by itself is added to the game's own cards. */
const SomeCards = ({ name, cards, answer }: Extract<Outcome, { is: 'part' }>) => (
  <section role="alert" className={css.outcome}>
    <h3>
      {SETS.part(
        name,
        cards.length,
        lacking(cards).map((type) => TYPE_TERMS[type].plural),
      )}
    </h3>
    <p>{SETS.partAsks}</p>
    <div className="row">
      <Button look="primary" onClick={() => answer('added')}>
        {SETS.add}
      </Button>
      <Button onClick={() => answer('alone')}>{SETS.alone}</Button>
    </div>
    <p className={css.small}>{SETS.partSays}</p>
  </section>
);
