/** A mistake or a doubt in a card file, with a place that an editor can jump to. */
import type { Path } from './issues.ts';

export interface Problem {
  file: string;
  /** From 1. */
  line: number;
  column: number;
  /** The id of the card, if there is one. */
  card?: string;
  /** Inside the card, like `abilities[0].effects[1].verb`; empty for the card or the file itself. */
  path: string;
  message: string;
  severity: 'error' | 'warning';
}

/** `abilities[0].effects[1].verb` */
export const pathText = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/** `card "guard" attack: must be …` without the place. */
export function sentence({ card, path, message, severity }: Omit<Problem, 'file' | 'line' | 'column'>): string {
  const where = [card === undefined ? '' : `card "${card}"`, path].filter(Boolean).join(' ');
  return `${severity === 'warning' ? 'warning: ' : ''}${where === '' ? '' : `${where}: `}${message}`;
}

/** `minions.json:12:5 card "guard" attack: must be …` */
export const problemLine = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${sentence(problem)}`;

/** A problem as a page shows it. `at`: `src/cards/minions.json:12:5`. */
export interface ShownProblem {
  readonly at: string;
  readonly says: string;
  readonly severity: Problem['severity'];
}

export const shownProblem = (problem: Problem): ShownProblem => ({
  at: `${problem.file}:${problem.line}:${problem.column}`,
  says: sentence({ ...problem, severity: 'error' }),
  severity: problem.severity,
});
