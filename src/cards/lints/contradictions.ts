/** Warnings about conditions that never hold, or always, and about selections that no card fits. */
import type { Card, Side } from '../../engine/index.ts';
import { other, SIDE_OF, SQUARES } from '../../engine/index.ts';
import type { Condition, Kinds, Property, Selection, TriggerEvent, Who } from '../../engine/language.ts';
import { compares } from '../../engine/language.ts';
import type { Fault, Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';

/** What a condition claims, with its path. */
interface Claim {
  readonly says: Condition;
  readonly path: Path;
}

/** Conditions and selections of a card that contradict themselves or the event that they are about. */
export function contradictions(card: Card): Fault[] {
  const faults: Fault[] = [];
  for (const [i, outer] of (card.abilities ?? []).entries()) {
    const ability = outer.kind === 'network' ? outer.ability : outer;
    const base: Path = outer.kind === 'network' ? ['abilities', i, 'ability'] : ['abilities', i];
    if (ability.kind === 'trigger' && ability.if)
      faults.push(...atEvent(card, ability.on, claims(ability.if, [...base, 'if'])));
    walk(ability, base, {
      condition: (condition, { path }) => faults.push(...impossible(condition, path)),
      selector: (selector, { path }) => {
        if (typeof selector !== 'string') faults.push(...unfit(selector, path));
      },
    });
  }
  return faults;
}

/** What must hold for the condition to hold. */
export const claims = (says: Condition, path: Path): Claim[] =>
  'all' in says ? says.all.flatMap((one, i) => claims(one, [...path, 'all', i])) : [{ says, path }];

function impossible(condition: Condition, path: Path): Fault[] {
  if ('compare' in condition) {
    const [left, sign, right] = condition.compare;
    if (typeof left !== 'number' || typeof right !== 'number') return outOfBounds(condition.compare, path);
    return [fault(path, 'fixed-numbers', { holds: compares(left, sign, right) })];
  }
  if ('exists' in condition && typeof condition.exists === 'string' && (condition.atLeast ?? 1) > 1)
    return [fault([...path, 'atLeast'], 'one-at-most', { card: condition.exists })];
  if ('exists' in condition && typeof condition.exists !== 'string' && (condition.atLeast ?? 1) > SQUARES) {
    const { type, zone = 'play' } = condition.exists;
    if (type === 'minion' && zone === 'play')
      return [fault([...path, 'atLeast'], 'squares-for-minions', { squares: SQUARES })];
  }
  if ('any' in condition && condition.any.length === 0) return [fault(path, 'no-conditions')];
  if ('plan' in condition && condition.plan.length === 0) return [fault(path, 'no-states')];
  if (!('all' in condition) || path.at(-2) === 'all') return [];
  const all = claims(condition, path);
  for (const [i, claim] of all.entries())
    for (const before of all.slice(0, i)) if (clash(before.says, claim.says)) return [fault(claim.path, 'clash')];
  return [];
}

/** The least and the most that a number can be. */
function bounds(amount: Kinds['amount']): [number, number] {
  if (typeof amount === 'number') return [amount, amount];
  if ('stat' in amount) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (!('count' in amount)) return [0, Number.POSITIVE_INFINITY];
  const { type, zone = 'play' } = amount.count;
  if (zone !== 'play') return [0, Number.POSITIVE_INFINITY];
  return [0, type === 'minion' ? SQUARES : type === 'plan' ? 1 : Number.POSITIVE_INFINITY];
}

/** A comparison that no number fits, or that every number fits. */
function outOfBounds([left, sign, right]: Kinds['comparison'], path: Path): Fault[] {
  const [a, b] = [bounds(left), bounds(right)];
  const each = a.flatMap((x) => b.map((y) => compares(x, sign, y)));
  const isFixed = sign === '=' ? a[1] < b[0] || b[1] < a[0] : each.every((holds) => holds === each[0]);
  if (!isFixed) return [];
  const holds = sign !== '=' && each[0];
  const counts = [...(typeof left === 'number' ? [] : [a]), ...(typeof right === 'number' ? [] : [b])];
  return [fault(path, 'out-of-bounds', { holds, counts })];
}

function clash(a: Condition, b: Condition): boolean {
  if ('turn' in a && 'turn' in b) return a.turn !== b.turn;
  if ('infiltration' in a && 'infiltration' in b) return a.infiltration !== b.infiltration;
  if ('plan' in a && 'plan' in b) return !a.plan.some((status) => b.plan.includes(status));
  if ('not' in b) return same(a, b.not);
  if ('not' in a) return same(a.not, b);
  if ('compare' in a && 'compare' in b && same(a.compare[0], b.compare[0])) {
    const [, signA, x] = a.compare;
    const [, signB, y] = b.compare;
    if (typeof x !== 'number' || typeof y !== 'number') return false;
    // Whole numbers: between two bounds, and at them, lies every number that could fit both.
    return ![x - 1, x, x + 1, y - 1, y, y + 1].some((n) => compares(n, signA, x) && compares(n, signB, y));
  }
  return false;
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Event → whose turn it is then, and whether a Spy is in the lair. */
const THEN: Readonly<Partial<Record<TriggerEvent, { turn?: Side; infiltration?: boolean }>>> = {
  turnStarted: { infiltration: false },
  minionPlayed: { turn: 'genius', infiltration: false },
  built: { turn: 'genius', infiltration: false },
  spyPlayed: { turn: 'spymaster', infiltration: false },
  nodePlayed: { turn: 'spymaster', infiltration: false },
  entered: { turn: 'spymaster', infiltration: true },
  ignored: { turn: 'spymaster', infiltration: true },
  sneaked: { turn: 'spymaster', infiltration: true },
  combatStarted: { turn: 'spymaster', infiltration: true },
};

function atEvent(card: Card, on: TriggerEvent, all: readonly Claim[]): Fault[] {
  const { turn, infiltration } = THEN[on] ?? {};
  const sideOf = (who: Who): Side => (who === 'you' ? SIDE_OF[card.type] : other(SIDE_OF[card.type]));
  return all.flatMap(({ says, path }): Fault[] => {
    const never =
      ('turn' in says && turn !== undefined && sideOf(says.turn) !== turn) ||
      ('infiltration' in says && infiltration !== undefined && says.infiltration !== infiltration);
    return never ? [fault(path, 'never-at-event', { on })] : [];
  });
}

const OPPOSITES: readonly (readonly [Property, Property])[] = [
  ['busy', 'free'],
  ['static', 'attachable'],
  ['assigned', 'unassigned'],
  ['infiltrating', 'unassigned'],
];

function unfit({ is = [], isNot = [] }: Selection, path: Path): Fault[] {
  const both = is.find((property) => isNot.includes(property));
  if (both) return [fault([...path, 'isNot'], 'is-and-is-not', { property: both })];
  const pair = OPPOSITES.find(([a, b]) => is.includes(a) && is.includes(b));
  return pair ? [fault([...path, 'is'], 'is-both', { one: pair[0], other: pair[1] })] : [];
}
