/** What came of a scenario, in words: the log, and why it fails. */
import { shortened } from '../../../cards/shortened.ts';
import { EDGES } from '../../../engine/index.ts';
import type { Hint } from '../../../scenario/faulty.ts';
import type { Failure, Outcome } from '../../../scenario/run.ts';
import type { Difference, Summary } from '../../../scenario/summary.ts';
import { logLine } from '../game/log.ts';
import { refusalSentence } from '../game/refusals.ts';
import { shownWords } from '../mistakes/form.ts';
import { LONGEST_FAULT } from '../mistakes/problem.ts';
import { didYouMean } from '../mistakes/suggestion.ts';
import type { Naming } from '../words.ts';
import { count, loopWords } from '../words.ts';
import { scenarioSentence } from './trouble.ts';

export interface ScenarioError extends Pick<Failure, 'about'> {
  code: string;
  rule: string | null;
  message: string;
}
/** What `npm run scenario` prints of a scenario. */
export type ScenarioResult =
  | { name: string; ok: true; state: Summary; log: string[] }
  | { name: string; ok: false; failedAt: number | null; error: ScenarioError; state: Summary | null; log: string[] };

const naming =
  (titles: readonly string[]): Naming =>
  (card) =>
    titles[card] ?? 'a card';

/** Why a scenario fails, and what to write instead. */
export function failureSentence(failure: Failure, titles: readonly string[]): string {
  const name = naming(titles);
  switch (failure.code) {
    case 'bad-scenario':
      return scenarioSentence(failure.facts.trouble);
    case 'loop': {
      const cards = [...new Set(failure.facts.cards.map(name))];
      return shortened(`${loopWords(cards)}: let an ability have a limit, or a condition that ends it.`, LONGEST_FAULT);
    }
    case 'refused': {
      const { refusal, hint } = failure.facts;
      return shortened(refusalSentence(refusal, name) + (hint ? hintWords(hint) : ''), LONGEST_FAULT);
    }
    case 'expectation':
      return shortened(differenceWords(failure.facts.difference), LONGEST_FAULT);
  }
}

function errorOf(failure: Failure, titles: readonly string[]): ScenarioError {
  const message = failureSentence(failure, titles);
  const { about } = failure;
  const rest = { message, ...(about && { about }) };
  if (failure.code === 'refused') {
    const { code, rule } = failure.facts.refusal;
    return { code, rule, ...rest };
  }
  return { code: failure.code, rule: failure.code === 'loop' ? 'R9.6' : null, ...rest };
}

/** What came of a scenario, in words. */
export function resultWords({ name, failedAt, failure, told, titles, state }: Outcome): ScenarioResult {
  const log = told.flatMap((event) => {
    const line = logLine(event, naming(titles));
    return line ? [line.rule ? `${line.text} (${line.rule})` : line.text] : [];
  });
  if (failure) return { name, ok: false, failedAt, error: errorOf(failure, titles), state, log };
  return { name, ok: true, state: state ?? {}, log };
}

/** What a field of each kind wants, after "must be". */
const WANTED: Readonly<Record<string, string>> = {
  card: 'an id in quotes, like "guard"',
  cards: 'a list of ids, each once, like ["guard", "guard#2"]',
  edge: `one of ${EDGES.map((edge) => `"${edge}"`).join(', ')}`,
  number: 'a number from 0 on',
  square: 'a number from 1 to 8',
};

/** What to write in place of a scripted action, as a sentence of its own. */
function hintWords(hint: Hint): string {
  switch (hint.is) {
    case 'types':
      return ` Its "type" must be one of: ${hint.types.join(', ')}.`;
    case 'meant':
      return ownSentence(didYouMean(hint.suggestion));
    case 'no-fields':
      return ' It has no fields.';
    case 'field':
      return ` It must be ${WANTED[hint.wants]}, ${hint.found ? `not ${shownWords(hint.found)}` : 'and is missing'}.`;
    case 'no-id':
      return ` No card has the id ${shownWords(hint.id)}${hint.meant ? `: did you mean "${hint.meant}"?` : someOf(hint.names)}`;
  }
}

/** `, did you mean "x"?` and `; known: a, b` as sentences of their own. */
const ownSentence = (hint: string): string =>
  hint.startsWith(', did') ? ` Did${hint.slice(5)}` : hint.startsWith('; known') ? ` Known${hint.slice(7)}.` : '';

/** More ids than these are no help. */
const MANY = 30;
const someOf = (names: readonly string[]): string =>
  names.length === 0
    ? ': there is no card in this position.'
    : names.length <= MANY
      ? `; known: ${names.join(', ')}.`
      : ': a card without an "id" has its card\'s, and the second of the same card ends with #2.';

function differenceWords({ code, facts, at }: Difference): string {
  return `${at || 'the state'}: ${differs(code, facts)}`;
}

function differs(code: Difference['code'], { expected, found, key, meant }: Difference['facts']): string {
  switch (code) {
    case 'no-list':
      return `expected a list, found ${json(found)}`;
    case 'length': {
      const [wanted, actual] = [expected as readonly unknown[], found as readonly unknown[]];
      return `expected ${count(wanted.length, 'entry', 'entries')}, found ${actual.length}: ${json(found)}`;
    }
    case 'list':
      return `expected ${json(expected)}, but a list stands here: write [ … ]; found ${json(found)}`;
    case 'no-object':
    case 'value':
      return `expected ${json(expected)}, found ${json(found)}`;
    case 'no-key': {
      const known = { ...(found as Record<string, unknown>) };
      const said = `expected ${json(expected)}, but there is no such key`;
      if (key !== undefined && meant !== undefined)
        return `${said}, did you mean "${meant}"? It holds ${json(known[meant])}`;
      const keys = Object.keys(known);
      return keys.length === 0 ? `${said}: nothing is there` : `${said}; known: ${keys.join(', ')}`;
    }
  }
}

const json = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
};
