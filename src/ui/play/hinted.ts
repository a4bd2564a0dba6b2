/** The pieces on the table that a hint names. It is shown while the hand of its side is open, and so are they marked. */
import type { Action, View } from '../../engine/index.ts';
import { ACTIONS, occupantAt, SIDES } from '../../engine/index.ts';
import type { PublicState } from '../../store/types.ts';
import type { Spot } from './spots.ts';
import { cardSpot, squareSpot } from './spots.ts';

const NOTHING: ReadonlySet<Spot> = new Set();
const known = new WeakMap<Action, ReadonlySet<Spot>>();

/** The spots that the hint names that is shown now. */
export function hintedSpots({ openHands }: Pick<PublicState, 'openHands'>): ReadonlySet<Spot> {
  for (const side of SIDES) {
    const open = openHands[side];
    if (!open?.hint || typeof open.hint === 'string') continue;
    const { action } = open.hint;
    const spots = known.get(action) ?? new Set(spotsOf(open.view, action));
    known.set(action, spots);
    return spots;
  }
  return NOTHING;
}

/** Plan moves name the plan; what a Spy does at a square, who stands there. */
const AT_PLAN: readonly Action['type'][] = ['advancePlan', 'completePlan', 'activatePlan'];
const AT_SQUARE: readonly Action['type'][] = ['attack', 'sneak', 'destroy', 'ignore'];

function spotsOf(view: View, action: Action): Spot[] {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const spots = Object.entries(ACTIONS[action.type].fields).flatMap(([field, shape]): Spot[] => {
    const value = fields[field];
    if (Array.isArray(value)) return value.map((card: number) => cardSpot(card));
    if (typeof value !== 'number') return [];
    if (shape.startsWith('card')) return [cardSpot(value)];
    return shape.startsWith('square') ? place(view, value) : [];
  });
  const { infiltration, choice } = view;
  if (AT_PLAN.includes(action.type)) return [...spots, 'plan'];
  if (AT_SQUARE.includes(action.type) && infiltration) return place(view, infiltration.square);
  if (action.type === 'choose' && choice?.kind === 'square' && action.option !== undefined)
    return place(view, action.option);
  return spots;
}

/** A square, or who stands in it. */
function place(view: View, square: number): Spot[] {
  const there = occupantAt(view, square);
  return [there ? cardSpot(there.card) : squareSpot(square)];
}
