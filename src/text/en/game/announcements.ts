/** Words for announced things (R9.3): in the log, and while they wait to resolve (R9.2). */
import type { CardId, StackItem } from '../../../engine/index.ts';
import { NONE, SQUARES } from '../../../engine/index.ts';
import type { Naming } from '../words.ts';
import { card as cardName, list } from '../words.ts';

/** What was announced: an item of the stack, or the event that told it. */
export type Announced = Pick<StackItem, 'kind' | 'card'> & { readonly targets: readonly CardId[] };

/** ", aimed at Guard and Agent Zero", without what has left since; empty without targets. */
export function aim(targets: readonly CardId[], name: Naming): string {
  const left = targets.filter((id) => id !== NONE);
  return left.length > 0 ? `, aimed at ${list(left.map((id) => cardName(id, name)))}` : '';
}

/** "Agent Zero enters square 3". `square`: where the infiltrating Spy is, 0 before the lair. */
export function announcement({ kind, card, targets }: Announced, square: number, name: Naming): string {
  const who = cardName(card, name);
  const met = list(targets.map((id) => cardName(id, name)));
  switch (kind) {
    case 'activatePlan':
      return 'Activate the Evil Plan';
    case 'advancePlan':
      return 'Advance the Evil Plan';
    case 'completePlan':
      return 'Complete the Evil Plan';
    case 'infiltrate':
      return `${who} is sent into the lair`;
    case 'enter':
      return `${who} enters square ${Math.min(SQUARES, square + 1)}`;
    case 'destroy':
      return `${who} destroys ${met}`;
    case 'ignore':
      return `${who} ignores ${met}`;
    case 'attack':
      return `${who} attacks ${met}`;
    case 'sneak':
      return `${who} sneaks by ${met}`;
    case 'reach':
      return `${who} reaches the Evil Plan`;
    case 'endTurn':
      return 'End of the turn';
    case 'playInstant':
      return `${who}${aim(targets, name)}`;
    case 'useAbility':
      return `${who} uses its ability${aim(targets, name)}`;
  }
}
