/** What a side can do. Every action bears its side; cards are named by their ids. */
import type { CardId, Edge, Side } from './types.ts';

type Act<T extends string, Fields = unknown> = { type: T; side: Side } & Fields;

export type Action =
  | Act<'choosePlan', { card: CardId }>
  | Act<'advancePlan'>
  | Act<'completePlan', { sacrifice: CardId[] }>
  | Act<'playMinion', { card: CardId; square: number }>
  | Act<'moveMinion', { minion: CardId; square: number }>
  | Act<'build', { card: CardId; workers: CardId[]; square?: number; minion?: CardId }>
  | Act<'activatePlan'>
  | Act<'playSpy', { card: CardId }>
  | Act<'playNode', { card: CardId }>
  | Act<'connect', { node: CardId; edge: Edge; to: CardId }>
  | Act<'disconnect', { node: CardId; edge: Edge }>
  | Act<'assign', { spy: CardId; node: CardId }>
  | Act<'unassign', { spy: CardId }>
  | Act<'infiltrate', { spy: CardId }>
  | Act<'destroy'>
  | Act<'ignore'>
  | Act<'attack'>
  | Act<'sneak'>
  | Act<'playInstant', { card: CardId; targets?: CardId[] }>
  | Act<'useAbility', { card: CardId; targets?: CardId[] }>
  | Act<'choose', { ids?: number[]; option?: number }>
  | Act<'discard', { cards: CardId[] }>
  | Act<'pass'>
  | Act<'endStep'>
  | Act<'concede'>
  /** Both sides have agreed at the table (R1.7). */
  | Act<'agreeDraw'>;

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** A field's shape, for checking what comes from outside. `?` marks what may be absent. */
type FieldShape = 'card' | 'cards' | 'square' | 'edge' | 'number' | 'square?' | 'card?' | 'cards?' | 'number?';

interface ActionSpec {
  /** Whose action it is by the table in SCENARIOS.md; `any`: both sides have it. */
  side: Side | 'any';
  fields: Readonly<Record<string, FieldShape>>;
}

export const ACTIONS: Readonly<Record<ActionType, ActionSpec>> = {
  choosePlan: { side: 'genius', fields: { card: 'card' } },
  advancePlan: { side: 'genius', fields: {} },
  completePlan: { side: 'genius', fields: { sacrifice: 'cards' } },
  playMinion: { side: 'genius', fields: { card: 'card', square: 'square' } },
  moveMinion: { side: 'genius', fields: { minion: 'card', square: 'square' } },
  build: { side: 'genius', fields: { card: 'card', workers: 'cards', square: 'square?', minion: 'card?' } },
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
  choose: { side: 'any', fields: { ids: 'cards?', option: 'number?' } },
  discard: { side: 'any', fields: { cards: 'cards' } },
  pass: { side: 'any', fields: {} },
  endStep: { side: 'any', fields: {} },
  concede: { side: 'any', fields: {} },
  agreeDraw: { side: 'any', fields: {} },
};
export const ACTION_TYPES = Object.keys(ACTIONS) as ActionType[];
