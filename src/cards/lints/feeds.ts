/** Warnings about triggers that do what they wait for. */
import type { Card, CardType } from '../../engine/index.ts';
import type { Effect, Kinds, Selector, TriggerAbility } from '../../engine/language.ts';
import { typesIn, typesNamed } from '../../engine/language.ts';
import type { Fault } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';

/** Triggers without a limit that set themselves off again. */
export function feedsItself(card: Card): Fault[] {
  const faults: Fault[] = [];
  for (const [i, outer] of (card.abilities ?? []).entries()) {
    const ability = outer.kind === 'network' ? outer.ability : outer;
    if (ability.kind !== 'trigger' || ability.limit !== undefined) continue;
    walk(ability, outer.kind === 'network' ? ['abilities', i, 'ability'] : ['abilities', i], {
      effect(effect, { path }) {
        if (isFed(card.type, ability, effect)) faults.push(fault(path, 'feeds-itself', { on: ability.on }));
      },
    });
  }
  return faults;
}

function isFed(own: CardType, { on, of = '$self', who }: TriggerAbility, effect: Effect): boolean {
  if (on === 'drawn') return effect.verb === 'draw' && (who === undefined || who === effect.who);
  return on === 'damaged' && effect.verb === 'damage' && mayBe(own, of, effect.cards);
}

/** May the effect be done to what the trigger waits for? */
function mayBe(own: CardType, of: Kinds['filter'], cards: Selector): boolean {
  if (cards === '$event') return true;
  if (typeof of === 'string') {
    if (typeof cards === 'string') return cards === of;
    return typesIn(cards).includes(of === '$self' ? own : 'minion') && !(of === '$self' && cards.other);
  }
  const types = typesNamed(cards, own) ?? [];
  return !(cards === '$self' && of.other) && types.some((type) => typesIn(of).includes(type));
}
