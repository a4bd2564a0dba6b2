import { CARD_PROBLEMS as WORDS } from '../../../text/en/page/cardProblems.ts';
import css from './CardProblems.module.css';

interface Props {
  problems: readonly { readonly at: string; readonly says: string; readonly severity: 'error' | 'warning' }[];
}

/** Mistakes and doubts in card files: where each stands, and what to write instead. */
export const ProblemList = ({ problems }: Props) => (
  <ol className={css.list}>
    {problems.map(({ at, says, severity }) => (
      <li key={`${at} ${says}`} className={severity === 'error' ? css.mistake : undefined}>
        <b>{severity === 'error' ? WORDS.mistake : WORDS.warning}</b> <code>{at}</code>
        <p>{says}</p>
      </li>
    ))}
  </ol>
);
