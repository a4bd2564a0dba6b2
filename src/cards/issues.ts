/** Turns zod's issues into one sentence for each mistake. */
import type { z } from 'zod';
import { CARD_TYPES } from '../engine/index.ts';
import { shortened } from './problem.ts';
import { didYouMean, meantBy } from './suggest.ts';

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

const unknownKey = (key: string, known: readonly string[]): string =>
  `unknown key "${shortened(key, 60)}"${known.length > 0 ? didYouMean(key, known) : ', nothing may stand here'}`;

const isType = (word: string): boolean => CARD_TYPES.some((type) => type === word.toLowerCase().replace(/s$/, ''));

function findings(issue: Issue): Finding[] {
  const path = issue.path as Path;
  const root = path.length <= 1;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = issue.message === '' ? [] : issue.message.split(' ');
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: unknownKey(key, known),
        atKey: true,
        root: path.length === 0,
        unknown: key,
        meant: meantBy(key, known),
      }));
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
      return [{ path, message: `unknown word ${show(issue.input)}${didYouMean(issue.input, values)}` }];
    }
    case 'invalid_union':
      return union(issue);
    case 'too_small':
    case 'too_big':
      return [{ path, message: sized(issue) }];
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
        return [{ path: [...path.slice(0, -1), misspelt], message: unknownKey(misspelt, [key]), atKey: true }];
      const words = `key "${key}" is missing: one of ${options.join(', ')}`;
      return [{ path, message: words, missing: true }];
    }
    return [{ path, message: `unknown ${key} ${show(given)}${didYouMean(given, options)}` }];
  }
  const variants = issue.errors.map((errors) => merge(errors.flatMap(findings)));
  const misfit = (variant: Finding[]): number =>
    variant.reduce((sum, f) => sum + (f.wrongKind ? 1000 : f.root && !f.meant ? 30 : 1), 0);
  const best = variants.toSorted((a, b) => misfit(a) - misfit(b))[0] ?? [];
  const alone = variants.filter((variant) => misfit(variant) < 1000).length === 1;
  if (misfit(best) >= 30 && !alone)
    return [
      { path, message: issue.message.startsWith(WANTS) ? `${issue.message}, not ${show(issue.input)}` : issue.message },
    ];
  return best.map((finding) => within(path, { ...finding, root: false }));
}

/** Merges findings. A misspelt key is one mistake: its right spelling is not also reported as missing. */
function merge(found: Finding[]): Finding[] {
  const key = (path: Path): string => JSON.stringify(path);
  const meant = new Set(found.flatMap((f) => (f.meant ? [key([...f.path.slice(0, -1), f.meant])] : [])));
  const once = found.filter((f, i) => f.unknown !== undefined || !found.slice(0, i).some((g) => isSaid(g, f)));
  return once.filter((f) => !f.missing || !meant.has(key(f.path)));
}

/** Is `f` the same mistake as `g`: at the same place, or in the same list in the same words? */
function isSaid(g: Finding, f: Finding): boolean {
  const [last, other] = [f.path.at(-1), g.path.at(-1)];
  if (f.path.length !== g.path.length || !f.path.slice(0, -1).every((step, i) => step === g.path[i])) return false;
  if (last === other) return g.unknown === undefined;
  return (
    typeof last === 'number' && typeof other === 'number' && f.message === g.message && f.message.startsWith(WANTS)
  );
}

/** An unknown key that is like no other: if one key alone is missing beside it, that one was meant. */
function paired(finding: Finding, all: readonly Finding[]): Finding {
  const { path, unknown, meant } = finding;
  if (unknown === undefined || meant !== undefined) return finding;
  const beside = all.filter((f) => JSON.stringify(f.path.slice(0, -1)) === JSON.stringify(path.slice(0, -1)));
  const missing = beside.filter((f) => f.missing);
  if (missing.length !== 1 || beside.filter((f) => f.unknown !== undefined).length !== 1) return finding;
  const right = String(missing[0].path.at(-1));
  return { ...finding, meant: right, message: `unknown key "${unknown}", did you mean "${right}"?` };
}

/** More levels than any card needs. Deeper data is refused before recursive code reads it. */
export const DEEPEST = 64;

function tooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []));
  }
  return false;
}

/** Checks a value against a schema. Returns the value or its faults. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): { value: T } | { faults: Fault[] } {
  if (tooDeep(value)) return { faults: [{ path: [], message: `nested more than ${DEEPEST} levels deep` }] };
  const result = schema.safeParse(value, { reportInput: true, error: knownKeys });
  if (result.success) return { value: result.data };
  const found = result.error.issues.flatMap(findings);
  return {
    faults: merge(found.map((finding) => paired(finding, found))).map(({ path, message, atKey, missing }) =>
      missing ? { path: path.slice(0, -1), message } : { path, message, ...(atKey ? { atKey } : {}) },
    ),
  };
}

/** Uses the message of an unknown key to carry the keys that are known there. */
function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const def = issue.inst?._zod.def as { shape?: object; keyType?: z.core.$ZodType } | undefined;
  return [...Object.keys(def?.shape ?? {}), ...(def?.keyType?._zod.values ?? [])].join(' ');
}
