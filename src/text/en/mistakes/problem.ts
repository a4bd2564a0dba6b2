/** The sentence of each mistake and doubt in card data, and the lines in which a command or a page tells them. */
import type { FilePlace, Mistake, Problem } from '../../../cards/problem.ts';
import type { Untold } from '../../../cards/problems.ts';
import { shortened } from '../../../cards/shortened.ts';
import type { Fault, FaultFacts } from '../../../cards/trouble.ts';
import type { Sentences, Trouble } from '../../../engine/index.ts';
import { PLAIN_TEXT } from '../../../engine/language.ts';
import { sentenceOf } from '../../sentence.ts';
import { spaced } from '../words.ts';
import { FORM_SENTENCES, JSON_SENTENCES } from './form.ts';
import { LINT_SENTENCES } from './lints.ts';
import { SENSE_SENTENCES } from './sense.ts';
import { SET_SENTENCES } from './set.ts';

const SENTENCES: Sentences<FaultFacts> = {
  ...JSON_SENTENCES,
  ...FORM_SENTENCES,
  ...SENSE_SENTENCES,
  ...LINT_SENTENCES,
  ...SET_SENTENCES,
  'of-card': ({ card, path, fault }) => `card "${card}" ${path}: ${faultSentence(fault)}`,
};

/** A message has at most so many characters. */
export const LONGEST_FAULT = 300;

/** What is wrong, and what to write instead, without its place. */
export const faultSentence = (fault: Fault): string =>
  shortened(sentenceOf(SENTENCES, fault as Trouble<FaultFacts>), LONGEST_FAULT);

/** `card "guard" attack: must be …` without the place, and not longer than a message may be. */
export function mistakeSentence({ card, path, fault }: Mistake, severity: Problem['severity'] = 'error'): string {
  const where = [card === undefined ? '' : `card "${card}"`, shortened(path, 100)].filter(Boolean).join(' ');
  const all = `${severity === 'warning' ? 'warning: ' : ''}${where === '' ? '' : `${where}: `}${faultSentence(fault)}`;
  return shortened(legible(shortened(all, LONGEST_FAULT)), LONGEST_FAULT);
}

/** The text with hidden characters written out, as a message repeats what somebody wrote: `\\u202e`. */
const legible = (text: string): string =>
  PLAIN_TEXT.test(text) ? text : Array.from(text, (c) => (PLAIN_TEXT.test(c) ? c : written(c))).join('');
const written = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The whole of a set, where a problem has no place. */
const WHOLE = 'the set';

const placeOf = ({ file, line, column }: Partial<FilePlace>): string | undefined =>
  file === undefined ? undefined : `${file}:${line}:${column}`;

/** `minions.json:12:5 card "guard" attack: must be …`, or `the set: …` */
export function problemLine(problem: Problem): string {
  const place = placeOf(problem);
  const says = mistakeSentence(problem, problem.severity);
  return place === undefined ? `${WHOLE}: ${says}` : `${place} ${says}`;
}

/** A problem as a page shows it. `at`: `src/cards/minions.json:12:5`, or `the set`. */
export interface ShownProblem {
  readonly at: string;
  readonly says: string;
  readonly severity: Problem['severity'];
}

export const shownProblem = (problem: Problem): ShownProblem => ({
  at: legible(placeOf(problem) ?? WHOLE),
  says: mistakeSentence(problem),
  severity: problem.severity,
});

/** The problems of a set, a line for each, and a line about those that are not told. */
export function problemLines(problems: readonly Problem[], untold: Untold): string[] {
  return [...problems.map(problemLine), ...rest(untold)];
}

/** The same, as a page shows them. */
export function shownProblems(problems: readonly Problem[], untold: Untold): ShownProblem[] {
  const severity = untold.error > 0 ? 'error' : 'warning';
  return [...problems.map(shownProblem), ...rest(untold).map((says) => ({ at: WHOLE, says, severity }) as const)];
}

function rest({ error, warning }: Untold): string[] {
  const more = error + warning;
  return more > 0 ? [`and ${spaced(more)} more`] : [];
}
