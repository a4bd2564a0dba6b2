/** What a side can do without: each rule or kind of ability whose worth is measured by a bot that never uses it. */
import type { Action, ReadonlyState, Side } from '../../engine/index.ts';
import { awaiting, networkSize, nodeInPlay } from '../../engine/index.ts';
import type { Avoids, MakeBot } from '../bot.ts';
import { isLegal, withHabit } from './habit.ts';
import { late } from './late.ts';

/** The least size of a Network that counts as large. */
const LARGE = 5;

const makesALargeNetwork: Avoids = (state, action) => {
  if (action.type !== 'connect') return false;
  const [a, b] = [nodeInPlay(state, action.node)?.network, nodeInPlay(state, action.to)?.network];
  if (a === undefined || b === undefined || a === b) return false;
  return networkSize(state, a) + networkSize(state, b) >= LARGE;
};

/** Does this new card go anywhere but to the first square that it may have? */
const choosesASquare: Avoids = (state, action) => {
  if (action.type !== 'playMinion' && action.type !== 'build') return false;
  const { square } = action;
  return square !== undefined && state.lair.indexOf(null) + 1 < square;
};

const responds: Avoids = (state, { type, side }) => {
  const waiting = awaiting(state);
  return type !== 'pass' && (waiting.side !== side ? waiting.kind !== 'over' : waiting.kind === 'respond');
};

const movesAMinion: Avoids = (_, { type }) => type === 'moveMinion';

interface Without {
  /** The side that has it. */
  side: Side;
  /** Makes a bot that never uses it. */
  of: (make: MakeBot, onBreach?: (action: Action) => void) => MakeBot;
}
const never = (side: Side, avoids: Avoids): Without => ({
  side,
  of: (make, onBreach) => withHabit(make, avoids, onBreach),
});
const can = (state: ReadonlyState, type: 'ignore' | 'destroy', side: Side): boolean => isLegal(state, { type, side });

/**
 * By name. Where nothing else is legal, the bot does it all the same: it destroys a Wall, for example.
 * `arranging` covers moving. `haste`: each plan is activated a turn later than the bot would.
 */
export const WITHOUT = {
  ignoring: never('spymaster', (state, { type, side }) => type === 'ignore' && can(state, 'destroy', side)),
  destroying: never('spymaster', (state, { type, side }) => type === 'destroy' && can(state, 'ignore', side)),
  sneaking: never('spymaster', (_, { type }) => type === 'sneak'),
  disconnecting: never('spymaster', (_, { type }) => type === 'disconnect'),
  'large-networks': never('spymaster', makesALargeNetwork),
  'masters-responses': never('spymaster', responds),
  moving: never('genius', movesAMinion),
  arranging: never('genius', (state, action) => movesAMinion(state, action) || choosesASquare(state, action)),
  'geniuss-responses': never('genius', responds),
  haste: { side: 'genius', of: late },
} as const satisfies Record<string, Without>;
export type WithoutName = keyof typeof WITHOUT;
export const WITHOUT_NAMES = Object.keys(WITHOUT) as WithoutName[];
