/** What a stored card set must look like before it is played with. The designers' check says more. */
import { CARD_TYPES, EDGES, KEYWORDS, LARGEST } from '../engine/index.ts';
import type { Shape } from './shape.ts';
import { anything, flag, isObject, list, oneOf, record, text, whole } from './shape.ts';

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
