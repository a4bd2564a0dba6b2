/** What is no JSON, and what JSON does not fit the form of card data. */
import type { NoFacts } from '../../engine/index.ts';
import type { Oddity, OddLetter } from '../characters.ts';
import type { Suggestion } from '../suggest.ts';

/** A value as a short text: what it is, or itself. */
export type Shown = { readonly is: 'nothing' | 'list' | 'object' } | { readonly text: string };

/** Texts that stand for something else than JSON, by how they begin. */
export type OtherText =
  | ('zip' | 'gzip' | 'picture' | 'pdf' | 'rtf' | 'archive' | 'html' | 'xml' | 'fence' | 'code' | 'no-brace')
  | ('yaml' | 'csv');

/** A word that is none of JSON, by what is wrong with it. */
export type OddWord =
  | ('capital' | 'null' | 'true' | 'false' | 'nan' | 'quotes' | 'comment' | 'dots' | 'plus' | 'no-digit')
  | ('no-decimals' | 'not-decimal' | 'leading-zero' | 'digits' | 'no-number' | 'sign');

export interface JsonFacts {
  /** `code`: of the reader of JSON; undefined: only `JSON.parse` refuses the text. */
  'not-json': { code: string | undefined };
  'empty-file': { holds: string };
  'other-text': { is: OtherText };
  'character-0': NoFacts;
  'not-utf-8': NoFacts;
  'stray-character': { character: string; oddity: Oddity };
  'bad-character': { character: string; oddity: Oddity };
  'curly-quote': { character: string; oddity: Oddity };
  'decimal-comma': { number: string; decimals: string };
  'one-comma-too-many': NoFacts;
  'comma-before-closer': { closer: string };
  'closer-missing': { closer: string; before: string | undefined };
  'semicolon-for-comma': NoFacts;
  'equals-for-colon': NoFacts;
  'spaces-in-number': NoFacts;
  'no-opening-brace': NoFacts;
  'key-needs-quotes': { key: string };
  fence: NoFacts;
  'odd-word': { word: string; is: OddWord };
  'cut-off': { missing: readonly string[] };
  'cut-off-in-text': { missing: readonly string[] };
  'text-ends-early': NoFacts;
  'second-value': { opener: string };
  'nothing-may-follow': NoFacts;
  'key-twice': { key: string };
  'too-deep': { most: number };
}

export interface FormFacts {
  'wrong-kind': { wants: Wanted; found: Shown };
  /** The schema says itself what it wants. `odd`: a letter that may be the reason. */
  schema: { says: string; odd?: OddLetter; found?: Shown };
  missing: { key: string; words: readonly string[] };
  /** `suggestion`: null where nothing may stand. */
  'unknown-key': { key: string; suggestion: Suggestion | null };
  'comment-key': { key: string };
  /** `key`: of the word, if that says what is unknown. `listed`: how many there are in the README. */
  'unknown-word': { key: string | undefined; word: Shown; suggestion: Suggestion | { readonly listed: number } };
  'type-for-selection': NoFacts;
  'effect-in-ability': NoFacts;
  'effect-for-ability': NoFacts;
  'empty-text': NoFacts;
  'long-text': { have: number; most: number };
  'list-size': { bound: 'exactly' | 'least' | 'most'; size: number };
  'number-size': { bound: 'least' | 'most'; size: number; found: Shown };
}

/** A kind of value by its name in the schema, an example as the schema says it, or words of which one must stand. */
export type Wanted = { readonly kind: string } | { readonly says: string } | { readonly words: readonly string[] };
