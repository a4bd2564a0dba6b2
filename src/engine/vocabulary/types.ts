/** The words every module shares: sides, steps, edges, statistics, keywords. */

export const SIDES = ['genius', 'spymaster'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { [S in Side]: T };
/** One value for each side. */
export const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ genius: of('genius'), spymaster: of('spymaster') });
export const other = (side: Side): Side => (side === 'genius' ? 'spymaster' : 'genius');

/** `T`, read-only at every depth. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The number of a card in one game: its index in `State.cards`. */
export type CardId = number;
/** Stands for a card that a view may not name (R10.2). */
export const HIDDEN: CardId = -2;
/** Stands for no card at all. */
export const NONE: CardId = -1;
/** Is it the id of a card: neither HIDDEN nor NONE? */
export const isSeen = (card: CardId): boolean => card >= 0;
/** No cards. */
export const NOBODY: readonly CardId[] = Object.freeze([]);

export const SQUARES = 8;

export const STEPS = {
  genius: ['plan', 'draw', 'lair', 'activate'],
  spymaster: ['draw', 'actions', 'assign', 'infiltrate'],
} as const;
/** A step of a turn. `end`: the turn's last moment, after its declared end has resolved. */
export type Step = (typeof STEPS)[Side][number] | 'end';

/** The round of a turn, from 1. A round is one turn of each side (R1.7). `turn` counts the turns of both; 0 is before the first. */
export const roundOf = (turn: number): number => Math.max(1, Math.ceil(turn / 2));

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];
/** Edge → its bit. A set of edges is the sum of their bits. */
export const EDGE_BITS: Readonly<Record<Edge, number>> = { left: 1, right: 2, top: 4, bottom: 8 };
export const facing: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
/** Edge → where the neighbour on it lies, as x (to the right) and y (downward). */
export const offset: Readonly<Record<Edge, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};

export const CARD_TYPES = ['minion', 'contraption', 'epiphany', 'plan', 'spy', 'node', 'intelligence'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const STATS = ['attack', 'health', 'perception', 'sneak', 'work', 'value'] as const;
export type Stat = (typeof STATS)[number];

/** R12.1 */
export const KEYWORDS = [
  'initiative',
  'vigilant',
  'wall',
  'unsneakable',
  'silent',
  'untargetable',
  'relentless',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const PLAN_STATUSES = ['in-progress', 'activated', 'advanced'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const DURATIONS = ['combat', 'infiltration', 'turn', 'next-turn', 'permanent'] as const;
/** How long a timed change lasts. `next-turn`: until the next turn of the side that made it begins. */
export type Duration = (typeof DURATIONS)[number];
