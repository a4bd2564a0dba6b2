import { expect, it } from 'vitest';
import { didYouMean } from '../../tests/cards/said.ts';
import { CARD_TYPES, KEYWORDS } from '../engine/index.ts';
import { KINDS, TRIGGER_EVENTS } from '../engine/language.ts';

const VERBS = Object.keys(KINDS.effect.rows);
const ABILITIES = Object.keys(KINDS.ability.rows);

it.each<[string, readonly string[], string]>([
  ['mill', VERBS, ': the language has no mill; nearest: "discard", "search"'],
  ['repeat', VERBS, ': the language has no repeat; nearest: "each"'],
  ['gain control', VERBS, ': the language has no gain control; nearest: "makeBusy", "bounce"'],
  ['Flicker', VERBS, ': the language has no Flicker; nearest: "bounce"'],
  ['haste', VERBS, ': the language has no haste; nearest: "makeFree"'],
  ['trample', VERBS, ': the language has no trample; nearest: the keyword "relentless"'],
  ['copy', VERBS, ': the language has no copy'],
  [
    'delayed',
    VERBS,
    ': the language has no delayed: what is to happen later is an ability with "kind": "trigger", as on "turnEnded"',
  ],
  ['taunt', KEYWORDS, ': the language has no taunt; nearest: "wall", "unsneakable"'],
  ['lifelink', KEYWORDS, ': the language has no lifelink; nearest: the verb "heal"'],
  ['etb', TRIGGER_EVENTS, ': the language has no etb; nearest: "minionPlayed", "spyPlayed", "nodePlayed", "built"'],
  ['deathrattle', ABILITIES, ': the language has no deathrattle; nearest: "trigger", "replace"'],
  ['sorcery', CARD_TYPES, ': the language has no sorcery; nearest: "epiphany", "intelligence"'],
])('says what comes nearest to %s of other games', (word, words, sentence) => {
  expect(didYouMean(word, words)).toBe(sentence);
});

it.each<[string, readonly string[], string]>([
  ['tap', VERBS, 'makeBusy'],
  ['untap', VERBS, 'makeFree'],
  ['counter', VERBS, 'cancel'],
  ['tutor', VERBS, 'search'],
  ['remove', VERBS, 'destroy'],
  ['vigilance', KEYWORDS, 'vigilant'],
  ['killed', TRIGGER_EVENTS, 'died'],
  ['thwarts', TRIGGER_EVENTS, 'thwarted'],
  ['damage', TRIGGER_EVENTS, 'damaged'],
  ['destroyed', VERBS, 'destroy'],
  ['damge', VERBS, 'damage'],
  ['dmage', VERBS, 'damage'],
  ['kil', VERBS, 'kill'],
  ['discrad', VERBS, 'discard'],
])('takes %s for a word of the language', (word, words, meant) => {
  expect(didYouMean(word, words)).toBe(`, did you mean "${meant}"?`);
});

it.each<[string, readonly string[]]>([
  ['bill', VERBS],
  ['select', VERBS],
  ['collect', VERBS],
  ['convert', VERBS],
  ['reassign', VERBS],
  ['undelay', VERBS],
  ['targetable', KEYWORDS],
  ['sneakable', KEYWORDS],
])('takes %s for no other deed that merely looks like it, nor for its opposite', (word, words) => {
  expect(didYouMean(word, words)).not.toContain('did you mean');
});
