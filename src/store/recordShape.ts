/** What a kept game must look like before it is played again. What an action may be is the rules' business. */

import type { State } from '../engine/index.ts';
import {
  CARD_TYPES,
  DURATIONS,
  EDGES,
  KEYWORDS,
  LARGEST,
  PLAN_STATUSES,
  RECOMMENDED,
  SIDES,
  SQUARES,
  STACK_KINDS,
  STATS,
  STEPS,
} from '../engine/index.ts';
import { FORMAT, VERSION } from './record.ts';
import type { Shape } from './shape.ts';
import { anything, exactly, flag, isObject, list, nullable, oneOf, record, text, whole } from './shape.ts';
import { GRACES, PRESETS, SEATINGS } from './types.ts';

const card = whole(-1, 9999);
const cards = list(card, 2000);
const count = whole(0, 1_000_000);
const side = oneOf(...SIDES);
const time = whole(0, Number.MAX_SAFE_INTEGER);
const bySide = (shape: Shape) => record({ genius: shape, spymaster: shape });

const rule = (name: string, value: unknown): Shape => {
  if (name === 'lethalDamage') return oneOf('exceeds', 'meets');
  if (typeof value === 'boolean') return flag;
  return ['maxRounds', 'maxAttachments', 'spiesPerNetwork'].includes(name) ? nullable(count) : count;
};
const RULE_SHAPES = Object.entries(RECOMMENDED).map(([name, value]) => [name, rule(name, value)] as const);
const rules = record(Object.fromEntries(RULE_SHAPES));
const someRules = record(Object.fromEntries(RULE_SHAPES.map(([name, shape]) => [`${name}?`, shape])));

/** A state at rest: segments start only where nothing waits on the stack and no choice is open. */
const stateShape: Record<keyof State, Shape> = {
  set: text(64),
  rules,
  random: exactly(whole(-(2 ** 31), 2 ** 32), 4),
  cards: list(count, 2000),
  turn: record({ number: whole(1, 100_000), side, step: oneOf(...STEPS.genius, ...STEPS.spymaster) }),
  score: bySide(whole(0, 1000)),
  winner: nullable(oneOf(...SIDES, 'draw')),
  ending: nullable(oneOf('score', 'rounds', 'concede', 'agreed')),
  lair: (value, at) =>
    Array.isArray(value) && value.length !== SQUARES
      ? `${at}: ${SQUARES} squares expected`
      : list(nullable(record({ card, busy: flag, damage: count, attached: cards })))(value, at),
  plan: nullable(record({ card, status: oneOf(...PLAN_STATUSES), faceUp: flag })),
  offered: list(card, 0),
  nodes: list(record({ card, network: card, x: whole(-2000, 2000), y: whole(-2000, 2000) }), 2000),
  links: list(record({ a: card, b: card, vertical: flag }), 8000),
  spies: list(record({ card, network: card, damage: count, sneakSpent: count, barred: flag }), 2000),
  infiltration: oneOf(null),
  infiltrated: cards,
  hands: bySide(cards),
  decks: record({ genius: cards, spymaster: cards, plans: cards }),
  discards: bySide(cards),
  scored: bySide(cards),
  stack: list(record({ kind: oneOf(...STACK_KINDS) }), 0),
  responder: oneOf(null),
  passes: whole(0, 0),
  frames: list(anything(0), 0),
  choice: oneOf(null),
  modifiers: list(
    record({
      card,
      stat: nullable(oneOf(...STATS)),
      by: whole(-1000, 1000),
      keyword: nullable(oneOf(...KEYWORDS)),
      prevent: (value, at) => (value === 'all' ? undefined : nullable(count)(value, at)),
      until: oneOf(...DURATIONS),
      side,
    }),
  ),
  used: list(record({ card, ability: count, times: count })),
  actionsLeft: whole(-1000, 1000),
  minionsLeft: whole(-1000, 1000),
  stepDone: flag,
  mayDiscard: flag,
};
const state = record(stateShape);

const action: Shape = (value, at) =>
  isObject(value) ? anything(2)(value, at) : `${at}: an action such as { "type": "endStep" } expected`;
const actions = list(action, 100_000);

const recordShape = record({
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  id: (value, at) =>
    typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? undefined : `${at}: a short id expected`,
  created: time,
  updated: time,
  played: time,
  names: bySide(text(200)),
  settings: record({
    seating: oneOf(...SEATINGS),
    grace: oneOf(...GRACES),
    preset: oneOf(...PRESETS),
    seed: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  segments: (value, at) =>
    Array.isArray(value) && value.length === 0
      ? `${at}: at least one segment expected`
      : list(record({ cards: text(64), rules: someRules, start: nullable(state), actions }), 1000)(value, at),
  undone: list(record({ segment: count, at: count, lead: actions, actions, by: side }), 100_000),
  manners: record({
    claim: nullable(side),
    holdNext: bySide(flag),
    yields: bySide(nullable(oneOf('infiltration', 'turn'))),
    oks: bySide(flag),
  }),
  commit: nullable(record({ side, card: whole(0, 9999) })),
});
/** Is this a `GameRecord` of this version? Undefined, or what is wrong and where. */
export const problemOfRecord = (value: unknown): string | undefined => recordShape(value, '');

const number = whole(0, LARGEST);
const ability: Shape = (value, at) => {
  if (!isObject(value) || typeof value.kind !== 'string') return `${at}: an ability with a "kind" expected`;
  if (value.kind === 'network') return ability(value.ability, `${at}.ability`);
  if (value.kind !== 'static' && !Array.isArray(value.effects)) return `${at}.effects: a list expected`;
  return anything(12)(value, at);
};
const upTo = (shape: Shape) => list(shape, 50);
const COMMON: Record<string, Shape> = {
  id: text(100),
  type: oneOf(...CARD_TYPES),
  name: text(200),
  copies: whole(0, 99),
  'text?': text(5000),
  'icon?': text(100),
  'keywords?': upTo(oneOf(...KEYWORDS)),
  'abilities?': upTo(ability),
};
const bonus = whole(-LARGEST, LARGEST);
const BONUSES = { 'attack?': bonus, 'health?': bonus, 'initiative?': flag };
const cardShapes: Record<string, Shape> = {
  minion: record({
    ...COMMON,
    attack: number,
    health: number,
    perception: number,
    'work?': number,
    'value?': number,
    'initiative?': flag,
  }),
  contraption: record({
    ...COMMON,
    cost: number,
    kind: oneOf('static', 'attachable'),
    'grants?': record({ ...BONUSES, 'perception?': bonus }),
  }),
  plan: record({ ...COMMON, evilness: number, cost: record({ contraptions: number, minions: number }) }),
  spy: record({
    ...COMMON,
    attack: number,
    health: number,
    sneak: number,
    support: record({ min: number, 'max?': number }),
    'initiative?': flag,
  }),
  node: record({
    ...COMMON,
    connectors: upTo(oneOf(...EDGES)),
    bonuses: upTo(record({ ...BONUSES, 'sneak?': bonus, size: number, 'keywords?': upTo(oneOf(...KEYWORDS)) })),
  }),
  epiphany: record(COMMON),
  intelligence: record(COMMON),
};
const oneCard: Shape = (value, at) => {
  const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
  const shape = Object.hasOwn(cardShapes, type) && cardShapes[type];
  return shape ? shape(value, at) : `${at}: a card with a known "type" expected`;
};
/** Is this a card set that can be played with? The designers' check says more; this one only keeps the game safe. */
export const problemOfCards = (value: unknown): string | undefined => {
  const problem = list(oneCard, 2000)(value, 'cards');
  if (problem) return problem;
  const ids = (value as { id: string }[]).map((c) => c.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  return twice === undefined ? undefined : `cards: the id "${twice}" stands there twice`;
};
