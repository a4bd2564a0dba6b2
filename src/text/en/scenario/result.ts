/** What came of a scenario, in words: the log, and why it fails. */
import { shortened } from '../../../cards/shortened.ts';
import type { Failure, Outcome } from '../../../scenario/run.ts';
import type { Difference, Summary } from '../../../scenario/summary.ts';
import { logLine } from '../game/log.ts';
import { refusalSentence } from '../game/refusals.ts';
import { LONGEST_FAULT } from '../mistakes/problem.ts';
import type { Naming } from '../words.ts';
import { count, loopWords } from '../words.ts';
import { hintWords } from './hint.ts';
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
