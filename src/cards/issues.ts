/** Turns zod's issues into one fault for each mistake. */
import type { z } from 'zod';
import { CARD_TYPES } from '../engine/index.ts';
import { DEEPEST } from './asides.ts';
import { oddLetter, plainWord } from './characters.ts';
import { MOST_FAULTS } from './limits.ts';
import { shortened } from './shortened.ts';
import type { Suggestion } from './suggest.ts';
import { meantBy, suggestion } from './suggest.ts';
import { synonym } from './synonyms.ts';
import type { Fault, Path } from './trouble.ts';
import { fault } from './trouble.ts';
import type { Shown } from './troubles/form.ts';

type Issue = z.core.$ZodIssue;
/** `root`: the keys of the object itself do not fit, so the designer probably meant another variant. */
type Finding = Fault & {
  missing?: boolean;
  root?: boolean;
  wrongKind?: boolean;
  /** An unknown key, and the key that was probably meant. */
  unknown?: string;
  meant?: string;
};

/** What a schema with an example says that it wants. */
const exampleIn = ({ message }: Issue): string | undefined =>
  message.startsWith(WANTS) ? message.slice(WANTS.length) : undefined;
const WANTS = 'must be ';

/** A value in short. */
export function shown(value: unknown): Shown {
  if (value === undefined) return { is: 'nothing' };
  if (Array.isArray(value)) return { is: 'list' };
  if (typeof value === 'object' && value !== null) return { is: 'object' };
  return { text: typeof value === 'string' ? `"${shortened(value, 38)}"` : shortened(String(value), 40) };
}

const within = (path: Path, finding: Finding): Finding => ({ ...finding, path: [...path, ...finding.path] });

function sized(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Fault {
  const path = issue.path as Path;
  const size = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.code === 'too_small' ? 'least' : 'most';
  if (issue.origin === 'string')
    return bound === 'least'
      ? fault(path, 'empty-text')
      : fault(path, 'long-text', { have: String(issue.input).length, most: size });
  if (issue.origin === 'array') return fault(path, 'list-size', { bound: issue.exact ? 'exactly' : bound, size });
  return fault(path, 'number-size', { bound, size, found: shown(issue.input) });
}

/** A key of the same meaning is not meant if it is there already; a misspelt one may be. */
function keyMeant(key: string, all: readonly string[], free: readonly string[]): string | undefined {
  const meant = meantBy(key, free);
  if (meant !== undefined || free.length === all.length) return meant;
  return synonym(plainWord(key), all) === undefined ? meantBy(key, all) : undefined;
}

/** `all`: the known keys. `meant`: that of them which is meant. */
function unknownKey(path: Path, key: string, all: readonly string[], meant: string | undefined): Fault {
  const named = shortened(key, 60);
  const at = { atKey: true };
  if (all.length === 0) return { ...fault(path, 'unknown-key', { key: named, suggestion: null }), ...at };
  if (synonym(key, ['$comment']) !== undefined) return { ...fault(path, 'comment-key', { key: named }), ...at };
  const instead: Suggestion =
    meant === undefined ? { known: all.length > MANY_KEYS ? null : all } : suggestion(key, [meant]);
  return { ...fault(path, 'unknown-key', { key: named, suggestion: instead }), ...at };
}
/** More keys than these are not listed. */
const MANY_KEYS = 40;

/** An effect that stands in an ability, beside `kind`, in place of in its list. */
const isEffectInAbility = (keys: readonly string[], all: readonly string[]): boolean =>
  keys.includes('verb') && all.includes('effects');
const knownIn = ({ message }: Issue): string[] => (message === '' ? [] : message.split(' '));

/** A word that is none of those that may stand here. */
function unknownWord(path: Path, word: unknown, words: readonly string[], key?: string): Fault {
  const instead = suggestion(word, words);
  const isList = !('meant' in instead) && !('foreign' in instead);
  const facts = {
    key,
    word: shown(word),
    suggestion: isList && words.length > MANY ? { listed: words.length } : instead,
  };
  return fault(path, 'unknown-word', facts);
}
/** More words than these are not listed in a sentence. */
const MANY = 20;

const isType = (word: string): boolean => CARD_TYPES.some((type) => type === word.toLowerCase().replace(/s$/, ''));

function findings(issue: Issue): Finding[] {
  const path = issue.path as Path;
  const root = path.length <= 1;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const all = knownIn(issue);
      if (isEffectInAbility(issue.keys, all)) {
        const inList = fault([...path, 'verb'], 'effect-in-ability');
        return [{ ...inList, atKey: true, unknown: 'verb', meant: 'effects' }];
      }
      const free = all.filter((key) => !Object.hasOwn(issue.input ?? {}, key));
      return issue.keys.map((key) => {
        const meant = keyMeant(key, all, free);
        return {
          ...unknownKey([...path, key], key, all, meant),
          root: path.length === 0,
          unknown: key,
          ...(meant && { meant }),
        };
      });
    }
    case 'invalid_type': {
      if (issue.input === undefined && path.length > 0) return [missing(path, root)];
      const example = exampleIn(issue);
      const wants = example === undefined ? { kind: issue.expected } : { says: example };
      return [{ ...fault(path, 'wrong-kind', { wants, found: shown(issue.input) }), wrongKind: path.length === 0 }];
    }
    case 'invalid_value': {
      const words = issue.values.map(String);
      if (issue.input === undefined && path.length > 0) return [missing(path, root, words)];
      if (typeof issue.input !== 'string')
        return [
          {
            ...fault(path, 'wrong-kind', { wants: { words }, found: shown(issue.input) }),
            wrongKind: path.length === 0,
          },
        ];
      if (words.includes('$self') && isType(issue.input)) return [fault(path, 'type-for-selection')];
      return [unknownWord(path, issue.input, words)];
    }
    case 'invalid_union':
      return union(issue);
    case 'too_small':
    case 'too_big':
      return [sized(issue)];
    case 'invalid_format': {
      const odd = oddLetter(String(issue.input));
      return [fault(path, 'schema', { says: issue.message, ...(odd && { odd }) })];
    }
    default:
      return [fault(path, 'schema', { says: issue.message })];
  }
}

const missing = (path: Path, root: boolean, words: readonly string[] = []): Finding => ({
  ...fault(path, 'missing', { key: String(path.at(-1)), words }),
  missing: true,
  root,
});

function union(issue: Extract<Issue, { code: 'invalid_union' }>): Finding[] {
  const path = issue.path as Path;
  if (issue.input === undefined && path.length > 0) return [missing(path, path.length === 1)];
  if ('discriminator' in issue && issue.discriminator) {
    const key = issue.discriminator;
    const options = ('options' in issue && issue.options ? issue.options : []).map(String);
    const given = (issue.input as Record<string, unknown>)[key];
    if (given === undefined) {
      const misspelt = Object.keys(issue.input as object).find((written) => meantBy(written, [key]) === key);
      if (misspelt !== undefined) return [unknownKey([...path.slice(0, -1), misspelt], misspelt, [key], key)];
      if (key === 'kind' && Object.hasOwn(issue.input as object, 'verb')) return [fault(path, 'effect-for-ability')];
      return [{ ...fault(path, 'missing', { key, words: options }), missing: true }];
    }
    return [unknownWord(path, given, options, key)];
  }
  const isExample = exampleIn(issue) !== undefined;
  const none = fault(path, 'schema', { says: issue.message, ...(isExample && { found: shown(issue.input) }) });
  if (issue.errors.length === 0) return [none];
  const variants = issue.errors.map((errors) => merge(firstOf(errors).first.flatMap(findings)));
  const misfit = (variant: Finding[]): number =>
    variant.reduce((sum, f) => sum + (f.wrongKind ? 1000 : f.root && !f.meant ? 30 : 1), 0);
  const best = variants.toSorted((a, b) => misfit(a) - misfit(b))[0] ?? [];
  const alone = variants.filter((variant) => misfit(variant) < 1000).length === 1;
  if (misfit(best) >= 30 && !alone) return [none];
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
  const { path, code, facts, unknown } = finding;
  return [
    ...(unknown === undefined ? [key(path)] : []),
    ...(typeof path.at(-1) === 'number' && saysWanted(finding)
      ? [`${around(finding)} ${JSON.stringify([code, facts])}`]
      : []),
  ];
}

/** Does the finding say what the value must be? */
const saysWanted = ({ code, facts }: Fault): boolean =>
  code === 'wrong-kind' || code === 'number-size' || (code === 'schema' && facts.says.startsWith(WANTS));

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
    const facts = { key: shortened(finding.unknown, 60), suggestion: { meant: right, odd: undefined } };
    return Object.assign({}, finding, fault(finding.path, 'unknown-key', facts), { meant: right });
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
  if (isTooDeep(value)) return { faults: [fault([], 'too-deep', { most: DEEPEST })], more: 0 };
  const result = schema.safeParse(value, { reportInput: true, error: knownKeys });
  if (result.success) return { value: result.data };
  const { first, more } = firstOf(result.error.issues);
  return {
    faults: merge(paired(first.flatMap(findings))).map(({ path, code, facts, atKey, missing }) => {
      const trouble = { code, facts } as Fault;
      return missing ? { ...trouble, path: path.slice(0, -1) } : { ...trouble, path, ...(atKey ? { atKey } : {}) };
    }),
    more,
  };
}

/** Uses the message of an unknown key to carry the keys that are known there. */
function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const def = issue.inst?._zod.def as { shape?: object; keyType?: z.core.$ZodType } | undefined;
  return [...Object.keys(def?.shape ?? {}), ...(def?.keyType?._zod.values ?? [])].join(' ');
}
