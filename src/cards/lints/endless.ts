/** Warnings about abilities without an end: what nothing ends, and what can be used again and again. */
import type { Card } from '../../engine/index.ts';
import type { ActivatedAbility, Effect, PlainAbility, ReplaceAbility, Selector } from '../../engine/language.ts';
import { targetIndex, typesIn } from '../../engine/language.ts';
import type { Fault, Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import type { LintFacts } from '../troubles/lints.ts';
import { walk } from '../walk.ts';

export function endless(card: Card): Fault[] {
  return (card.abilities ?? []).flatMap((outer, i): Fault[] => {
    const [ability, path]: [PlainAbility, Path] =
      outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
    if (ability.kind === 'replace') return neverEnded(card, ability, path);
    return ability.kind === 'activated' && ability.limit === undefined ? paidBack(card, ability, path) : [];
  });
}

type Lasting = LintFacts['replaces-each']['instead'];
const LASTING: readonly ReplaceAbility['instead'][] = ['die', 'beDestroyed', 'thwart'] satisfies Lasting[];
const lasts = (instead: ReplaceAbility['instead']): instead is Lasting => LASTING.includes(instead);

/** A card that stays in its place each time it should go. */
function neverEnded(card: Card, ability: ReplaceAbility, path: Path): Fault[] {
  const { instead } = ability;
  const isOwn = ability.of === undefined || ability.of === '$self' || ability.of === '$host';
  const isAll = typeof ability.of === 'object' && !ability.of.other && typesIn(ability.of).includes(card.type);
  if (!lasts(instead) || ability.limit !== undefined || ability.if || !(isOwn || isAll)) return [];
  if (effectsIn(ability).some((effect) => takesAway(effect))) return [];
  return [fault(path, 'replaces-each', { instead })];
}

/** Does the card go all the same, or is it paid for? */
const takesAway = (effect: Effect): boolean =>
  ['kill', 'destroy', 'bounce', 'eject', 'unassign', 'discard', 'makeBusy', 'delay', 'reenter', 'swapPlan'].includes(
    effect.verb,
  );

function effectsIn(ability: PlainAbility): Effect[] {
  const found: Effect[] = [];
  walk(ability, [], { effect: (effect) => void found.push(effect) });
  return found;
}

/** An ability that gives back what it costs. */
function paidBack(card: Card, ability: ActivatedAbility, path: Path): Fault[] {
  const { busy, sneak, health, discard } = ability.cost;
  const faults: Fault[] = [];
  const say = (at: Path, by: LintFacts['pays-itself']['by']): void =>
    void faults.push(fault(at, 'pays-itself', { by }));
  walk(ability, path, {
    effect(effect, { path: at }) {
      if (busy && effect.verb === 'makeFree' && mayBeSelf(card, ability, effect.cards)) say(at, 'busy');
      if (discard) return;
      if (
        sneak &&
        !health &&
        effect.verb === 'modify' &&
        effect.stat === 'sneak' &&
        isAtLeast(effect.by, sneak) &&
        mayBeSelf(card, ability, effect.cards)
      )
        say(at, 'sneak');
      if (
        health &&
        !sneak &&
        effect.verb === 'heal' &&
        isAtLeast(effect.amount, health) &&
        mayBeSelf(card, ability, effect.cards)
      )
        say(at, 'health');
    },
  });
  return faults;
}

const isAtLeast = (amount: unknown, cost: number): boolean => typeof amount === 'number' && amount >= cost;

function mayBeSelf(card: Card, ability: ActivatedAbility, selector: Selector): boolean {
  if (selector === '$self') return true;
  const selection = typeof selector === 'string' ? ability.targets?.[targetIndex(selector)] : selector;
  if (!selection || selection.other || selection.is?.includes('free') || selection.isNot?.includes('busy'))
    return false;
  return typesIn(selection).includes(card.type) && selection.owner !== 'opponent' && selection.where !== 'adjacent';
}
