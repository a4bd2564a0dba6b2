/** The shape that a saved game must have before it is played again. Its actions are checked later, by the rules. */

import { isSeed, RECOMMENDED, SIDES, STEPS } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import {
  FORMAT,
  GRACES,
  LONGEST_REMARK,
  MOST_REMARKS,
  NO_ORDERS,
  NOTHING_GOING_ON,
  PRESETS,
  SEATINGS,
  VERSION,
} from '../record/index.ts';
import type { Misfit, Shape } from './shape.ts';
import { anything, both, flag, isObject, list, mapping, must, nullable, oneOf, record, text, whole } from './shape.ts';

const card = whole(0, 9999);
const count = whole(0, 1_000_000);
const side = oneOf(...SIDES);
const time = whole(0, Number.MAX_SAFE_INTEGER);
export const bySide = (shape: Shape) => record({ genius: shape, spymaster: shape });
export const names = bySide(text(200));
export const settings = { seating: oneOf(...SEATINGS), grace: oneOf(...GRACES), preset: oneOf(...PRESETS) };

const rule = (name: string, value: unknown): Shape => {
  if (name === 'lethalDamage') return oneOf('exceeds', 'meets');
  if (typeof value === 'boolean') return flag;
  return ['maxRounds', 'maxAttachments', 'spiesPerNetwork'].includes(name) ? nullable(count) : count;
};
export const rules = record(
  Object.fromEntries(Object.entries(RECOMMENDED).map(([name, value]) => [`${name}?`, rule(name, value)])),
);

const action = both(must('action', isObject), anything(2));
const actions = list(action, 100_000);

const isPlace = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isFinite(n));
const isCardKey = (key: string): boolean => /^\d{1,4}$/.test(key);
/** Places by the number of a card. */
const layout = mapping((key) => (isCardKey(key) ? must('place', isPlace) : undefined));

const print = record({ at: count, print: text(8) });
const request = nullable(record({ by: side }));

const branch = record({ segment: count, at: count, lead: actions, actions, by: side });
const note = record({ spy: card, node: card });
const move = record({ at: count, from: layout });
const remark = record({ stop: count, text: text(LONGEST_REMARK) });
const ordersOf: Readonly<Record<string, Shape>> = {
  claim: nullable(side),
  holdNext: bySide(flag),
  yields: bySide(flag),
  oks: bySide(flag),
  sneakOn: nullable(
    record({ spy: card, sneak: count, perceptions: mapping((key) => (isCardKey(key) ? count : undefined)) }),
  ),
  byHand: list(record({ turn: count, step: oneOf(...STEPS.genius, ...STEPS.spymaster) }), 100),
};

const fields = {
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  id: must('id', (value) => typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value)),
  created: time,
  updated: time,
  played: time,
  names,
  settings: record({ ...settings, seed: must('seed', isSeed) }),
  // The scenario reader checks what it holds.
  position: nullable(both(must('position', isObject), anything(24))),
  segments: both(
    list(
      record({
        ...{ cards: text(64), 'name?': text(60), 'like?': text(64), rules, actions },
        own: list(count, 100_000),
        prints: list(print, 10_000),
      }),
      1000,
    ),
    must('segments', (value) => (value as unknown[]).length > 0),
  ),
  undone: list(branch, 100_000),
  manners: record(ordersOf),
  notes: list(note, 100),
  commit: nullable(record({ side, card })),
  requests: record({ undo: request, draw: request }),
  held: flag,
  seen: bySide(count),
  layout,
  moved: list(move, 100_000),
  sources: bySide(text(100)),
  hindsight: flag,
  hints: flag,
  hinted: bySide(count),
  ended: flag,
  remarks: list(remark, MOST_REMARKS),
} satisfies Record<string, Shape>;
const recordShape = record(fields);

/** What a record has beside its moves. Where it does not fit, it is left out, and the game goes on. */
const LEFT_OUT = {
  ...NOTHING_GOING_ON,
  played: 0,
  layout: {},
  hindsight: false,
  hints: false,
  hinted: { genius: 0, spymaster: 0 },
  remarks: [],
} satisfies Partial<GameRecord>;
type Beside = keyof typeof LEFT_OUT;
export const BESIDE = Object.keys(LEFT_OUT) as Beside[];

const LISTS: Readonly<Record<string, Shape>> = { undone: branch, notes: note, moved: move, remarks: remark };

/** The record without those parts beside its moves that do not fit, each as small as can be. */
export function besideMoves(saved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const mended: Record<string, unknown> = { ...saved };
  for (const name of BESIDE) {
    const value = saved[name];
    if (value === undefined || fields[name](value, '') === undefined) continue;
    const one = LISTS[name];
    if (one && Array.isArray(value)) mended[name] = value.filter((part) => one(part, '') === undefined);
    else if (name === 'manners') mended[name] = isObject(value) ? { ...NO_ORDERS, ...fitting(ordersOf, value) } : value;
    else if (name === 'layout' && isObject(value)) mended[name] = fittingPlaces(value);
    else mended[name] = LEFT_OUT[name];
  }
  return mended;
}

const fitting = (shapes: Readonly<Record<string, Shape>>, value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(value).filter(([key, part]) => shapes[key]?.(part, '') === undefined && shapes[key]),
  );
const fittingPlaces = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(value).filter(([key, place]) => layout({ [key]: place }, '') === undefined));

/** Undefined if the value is a `GameRecord` of this version; else what is wrong and where. */
export const misfitOf = (value: unknown): Misfit | undefined => recordShape(value, '');
