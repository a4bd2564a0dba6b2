/** Turns zod's issues into one sentence for each mistake. */
import type { z } from 'zod';
import { CARD_TYPES } from '../engine/index.ts';
import { DEEPEST } from './asides.ts';
import { oddLetter, plainWord } from './characters.ts';
import { MOST_FAULTS } from './limits.ts';
import { shortened } from './problem.ts';
import { didYouMean, known, meantBy } from './suggest.ts';
import { synonym } from './synonyms.ts';

export type Path = (string | number)[];
/** A mistake in card data: where, and what to do about it. `atKey`: the key itself is at fault, not its value. */
export interface Fault {
  path: Path;
  message: string;
  atKey?: boolean;
}

type Issue = z.core.$ZodIssue;
/** `root`: the keys of the object itself do not fit, so the designer probably meant another variant. */
interface Finding extends Fault {
  missing?: boolean;
  root?: boolean;
  wrongKind?: boolean;
  /** An unknown key, and the key that was probably meant. */
  unknown?: string;
  meant?: string;
}

const EXPECTED: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text in quotes',
  boolean: 'true or false',
  array: 'a list [ … ]',
  tuple: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
};

/** What a schema with an example says that it wants. */
const exampleIn = ({ message }: Issue): string | undefined =>
  message.startsWith(WANTS) ? message.slice(WANTS.length) : undefined;
const WANTS = 'must be ';

/** A value as a short text for a sentence. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? `"${shortened(value, 38)}"` : shortened(String(value), 40);
}

const within = (path: Path, finding: Finding): Finding => ({ ...finding, path: [...path, ...finding.path] });

function sized(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const most = issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'string')
    return issue.code === 'too_small'
      ? 'must not be empty'
      : `is too long: it has ${String(issue.input).length} characters, and at most ${bound} are allowed`;
  if (issue.origin === 'array') return `must hold ${issue.exact ? 'exactly' : most} ${bound}`;
  return `must be ${most} ${bound}, not ${show(issue.input)}`;
}

/** A key of the same meaning is not meant if it is there already; a misspelt one may be. */
function keyMeant(key: string, all: readonly string[], free: readonly string[]): string | undefined {
  const meant = meantBy(key, free);
  if (meant !== undefined || free.length === all.length) return meant;
  return synonym(plainWord(key), all) === undefined ? meantBy(key, all) : undefined;
}

/** `all`: the known keys. `meant`: that of them which is meant. */
function unknownKey(key: string, all: readonly string[], meant: string | undefined): string {
  const named = `unknown key "${shortened(key, 60)}"`;
  if (all.length === 0) return `${named}, nothing may stand here`;
  if (synonym(key, ['$comment']) !== undefined) return `${named}, did you mean "$comment"?`;
  return named + (meant === undefined ? known(all) : didYouMean(key, [meant]));
}

/** An effect that stands in an ability, beside `kind`, in place of in its list. */
const isEffectInAbility = (keys: readonly string[], all: readonly string[]): boolean =>
  keys.includes('verb') && all.includes('effects');
const knownIn = ({ message }: Issue): string[] => (message === '' ? [] : message.split(' '));

/** A word that is none of those that may stand here: which was meant, or which there are. */
function oneOf(word: unknown, words: readonly string[]): string {
  const said = didYouMean(word, words);
  if (words.length <= MANY || said !== known(words)) return said;
  return `: src/cards/README.md lists the ${words.length} that there are`;
}
/** More words than these are not listed in a sentence. */
const MANY = 20;

const EFFECT_FOR_ABILITY =
  'is an effect: put it into the "effects" of an ability like { "kind": "trigger", "on": "entered", "effects": [ … ] }';

const isType = (word: string): boolean => CARD_TYPES.some((type) => type === word.toLowerCase().replace(/s$/, ''));

function findings(issue: Issue): Finding[] {
  const path = issue.path as Path;
  const root = path.length <= 1;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const all = knownIn(issue);
      if (isEffectInAbility(issue.keys, all)) {
        const message = 'an effect stands in a list: "effects": [{ "verb": "draw", "who": "you", "amount": 1 }]';
        return [{ path: [...path, 'verb'], message, atKey: true, unknown: 'verb', meant: 'effects' }];
      }
      const free = all.filter((key) => !Object.hasOwn(issue.input ?? {}, key));
      return issue.keys.map((key) => {
        const meant = keyMeant(key, all, free);
        return {
          path: [...path, key],
          message: unknownKey(key, all, meant),
          atKey: true,
          root: path.length === 0,
          unknown: key,
          meant,
        };
      });
    }
    case 'invalid_type': {
      if (issue.input === undefined && path.length > 0)
        return [{ path, message: `key "${path.at(-1)}" is missing`, missing: true, root }];
      const expected = exampleIn(issue) ?? EXPECTED[issue.expected] ?? issue.expected;
      return [{ path, message: `must be ${expected}, not ${show(issue.input)}`, wrongKind: path.length === 0 }];
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (issue.input === undefined && path.length > 0)
        return [{ path, message: `key "${path.at(-1)}" is missing: one of ${values.join(', ')}`, missing: true, root }];
      if (typeof issue.input !== 'string') {
        const wanted = values.length > 4 ? `a word like "${values[0]}"` : values.join(' or ');
        return [{ path, message: `must be ${wanted}, not ${show(issue.input)}`, wrongKind: path.length === 0 }];
      }
      if (values.includes('$self') && isType(issue.input))
        return [{ path, message: `names no card: all cards of a type are a selection like { "type": "minion" }` }];
      return [{ path, message: `unknown word ${show(issue.input)}${oneOf(issue.input, values)}` }];
    }
    case 'invalid_union':
      return union(issue);
    case 'too_small':
    case 'too_big':
      return [{ path, message: sized(issue) }];
    case 'invalid_format': {
      const odd = oddLetter(String(issue.input));
      return [{ path, message: odd === undefined ? issue.message : `${issue.message}: ${odd}` }];
    }
    default:
      return [{ path, message: issue.message }];
  }
}

function union(issue: Extract<Issue, { code: 'invalid_union' }>): Finding[] {
  const path = issue.path as Path;
  if (issue.input === undefined && path.length > 0)
    return [{ path, message: `key "${path.at(-1)}" is missing`, missing: true, root: path.length === 1 }];
  if ('discriminator' in issue && issue.discriminator) {
    const key = issue.discriminator;
    const options = ('options' in issue && issue.options ? issue.options : []).map(String);
    const given = (issue.input as Record<string, unknown>)[key];
    if (given === undefined) {
      const misspelt = Object.keys(issue.input as object).find((written) => meantBy(written, [key]) === key);
      if (misspelt !== undefined)
        return [{ path: [...path.slice(0, -1), misspelt], message: unknownKey(misspelt, [key], key), atKey: true }];
      if (key === 'kind' && Object.hasOwn(issue.input as object, 'verb'))
        return [{ path, message: EFFECT_FOR_ABILITY }];
      const words = `key "${key}" is missing: one of ${options.join(', ')}`;
      return [{ path, message: words, missing: true }];
    }
    return [{ path, message: `unknown ${key} ${show(given)}${oneOf(given, options)}` }];
  }
  const none = issue.message.startsWith(WANTS) ? `${issue.message}, not ${show(issue.input)}` : issue.message;
  if (issue.errors.length === 0) return [{ path, message: none }];
  const variants = issue.errors.map((errors) => merge(firstOf(errors).first.flatMap(findings)));
  const misfit = (variant: Finding[]): number =>
    variant.reduce((sum, f) => sum + (f.wrongKind ? 1000 : f.root && !f.meant ? 30 : 1), 0);
  const best = variants.toSorted((a, b) => misfit(a) - misfit(b))[0] ?? [];
  const alone = variants.filter((variant) => misfit(variant) < 1000).length === 1;
  if (misfit(best) >= 30 && !alone) return [{ path, message: none }];
  return best.map((finding) => within(path, { ...finding, root: false }));
}

/** Merges findings. A misspelt key is one mistake: its right spelling is not also reported as missing. */
function merge(found: readonly Finding[]): Finding[] {
  const meant = new Set(found.flatMap((f) => (f.meant ? [key([...f.path.slice(0, -1), f.meant])] : [])));
  const said = new Set<string>();
  const once = found.filter((finding) => {
    const all = sayings(finding);
    const isNew = finding.unknown !== undefined || !all.some((saying) => said.has(saying));
    for (const saying of all) said.add(saying);
    return isNew;
  });
  return once.filter((f) => !f.missing || !meant.has(key(f.path)));
}

const key = (path: Path): string => JSON.stringify(path);
const around = ({ path }: Finding): string => key(path.slice(0, -1));

/** What the finding says: that its place is wrong, and of a list that something in it is not what is wanted there. */
function sayings(finding: Finding): string[] {
  const { path, message, unknown } = finding;
  return [
    ...(unknown === undefined ? [key(path)] : []),
    ...(typeof path.at(-1) === 'number' && message.startsWith(WANTS) ? [`${around(finding)} ${message}`] : []),
  ];
}

/** An unknown key that is like no other: if one key alone is missing beside it, that one was meant. */
function paired(found: readonly Finding[]): Finding[] {
  const beside = new Map<string, Finding[]>();
  for (const finding of found.filter(({ missing, unknown }) => missing || unknown !== undefined))
    beside.set(around(finding), [...(beside.get(around(finding)) ?? []), finding]);
  return found.map((finding) => {
    if (finding.unknown === undefined || finding.meant !== undefined) return finding;
    const all = beside.get(around(finding)) ?? [];
    const missing = all.filter((f) => f.missing);
    if (missing.length !== 1 || all.length !== 2) return finding;
    const right = String(missing[0].path.at(-1));
    return {
      ...finding,
      meant: right,
      message: `unknown key "${shortened(finding.unknown, 60)}", did you mean "${right}"?`,
    };
  });
}

/** The first issues, each unknown key as one of its own, and how many more there are. */
function firstOf(issues: readonly Issue[]): { first: Issue[]; more: number } {
  const first: Issue[] = [];
  let more = 0;
  for (const issue of issues) {
    const isSplit = issue.code === 'unrecognized_keys' && !isEffectInAbility(issue.keys, knownIn(issue));
    const parts = isSplit ? issue.keys.length : 1;
    const room = Math.min(parts, MOST_FAULTS - first.length);
    if (isSplit) first.push(...issue.keys.slice(0, room).map((unknown) => ({ ...issue, keys: [unknown] })));
    else if (room > 0) first.push(issue);
    more += parts - room;
  }
  return { first, more };
}

/** Is the value nested too deeply? It may hold a great deal. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
  }
  return false;
}

/** Mistakes, and how many more there are that are not among them. */
export interface Faults {
  faults: Fault[];
  more: number;
}

/** Checks a value against a schema. Returns the value or its faults. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): { value: T } | Faults {
  if (isTooDeep(value)) return { faults: [{ path: [], message: `nested more than ${DEEPEST} levels deep` }], more: 0 };
  const result = schema.safeParse(value, { reportInput: true, error: knownKeys });
  if (result.success) return { value: result.data };
  const { first, more } = firstOf(result.error.issues);
  return {
    faults: merge(paired(first.flatMap(findings))).map(({ path, message, atKey, missing }) =>
      missing ? { path: path.slice(0, -1), message } : { path, message, ...(atKey ? { atKey } : {}) },
    ),
    more,
  };
}

/** Uses the message of an unknown key to carry the keys that are known there. */
function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const def = issue.inst?._zod.def as { shape?: object; keyType?: z.core.$ZodType } | undefined;
  return [...Object.keys(def?.shape ?? {}), ...(def?.keyType?._zod.values ?? [])].join(' ');
}
