/** What the table shows of a refusal beyond its facts: whatever else one chose would be refused as well. */
import { definitionOf } from '../catalogue/register.ts';
import { statOf } from '../facts/stats.ts';
import { canLendAHand } from '../rules/work.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { View } from './view.ts';

/** `carry`: some Minion would be Free to work if it carried no Contraption (R2.6). */
export type NoWay =
  | { readonly is: 'no-square' }
  | { readonly is: 'no-workers'; readonly carry: boolean }
  | { readonly is: 'too-few-workers'; readonly most: number; readonly need: number };

/** Undefined if another choice might be allowed. */
export function noWay(view: View, { code, facts }: Refusal): NoWay | undefined {
  const { lair } = view;
  if (code === 'square-occupied') return lair.every((unit) => unit !== null) ? { is: 'no-square' } : undefined;
  if (code !== 'not-enough-work') return undefined;
  const minions = lair.flatMap((unit) =>
    unit && definitionOf(view, unit.card).type === 'minion' && canLendAHand(unit) ? [unit.card] : [],
  );
  const most = minions.reduce((sum, card) => sum + statOf(view, card, 'work'), 0);
  if (most === 0)
    return { is: 'no-workers', carry: lair.some((unit) => unit && !unit.busy && unit.attached.length > 0) };
  return most < facts.need ? { is: 'too-few-workers', most, need: facts.need } : undefined;
}
