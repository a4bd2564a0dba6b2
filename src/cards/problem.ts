/** A mistake or a doubt in a card file, with a place that an editor can jump to. */
import { PLAIN_TEXT } from '../engine/index.ts';
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
  const where = [card === undefined ? '' : `card "${card}"`, shortened(path, 100)].filter(Boolean).join(' ');
  return legible(`${severity === 'warning' ? 'warning: ' : ''}${where === '' ? '' : `${where}: `}${message}`);
}

/** The text, cut to so many characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…` : text;

/** The text with hidden characters written out, as a message repeats what somebody wrote: `\\u202e`. */
const legible = (text: string): string =>
  PLAIN_TEXT.test(text) ? text : Array.from(text, (c) => (PLAIN_TEXT.test(c) ? c : written(c))).join('');
const written = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

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
  at: legible(`${problem.file}:${problem.line}:${problem.column}`),
  says: sentence({ ...problem, severity: 'error' }),
  severity: problem.severity,
});
