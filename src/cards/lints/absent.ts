/** Warnings about cards that a card of the set asks for, and that the set does not have. */
import type { Card, CardType } from '../../engine/index.ts';
import type { Selection } from '../../engine/language.ts';
import { typesIn } from '../../engine/language.ts';
import type { Fault, Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';
import type { SetFault, Whole } from './whole.ts';
import { ofType } from './whole.ts';

/** Types whose absence is told of the set as a whole. */
const TOLD: readonly CardType[] = ['minion', 'contraption', 'plan', 'spy', 'node'];

export function absent(set: Whole): SetFault[] {
  return set.cards.flatMap((card) => {
    const faults: SetFault[] = [];
    for (const [i, outer] of (card.abilities ?? []).entries()) {
      const [ability, path]: [Parameters<typeof walk>[0], Path] =
        outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
      walk(ability, path, {
        selector(selector, place) {
          const found = typeof selector === 'string' ? undefined : unmet(set, selector, place.path);
          if (found) faults.push({ card, ...found });
        },
        condition(condition, place) {
          if (!('exists' in condition) || typeof condition.exists === 'string') return;
          const { atLeast = 1, exists } = condition;
          const copies = typesIn(exists).reduce((sum, type) => sum + copiesOf(ofType(set, type)), 0);
          if (copies > 0 && atLeast > copies)
            faults.push({ card, ...fault([...place.path, 'atLeast'], 'too-few-copies', { atLeast, copies }) });
        },
      });
    }
    return faults;
  });
}

const copiesOf = (cards: readonly Card[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** Why no card of the set can be meant; undefined if one can, or if the set as a whole is told that it lacks the type. */
function unmet(set: Whole, selection: Selection, path: Path): Fault | undefined {
  const types = typesIn(selection);
  if (types.every((type) => !TOLD.includes(type) && ofType(set, type).length === 0))
    return fault(path, 'names-no-type', { types });
  const [kind] = (['attachable', 'static'] as const).filter((one) => selection.is?.includes(one));
  if (kind === undefined || ofType(set, 'contraption').length === 0) return undefined;
  return ofType(set, 'contraption').some((card) => card.kind === kind)
    ? undefined
    : fault(path, 'names-no-kind', { kind });
}
