/** A mistake or a doubt in a card file, with a place that an editor can jump to. */
import { PLAIN_TEXT } from '../engine/index.ts';
import type { Path } from './issues.ts';
import { LONGEST_FAULT } from './limits.ts';

/** Where a problem stands. Line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Without a place, the set as a whole is at fault. */
export interface Problem extends Partial<Place> {
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

/** `card "guard" attack: must be …` without the place, and not longer than a message may be. */
export function sentence({ card, path, message, severity }: Omit<Problem, keyof Place>): string {
  const where = [card === undefined ? '' : `card "${card}"`, shortened(path, 100)].filter(Boolean).join(' ');
  const all = `${severity === 'warning' ? 'warning: ' : ''}${where === '' ? '' : `${where}: `}${message}`;
  return shortened(legible(shortened(all, LONGEST_FAULT)), LONGEST_FAULT);
}

/** The text, cut to so many characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…` : text;

/** The text with hidden characters written out, as a message repeats what somebody wrote: `\\u202e`. */
const legible = (text: string): string =>
  PLAIN_TEXT.test(text) ? text : Array.from(text, (c) => (PLAIN_TEXT.test(c) ? c : written(c))).join('');
const written = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The whole of a set, where a problem has no place. */
export const WHOLE = 'the set';

const placeOf = ({ file, line, column }: Partial<Place>): string | undefined =>
  file === undefined ? undefined : `${file}:${line}:${column}`;

/** `minions.json:12:5 card "guard" attack: must be …`, or `the set: …` */
export function problemLine(problem: Problem): string {
  const place = placeOf(problem);
  return place === undefined ? `${WHOLE}: ${sentence(problem)}` : `${place} ${sentence(problem)}`;
}

/** A problem as a page shows it. `at`: `src/cards/minions.json:12:5`, or `the set`. */
export interface ShownProblem {
  readonly at: string;
  readonly says: string;
  readonly severity: Problem['severity'];
}

export const shownProblem = (problem: Problem): ShownProblem => ({
  at: legible(placeOf(problem) ?? WHOLE),
  says: sentence({ ...problem, severity: 'error' }),
  severity: problem.severity,
});
