/** The shape that a saved game must have before it is played again. The rules check its actions, not this file. */
import { RECOMMENDED, SIDES } from '../engine/index.ts';
import { FORMAT, GRACES, PRESETS, SEATINGS, VERSION } from '../host/index.ts';
import type { Shape } from './shape.ts';
import { anything, flag, isObject, list, nullable, oneOf, record, text, whole } from './shape.ts';

const card = whole(0, 9999);
const count = whole(0, 1_000_000);
const side = oneOf(...SIDES);
const time = whole(0, Number.MAX_SAFE_INTEGER);
const bySide = (shape: Shape) => record({ genius: shape, spymaster: shape });

const rule = (name: string, value: unknown): Shape => {
  if (name === 'lethalDamage') return oneOf('exceeds', 'meets');
  if (typeof value === 'boolean') return flag;
  return ['maxRounds', 'maxAttachments', 'spiesPerNetwork'].includes(name) ? nullable(count) : count;
};
const rules = record(
  Object.fromEntries(Object.entries(RECOMMENDED).map(([name, value]) => [`${name}?`, rule(name, value)])),
);

const action: Shape = (value, at) =>
  isObject(value) ? anything(2)(value, at) : `${at}: an action such as { "type": "endStep" } expected`;
const actions = list(action, 100_000);

const place: Shape = (value, at) =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isFinite(n))
    ? undefined
    : `${at}: a place such as [0, 1] expected`;
/** Places by the number of a card. */
const layout: Shape = (value, at) => {
  if (!isObject(value)) return `${at}: an object expected`;
  for (const [key, one] of Object.entries(value)) {
    const problem = /^\d{1,4}$/.test(key) ? place(one, `${at}.${key}`) : `${at}.${key} is not known here`;
    if (problem) return problem;
  }
  return undefined;
};

const request = nullable(record({ by: side }));

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
  // The scenario reader checks what it holds.
  position: (value, at) => (value === null || isObject(value) ? anything(8)(value, at) : `${at}: a position expected`),
  segments: (value, at) =>
    Array.isArray(value) && value.length === 0
      ? `${at}: at least one segment expected`
      : list(record({ cards: text(64), rules, actions }), 1000)(value, at),
  undone: list(record({ segment: count, at: count, lead: actions, actions, by: side }), 100_000),
  manners: record({
    claim: nullable(side),
    holdNext: bySide(flag),
    yields: bySide(nullable(oneOf('infiltration', 'turn'))),
    oks: bySide(flag),
  }),
  commit: nullable(record({ side, card })),
  requests: record({ undo: request, draw: request }),
  held: flag,
  layout,
  sources: bySide(text(100)),
});

/** Undefined if the value is a `GameRecord` of this version; else what is wrong and where. */
export const problemOfRecord = (value: unknown): string | undefined => recordShape(value, '');
