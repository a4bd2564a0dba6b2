/** What the table shows of a refusal beyond its facts: whatever else one chose would be refused as well. */
import { definitionOf } from '../catalogue/register.ts';
import { minionsInLair } from '../facts/lookup.ts';
import { statOf } from '../facts/stats.ts';
import { canLendAHand } from '../rules/work.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CardId } from '../vocabulary/types.ts';
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
  const { most, carry } = hands(view);
  if (most === 0) return { is: 'no-workers', carry };
  return most < facts.need ? { is: 'too-few-workers', most, need: facts.need } : undefined;
}

/** The Work of all who may work now, and whether somebody would be among them if it carried no Contraption (R2.6). */
function hands(view: View): { most: number; carry: boolean } {
  const { lair } = view;
  const minions = minionsInLair(view).filter(canLendAHand);
  const most = minions.reduce((sum, { card }) => sum + statOf(view, card, 'work'), 0);
  return { most, carry: lair.some((unit) => unit && !unit.busy && unit.attached.length > 0) };
}

/** What building a Contraption takes (R2.5), and what is there: a place for it, and `most`, the Work of all who may work. */
export interface BuildNeeds {
  readonly site: 'square' | 'minion';
  readonly hasSite: boolean;
  readonly work: number;
  readonly most: number;
  readonly carry: boolean;
}

/** Null if the card is no Contraption. */
export function buildNeeds(view: View, card: CardId): BuildNeeds | null {
  const { type, attachable, cost } = definitionOf(view, card);
  if (type !== 'contraption') return null;
  const { maxAttachments } = view.rules;
  const canCarry = ({ attached }: { attached: readonly CardId[] }) =>
    maxAttachments === null || attached.length < maxAttachments;
  const hasSite = attachable ? minionsInLair(view).some(canCarry) : view.lair.includes(null);
  return { site: attachable ? 'minion' : 'square', hasSite, work: cost, ...hands(view) };
}
