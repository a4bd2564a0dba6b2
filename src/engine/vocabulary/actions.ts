/** What a side can do. Every action holds its side, and names cards by their ids. */
import type { CardId, Edge, Side } from './types.ts';

/** What a field may hold. A `?` after the field's name says that it may be absent. */
interface FieldTypes {
  card: CardId;
  cards: CardId[];
  square: number;
  edge: Edge;
  number: number;
}
type Shape = keyof FieldTypes;
type FieldShape = Shape | `${Shape}?`;

interface ActionSpec {
  /** The side that has the action, by the table in SCENARIOS.md; `any`: both sides have it. */
  side: Side | 'any';
  fields: Readonly<Record<string, FieldShape>>;
  /** Exactly one of these two fields is present. */
  either?: readonly [string, string];
}

/** The side of each action and what its fields hold. The types below are made from this table. */
const SPECS = {
  choosePlan: { side: 'genius', fields: { card: 'card' } },
  advancePlan: { side: 'genius', fields: {} },
  completePlan: { side: 'genius', fields: { sacrifice: 'cards' } },
  playMinion: { side: 'genius', fields: { card: 'card', square: 'square' } },
  moveMinion: { side: 'genius', fields: { minion: 'card', square: 'square' } },
  build: {
    side: 'genius',
    fields: { card: 'card', workers: 'cards', square: 'square?', minion: 'card?' },
    either: ['square', 'minion'],
  },
  activatePlan: { side: 'genius', fields: {} },
  playSpy: { side: 'spymaster', fields: { card: 'card' } },
  playNode: { side: 'spymaster', fields: { card: 'card' } },
  connect: { side: 'spymaster', fields: { node: 'card', edge: 'edge', to: 'card' } },
  disconnect: { side: 'spymaster', fields: { node: 'card', edge: 'edge' } },
  assign: { side: 'spymaster', fields: { spy: 'card', node: 'card' } },
  unassign: { side: 'spymaster', fields: { spy: 'card' } },
  infiltrate: { side: 'spymaster', fields: { spy: 'card' } },
  destroy: { side: 'spymaster', fields: {} },
  ignore: { side: 'spymaster', fields: {} },
  attack: { side: 'spymaster', fields: {} },
  sneak: { side: 'spymaster', fields: {} },
  playInstant: { side: 'any', fields: { card: 'card', targets: 'cards?' } },
  useAbility: { side: 'any', fields: { card: 'card', targets: 'cards?' } },
  choose: { side: 'any', fields: { ids: 'cards?', option: 'number?' }, either: ['ids', 'option'] },
  discard: { side: 'any', fields: { cards: 'cards' } },
  pass: { side: 'any', fields: {} },
  endStep: { side: 'any', fields: {} },
  concede: { side: 'any', fields: {} },
  /** Both sides have agreed at the table (R1.7). */
  agreeDraw: { side: 'any', fields: {} },
} as const satisfies Record<string, ActionSpec>;

export type ActionType = keyof typeof SPECS;
/** The same table, for checking actions that come from outside. */
export const ACTIONS: Readonly<Record<ActionType, ActionSpec>> = SPECS;
export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[];

type FieldsOf<T extends ActionType> = (typeof SPECS)[T]['fields'];
type TypeOf<S> = S extends Shape ? FieldTypes[S] : S extends `${infer N extends Shape}?` ? FieldTypes[N] : never;
/** The names of the fields that are always present (`false`), or of those that may be absent (`true`). */
type Names<F, Absent extends boolean> = {
  [N in keyof F]: F[N] extends `${string}?` ? (Absent extends true ? N : never) : Absent extends true ? never : N;
}[keyof F];

/** An action of type `T`, as a look-up by `T`. With it a table of moves by type accepts an action of any type. */
export type Act<T extends ActionType> = {
  [K in T]: { type: K; side: Side } & { [N in Names<FieldsOf<K>, false>]: TypeOf<FieldsOf<K>[N]> } & {
    [N in Names<FieldsOf<K>, true>]?: TypeOf<FieldsOf<K>[N]>;
  };
}[T];
export type Action = Act<ActionType>;
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
