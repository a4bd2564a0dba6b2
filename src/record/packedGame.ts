/** A finished game in few numbers, as a link holds it. */
import type { Action, ActionType, Rules, Side } from '../engine/index.ts';
import { ACTIONS, isSeed, RECOMMENDED } from '../engine/index.ts';
import type { GameRecord, Remark, Segment } from './record.ts';
import { newRecord } from './record.ts';
import { withRemark } from './remarks.ts';
import type { Preset } from './settings.ts';

const VERSION = 1;

/** The number of an action's type in a link is its place here. New ones come last, and none is taken out. */
export const ORDER: readonly ActionType[] = [
  'pass',
  'endStep',
  'choosePlan',
  'advancePlan',
  'completePlan',
  'playMinion',
  'moveMinion',
  'build',
  'activatePlan',
  'playSpy',
  'playNode',
  'connect',
  'disconnect',
  'assign',
  'unassign',
  'infiltrate',
  'destroy',
  'ignore',
  'attack',
  'sneak',
  'playInstant',
  'useAbility',
  'choose',
  'discard',
  'concede',
  'agreeDraw',
];
const EDGES = ['left', 'right', 'top', 'bottom'] as const;
/** Stands for a field that is absent. */
const ABSENT = -1;

type Packed = [
  version: number,
  names: [string, string],
  sources: [string, string],
  preset: string,
  seed: unknown,
  position: unknown,
  segments: [cards: string, name: string | null, like: string | null, rules: Partial<Rules>, numbers: number[]][],
  remarks?: [stop: number, text: string][],
];

/** All that playing the game again needs, as a short text, and what was written about it. */
export function packedGame(record: GameRecord): string {
  const { names, sources, settings, position, segments, remarks } = record;
  const packed: Packed = [
    VERSION,
    [names.genius, names.spymaster],
    [sources.genius, sources.spymaster],
    settings.preset,
    settings.seed,
    position,
    segments.map(({ cards, name, like, rules, actions, own }) => {
      const made = new Set(own);
      const numbers = actions.flatMap((action, i) => numbersOf(action, made.has(i)));
      return [cards, name ?? null, like ?? null, unusual(rules), numbers];
    }),
  ];
  if (remarks.length > 0) packed.push(remarks.map(({ stop, text }) => [stop, text]));
  return JSON.stringify(packed);
}

/** The rules that are not as recommended. */
const unusual = (rules: Partial<Rules>): Partial<Rules> =>
  Object.fromEntries(Object.entries(rules).filter(([rule, value]) => RECOMMENDED[rule as keyof Rules] !== value));

/** The game of such a text, under that id; null if it is damaged. Its moves are checked by playing them. */
export function unpackedGame(text: string, facts: Pick<GameRecord, 'id'> & { now: number }): GameRecord | null {
  try {
    const [version, names, sources, preset, seed, position, segments, remarks = []] = JSON.parse(text) as Packed;
    if (version !== VERSION || !isSeed(seed) || segments.length === 0) return null;
    const settings = { seating: 'side-by-side', grace: 0, preset: preset as Preset, seed } as const;
    const record = newRecord(
      {
        ...facts,
        names: { genius: String(names[0]), spymaster: String(names[1]) },
        sources: { genius: String(sources[0]), spymaster: String(sources[1]) },
        settings,
        position: position as GameRecord['position'],
      },
      { cards: '', rules: {}, actions: [] },
    );
    return { ...record, segments: segments.map(segmentOf), remarks: remarksOf(remarks) };
  } catch {
    return null;
  }
}

/** Those that can stand: a link may have been written by anybody. */
const remarksOf = (packed: NonNullable<Packed[7]>): Remark[] =>
  packed
    .filter(([stop]) => Number.isSafeInteger(stop) && stop >= 0)
    .reduce<Remark[]>((known, [stop, text]) => withRemark(known, { stop, text: String(text) }), []);

function segmentOf([cards, name, like, rules, numbers]: Packed[6][number]): Segment {
  const actions: Action[] = [];
  const own: number[] = [];
  const left = [...numbers];
  const next = (): number => {
    const number = left.shift();
    if (!Number.isSafeInteger(number)) throw new RangeError('The link ends within an action.');
    return number as number;
  };
  while (left.length > 0) {
    const code = next();
    if (code % 2 === 1) own.push(actions.length);
    actions.push(actionFrom(code >> 1, next));
  }
  return {
    cards: String(cards),
    ...(name !== null && { name: String(name) }),
    ...(like !== null && { like: String(like) }),
    rules: { ...RECOMMENDED, ...rules },
    actions,
    own,
    prints: [],
  };
}

function numbersOf(action: Action, isOwn: boolean): number[] {
  const code = 2 * ORDER.indexOf(action.type) + (action.side === 'genius' ? 0 : 1);
  const values = action as unknown as Readonly<Record<string, unknown>>;
  return [
    2 * code + (isOwn ? 1 : 0),
    ...fieldsOf(action.type).flatMap(({ name, shape }) => {
      const value = values[name];
      if (value === undefined) return [ABSENT];
      if (shape === 'cards') return [(value as number[]).length, ...(value as number[])];
      return [shape === 'edge' ? EDGES.indexOf(value as (typeof EDGES)[number]) : (value as number)];
    }),
  ];
}

function actionFrom(code: number, next: () => number): Action {
  const type = ORDER[code >> 1];
  const side: Side = code % 2 === 0 ? 'genius' : 'spymaster';
  const action: Record<string, unknown> = { type, side };
  for (const { name, shape, isOptional } of fieldsOf(type)) {
    const value = next();
    if (value === ABSENT && isOptional) continue;
    if (shape === 'cards') action[name] = Array.from({ length: value }, next);
    else action[name] = shape === 'edge' ? EDGES[value] : value;
  }
  return action as unknown as Action;
}

const fieldsOf = (type: ActionType): { name: string; shape: string; isOptional: boolean }[] =>
  Object.entries(ACTIONS[type].fields).map(([name, shape]) => ({
    name,
    shape: shape.replace('?', ''),
    isOptional: shape.endsWith('?'),
  }));
