/** Checks card files: takes texts, returns cards and problems. It reads no files and never throws. */
import type { Card, Rules } from '../engine/index.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { withoutAsides } from './asides.ts';
import type { CardFile } from './cardFile.ts';
import { baseOf, holdsRules } from './cardFile.ts';
import type { Faults } from './issues.ts';
import { isTooDeep, parse, shown } from './issues.ts';
import { MOST_FAULTS, tooLong, tooMany, tooManyCopies, tooMuch } from './limits.ts';
import { lintCard } from './lints/card.ts';
import { lintSet } from './lints/set.ts';
import type { Mistake, Problem } from './problem.ts';
import { pathText } from './problem.ts';
import type { Untold } from './problems.ts';
import { Problems } from './problems.ts';
import { cardFileSchema, cardSchema, rulesFileSchema, rulesSchema } from './schema.ts';
import { senseless } from './sense.ts';
import { shortened } from './shortened.ts';
import type { Source } from './source.ts';
import { readSource } from './source.ts';
import type { Added, Standing } from './standing.ts';
import { addedTo, standsOn } from './standing.ts';
import { meantBy } from './suggest.ts';
import type { Fault, Path } from './trouble.ts';
import { fault } from './trouble.ts';

export interface CardSet {
  /** The name that the set gives itself. */
  name?: string;
  /** The cards without errors, in the order of the files; those of the game's own set first if it is added to that. */
  cards: Card[];
  /** Absent: the set stands alone. */
  added?: Added;
  /** Scenarios that teach the set. The reader of scenarios checks them. */
  missions?: readonly Readonly<Record<string, unknown>>[];
  /** Scenarios that are its puzzles, likewise. */
  puzzles?: readonly Readonly<Record<string, unknown>>[];
  /** Its files say whether it stands alone. */
  says?: boolean;
  rules: Rules;
  /** The first of all problems; the others are `untold`. */
  problems: Problem[];
  untold: Untold;
}

export const isError = ({ severity }: Problem): boolean => severity === 'error';
export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(isError);

type Severity = Problem['severity'];

/** A file that has been read. */
interface Read {
  file: CardFile;
  source: Source;
  /** Adds a problem about something in it. `base`: the path to the card. */
  tell(severity: Severity, told: Fault, card?: string, base?: Path): void;
}

/**
 * Checks a whole card set. `icons`: the names of all pictures; without it names of pictures are not checked.
 * The set is playable if no problem is an error. `standing`: how it comes to the game's own cards, if it is added to them;
 * without them `"extends"` changes nothing.
 */
export function checkCards(files: readonly CardFile[], icons?: ReadonlySet<string>, standing: Standing = {}): CardSet {
  const found = new Problems(MOST_FAULTS);
  const cards: Card[] = [];
  let rules: Rules = RECOMMENDED;
  /** Where the set was given its name, and where its rules' numbers are. */
  const said = new Map<'name' | 'rules', string>();
  let whole: { cards: Card[]; added?: Added; says?: boolean } = { cards };
  let setName: string | undefined;
  const missions: Record<string, unknown>[] = [];
  const puzzles: Record<string, unknown>[] = [];
  const tellAt = new Map<Card | 'rules', (told: Fault) => void>();
  const result = (): CardSet => ({
    ...(setName === undefined ? {} : { name: setName }),
    ...whole,
    ...(missions.length > 0 && { missions }),
    ...(puzzles.length > 0 && { puzzles }),
    rules,
    ...found.told(),
  });

  /** Tells of the set as a whole. If it is one file, that is the place. */
  const tellWhole = (severity: Severity, told: Fault): void =>
    found.add(severity, () => ({
      ...(files.length === 1 && { file: files[0].name, line: 1, column: 1 }),
      path: '',
      fault: told,
      severity,
    }));

  const much = tooMuch(files);
  if (much) {
    tellWhole('error', much);
    return result();
  }
  const read = files.map((file) => readFile(file, found));
  const many = tooMany(read.map(({ source }) => listOf(source).length));
  if (many) tellWhole('error', many);
  const stands = standsOn(read.map(({ source }) => source.value));
  const game = standing.extend || stands === 'game' ? standing.game?.() : undefined;
  rules = { ...RECOMMENDED, ...game?.rules };
  const isNew = ids();
  for (const { file, source, tell } of read) {
    if (!('value' in source)) continue;
    /** Takes what a set has only once. `base`: where it stands in this file. */
    const once = (what: 'name' | 'rules', base: Path, take: () => void): void => {
      const before = said.get(what);
      if (before === undefined) take();
      else
        tell('error', {
          ...fault(base, what === 'name' ? 'named-already' : 'ruled-already', { at: before }),
          atKey: true,
        });
      if (before === undefined) said.set(what, `${baseOf(file.name)}:${source.spot(base).line}`);
    };
    const takeRules = (numbers: Partial<Rules>, base: Path): void => {
      rules = { ...rules, ...numbers };
      tellAt.set('rules', (told) => tell('warning', { ...told, path: [...base, ...told.path] }));
    };
    const tellAll = ({ faults, more }: Faults, card?: string, base?: Path): void => {
      for (const told of faults) tell('error', told, card, base);
      found.skip('error', more);
    };
    if (holdsRules(file.name)) {
      const result = parse(rulesFileSchema, source.value);
      if ('faults' in result) tellAll(result);
      else {
        const { $schema: _, ...numbers } = result.value;
        once('rules', [], () => takeRules(numbers, []));
      }
      continue;
    }
    const other = otherFile(source.value);
    if (other) {
      tell('error', other);
      continue;
    }
    const form = parse(cardFileSchema, source.value);
    if ('faults' in form) tellAll(form);
    else {
      const { name: given, rules: numbers, extends: on, missions: taught = [], puzzles: set = [] } = form.value;
      missions.push(...taught);
      puzzles.push(...set);
      if (on !== undefined && on !== stands)
        tell('error', fault(['extends'], 'stands-on-other', { says: String(stands) }));
      if (given !== undefined) once('name', ['name'], () => (setName = given));
      if (numbers) once('rules', ['rules'], () => takeRules(numbers, ['rules']));
    }
    if (many) continue;
    for (const [i, value] of listOf(source).entries()) {
      const base: Path = ['cards', i];
      const { id, card, ...faults } = checkCard(value);
      tellAll(faults, id, base);
      if (id !== undefined) isNew({ id, base, file, source, tell });
      if (!card) continue;
      cards.push(card);
      for (const told of lintCard(card, icons)) tell('warning', told, id, base);
      tellAt.set(card, (told) => tell('warning', told, id, base));
    }
  }
  whole = { ...(game ? addedTo(game, cards) : { cards }), ...(stands && { says: true }) };
  for (const card of game ? cards : []) {
    const before = game?.cards.find(({ id }) => id === card.id);
    if (before && before.type !== card.type)
      tellAt.get(card)?.(fault(['id'], 'other-type', { before: { name: before.name, type: before.type } }));
  }
  const copies = tooManyCopies(whole.cards);
  if (copies) tellWhole('error', copies);
  if (!found.hasErrors) {
    for (const { card, rule, ...lint } of lintSet({ cards: whole.cards, rules })) {
      const found = lint as Fault;
      const concerned = card ?? (rule && 'rules');
      const place = concerned && tellAt.get(concerned);
      if (place) place(found);
      else if (card)
        tellWhole('warning', fault([], 'of-card', { card: card.id, path: pathText(found.path), fault: found }));
      else if (found.code === 'missing-types' && !whole.added && !stands)
        tellWhole('warning', fault([], 'missing-types', { ...found.facts, addable: true }));
      else tellWhole('warning', found);
    }
  }
  return result();
}

const plain = (source: Source): Source =>
  'value' in source ? { ...source, value: withoutAsides(source.value) } : source;

/** Reads a file, and tells of what in it is not JSON. */
function readFile(file: CardFile, found: Problems): Read {
  const source = plain(readSource(file.text, holdsRules(file.name) ? '{ "handSize": 7, … }' : undefined));
  for (const { line, column, ...told } of source.faults)
    found.add('error', () => ({
      file: file.name,
      line,
      column,
      path: pathText(told.path),
      fault: told,
      severity: 'error',
    }));
  return {
    file,
    source,
    tell: (severity, told, card, base = []) =>
      found.add(severity, () => ({
        file: file.name,
        ...source.spot([...base, ...told.path], told.atKey),
        ...(card === undefined ? {} : { card }),
        path: shortened(pathText(told.path), 100),
        fault: told,
        severity,
      })),
  };
}

/** Tells of an id that another card has: at the newer of the two files if one is newer, else at the second card. */
function ids(): (card: Read & { id: string; base: Path }) => void {
  type Named = Parameters<ReturnType<typeof ids>>[0];
  const first = new Map<string, Named>();
  const line = ({ file, source, base }: Named): string => `${baseOf(file.name)}:${source.spot([...base, 'id']).line}`;
  return (card) => {
    const before = first.get(card.id);
    const isOlder = before !== undefined && (before.file.modified ?? 0) > (card.file.modified ?? 0);
    if (before === undefined || isOlder) first.set(card.id, card);
    if (before === undefined) return;
    const [newer, older] = isOlder ? [before, card] : [card, before];
    newer.tell('error', fault(['id'], 'id-used', { at: line(older) }), card.id, newer.base);
  };
}

/** What a file is, if it is plainly none with a list of cards; undefined if it may be one. */
function otherFile(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.some((key) => key === 'cards' || meantBy(key, ['cards']) !== undefined)) return undefined;
  if (keys.includes('type') && (keys.includes('id') || keys.includes('name'))) return fault([], 'no-list');
  if (keys.includes('setup') || keys.includes('actions')) return fault([], 'scenario');
  return keys.filter((key) => !['name', 'rules', 'extends'].includes(key)).length > 1
    ? fault([], 'no-card-file')
    : undefined;
}

/** The cards of a file, even if something else in it is wrong. */
function listOf({ value }: Source): unknown[] {
  const cards = typeof value === 'object' && value !== null && 'cards' in value ? value.cards : [];
  return Array.isArray(cards) ? cards : [];
}

/** Checks one card as data. Returns its id if it has one, and the card if it is right, else its faults. */
export function checkCard(value: unknown): Faults & { id?: string; card?: Card } {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  const named = typeof id === 'string' && id !== '' && id.length <= 60 ? { id } : {};
  const long = isTooDeep(value) ? undefined : tooLong(value);
  if (long) return { ...named, faults: [long], more: 0 };
  const result = parse(cardSchema, value);
  if ('faults' in result) return { ...named, ...result };
  const faults = senseless(result.value);
  return faults.length > 0 ? { ...named, faults, more: 0 } : { ...named, card: result.value, faults, more: 0 };
}

/** Mistakes, and how many more there are. */
export interface Mistakes {
  mistakes: Mistake[];
  more: number;
}

/**
 * Checks cards that came as data, as in a scenario file. Returns all of them, or each mistake. Takes anything that `JSON.parse` returns.
 */
export function parseCards(value: unknown): { cards: Card[] } | Mistakes {
  if (!Array.isArray(value))
    return one('cards', fault([], 'wrong-kind', { wants: { says: 'a list of cards' }, found: shown(value) }));
  const many = tooMany([value.length]);
  if (many) return one('cards', many);
  const cards: Card[] = [];
  const mistakes: Mistake[] = [];
  let untold = 0;
  const ids = new Set<string>();
  for (const [i, entry] of value.entries()) {
    const { id, card, faults, more } = checkCard(withoutAsides(entry));
    untold += more;
    const say = (told: Fault): void => {
      if (mistakes.length === MOST_FAULTS) untold++;
      else if (id === undefined) mistakes.push({ path: pathText(['cards', i, ...told.path]), fault: told });
      else mistakes.push({ card: id, path: pathText(told.path), fault: told });
    };
    faults.forEach(say);
    if (card && ids.has(card.id)) say(fault(['id'], 'id-used-here'));
    if (card) {
      cards.push(card);
      ids.add(card.id);
    }
  }
  return mistakes.length > 0 ? { mistakes, more: untold } : { cards };
}

const one = (path: string, told: Fault): Mistakes => ({ mistakes: [{ path, fault: told }], more: 0 });

/** Checks some of the rules' numbers that came as data. Returns them, or each mistake. */
export function parseRules(value: unknown): { rules: Partial<Rules> } | Mistakes {
  const result = parse(rulesSchema, withoutAsides(value));
  if ('value' in result) return { rules: result.value };
  const { faults, more } = result;
  return { mistakes: faults.map((told) => ({ path: pathText(['rules', ...told.path]), fault: told })), more };
}
