/** Checks card files: takes texts, returns cards and problems in words. It reads no files and never throws. */
import type { Card, Rules } from '../engine/index.ts';
import { RECOMMENDED } from '../engine/index.ts';
import type { CardFile } from './cardFile.ts';
import { baseOf, holdsRules } from './cardFile.ts';
import type { Fault, Path } from './issues.ts';
import { parse, show } from './issues.ts';
import { tooLong, tooMany, tooMuch } from './limits.ts';
import { lintCard } from './lints/card.ts';
import { lintSet } from './lints/set.ts';
import type { Problem } from './problem.ts';
import { pathText, sentence } from './problem.ts';
import { cardFileSchema, cardSchema, rulesFileSchema, rulesSchema } from './schema.ts';
import { senseless } from './sense.ts';
import type { Source } from './source.ts';
import { readSource } from './source.ts';

export interface CardSet {
  /** The name that the set gives itself. */
  name?: string;
  /** The cards without errors, in the order of the files. */
  cards: Card[];
  rules: Rules;
  problems: Problem[];
}

export const isError = ({ severity }: Problem): boolean => severity === 'error';
export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(isError);

/**
 * Checks a whole card set. `icons`: the names of all pictures; without it names of pictures are not checked.
 * The set is playable if no problem is an error.
 */
export function checkCards(files: readonly CardFile[], icons?: ReadonlySet<string>): CardSet {
  const problems: Problem[] = [];
  const cards: Card[] = [];
  const first = new Map<string, string>();
  let rules: Rules = RECOMMENDED;
  /** Where the set was given its name, and where its rules' numbers are. */
  const said = new Map<'name' | 'rules', string>();
  let setName: string | undefined;
  /** Makes a problem of a fault in a card, or in the rules. */
  const placed = new Map<Card | 'rules', (fault: Fault) => Problem>();

  const much = tooMuch(files);
  if (much) {
    const { file, message } = much;
    const problem: Problem = { file: file.name, line: 1, column: 1, path: '', message, severity: 'error' };
    return { cards, rules, problems: [problem] };
  }
  for (const { name, text } of files) {
    const source = readSource(text);
    const note = (severity: Problem['severity'], fault: Fault, card?: string, base: Path = []): Problem => ({
      file: name,
      ...source.spot([...base, ...fault.path], fault.atKey),
      ...(card === undefined ? {} : { card }),
      path: pathText(fault.path),
      message: fault.message,
      severity,
    });
    for (const { line, column, message, path } of source.faults)
      problems.push({ file: name, line, column, path: pathText(path), message, severity: 'error' });
    if (!('value' in source)) continue;
    /** Takes what a set has only once. `base`: where it stands in this file. */
    const once = (what: 'name' | 'rules', base: Path, take: () => void): void => {
      const before = said.get(what);
      if (before === undefined) take();
      else problems.push(note('error', { path: base, message: `${ONCE[what]} already, at ${before}`, atKey: true }));
      if (before === undefined) said.set(what, `${baseOf(name)}:${source.spot(base).line}`);
    };
    const takeRules = (numbers: Partial<Rules>, base: Path): void => {
      rules = { ...RECOMMENDED, ...numbers };
      placed.set('rules', (fault) => note('warning', { ...fault, path: [...base, ...fault.path] }));
    };
    if (holdsRules(name)) {
      const result = parse(rulesFileSchema, source.value);
      if ('faults' in result) problems.push(...result.faults.map((fault) => note('error', fault)));
      else {
        const { $schema, ...numbers } = result.value;
        once('rules', [], () => takeRules(numbers, []));
      }
      continue;
    }
    const file = parse(cardFileSchema, source.value);
    if ('faults' in file) problems.push(...file.faults.map((fault) => note('error', fault)));
    else {
      const { name: given, rules: numbers } = file.value;
      if (given !== undefined) once('name', ['name'], () => (setName = given));
      if (numbers) once('rules', ['rules'], () => takeRules(numbers, ['rules']));
    }
    for (const [i, value] of listOf(source).entries()) {
      const base: Path = ['cards', i];
      const { id, card, faults } = checkCard(value);
      problems.push(...faults.map((fault) => note('error', fault, id, base)));
      if (id !== undefined) {
        const spot = source.spot([...base, 'id']);
        const before = first.get(id);
        if (before !== undefined)
          problems.push(
            note('error', { path: ['id'], message: `is used already, at ${before}: choose another id` }, id, base),
          );
        else first.set(id, `${baseOf(name)}:${spot.line}`);
      }
      if (!card) continue;
      cards.push(card);
      problems.push(...lintCard(card, icons).map((fault) => note('warning', fault, id, base)));
      placed.set(card, (fault) => note('warning', fault, id, base));
    }
  }
  const [start] = files.filter(({ name }) => !holdsRules(name));
  const many = tooMany(cards);
  if (many) problems.push({ file: start.name, line: 1, column: 1, path: 'cards', message: many, severity: 'error' });
  if (!hasErrors(problems)) {
    for (const { card, rule, ...fault } of lintSet({ cards, rules })) {
      const place = placed.get(card ?? (rule ? 'rules' : cards[0]));
      if (card || rule) problems.push(...(place ? [place(fault)] : []));
      else
        problems.push({ file: start.name, line: 1, column: 1, path: '', message: fault.message, severity: 'warning' });
    }
  }
  return { ...(setName === undefined ? {} : { name: setName }), cards, rules, problems };
}

const ONCE = { name: 'the set has a name', rules: "the rules' numbers stand" };

/** The cards of a file, even if something else in it is wrong. */
function listOf({ value }: Source): unknown[] {
  const cards = typeof value === 'object' && value !== null && 'cards' in value ? value.cards : [];
  return Array.isArray(cards) ? cards : [];
}

/** Checks one card as data. Returns its id if it has one, and the card if it is right, else its faults. */
export function checkCard(value: unknown): { id?: string; card?: Card; faults: Fault[] } {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  const named = typeof id === 'string' && id !== '' && id.length <= 60 ? { id } : {};
  const result = parse(cardSchema, value);
  if ('faults' in result) return { ...named, faults: result.faults };
  const long = tooLong(result.value);
  const faults = long === undefined ? senseless(result.value) : [{ path: [], message: long }];
  return faults.length > 0 ? { ...named, faults } : { ...named, card: result.value, faults };
}

/**
 * Checks cards that came as data, as in a scenario file. Returns all of them, or one sentence for each mistake.
 * Takes anything that `JSON.parse` returns.
 */
export function parseCards(value: unknown): { cards: Card[] } | { problems: string[] } {
  if (!Array.isArray(value)) return { problems: [`cards: must be a list of cards, not ${show(value)}`] };
  const cards: Card[] = [];
  const problems: string[] = [];
  for (const [i, entry] of value.entries()) {
    const { id, card, faults } = checkCard(entry);
    const say = ({ path, message }: Fault): string =>
      sentence({
        card: id,
        path: pathText(id === undefined ? ['cards', i, ...path] : path),
        message,
        severity: 'error',
      });
    problems.push(...faults.map(say));
    if (card && cards.some((other) => other.id === card.id))
      problems.push(say({ path: ['id'], message: 'is used already in this list: choose another id' }));
    if (card) cards.push(card);
  }
  return problems.length > 0 ? { problems } : { cards };
}

/** Checks some of the rules' numbers that came as data. Returns them, or one sentence for each mistake. */
export function parseRules(value: unknown): { rules: Partial<Rules> } | { problems: string[] } {
  const result = parse(rulesSchema, value);
  if ('value' in result) return { rules: result.value };
  return {
    problems: result.faults.map(({ path, message }) =>
      sentence({ path: pathText(['rules', ...path]), message, severity: 'error' }),
    ),
  };
}
