/** Warnings: what a card may say, but probably does not mean. */
import type { Card, CardType } from '../../engine/index.ts';
import type { Ability, Effect, NetworkAbility, Selector } from '../../engine/language.ts';
import { targetIndex, typesIn } from '../../engine/language.ts';
import { INSTANTS } from '../applies.ts';
import { typesOf } from '../sense.ts';
import { nearest } from '../suggest.ts';
import type { Fault, Path } from '../trouble.ts';
import { fault, saying } from '../trouble.ts';
import type { LintFacts } from '../troubles/lints.ts';
import { walk } from '../walk.ts';
import { contradictions } from './contradictions.ts';
import { endless } from './endless.ts';
import { feedsItself } from './feeds.ts';
import { flavour } from './flavour.ts';
import { wrongMoments } from './moments.ts';

/** The cards that a change for a time reaches. */
const LASTING: readonly CardType[] = ['minion', 'contraption', 'spy'];

/** The most letters of a name that a card shows. */
const LONGEST_NAME = 30;

/** Warnings about one card. `icons`: the names of all pictures; without it names of pictures are not checked. */
export function lintCard(card: Card, icons?: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const say = saying(faults);
  const abilities = card.abilities ?? [];
  if (card.copies === 0) say(['copies'], 'no-copies');
  if (card.icon !== undefined && icons && !icons.has(card.icon))
    say(['icon'], 'no-picture', { icon: card.icon, meant: nearest(card.icon, icons) });
  if (abilities.length === 0 && INSTANTS.includes(card.type)) say([], 'instant-does-nothing');
  if (abilities.length === 0 && card.type === 'plan') say([], 'plan-does-nothing');
  if (card.name.length > LONGEST_NAME) say(['name'], 'long-name', { have: card.name.length, most: LONGEST_NAME });
  if (card.name.trim() === '') say(['name'], 'blank-name');
  if (card.type === 'plan' && card.cost.contraptions + card.cost.minions === 0) say(['cost'], 'free-plan');
  if (card.type === 'spy' && card.support.max === 0) say(['support', 'max'], 'smallest-network');
  if (card.type === 'contraption' && card.grants && isNothing(card.grants)) say(['grants'], 'give-nothing');
  if (card.type === 'node')
    for (const [i, { size, ...gives }] of card.bonuses.entries())
      if (isNothing(gives)) say(['bonuses', i], 'gives-nothing');
  for (const [i, ability] of abilities.entries()) faults.push(...lintAbility(card, ability, ['abilities', i]));
  const contradicted = contradictions(card);
  return [
    ...faults,
    ...neverPaid(card),
    ...(contradicted.length > 0 ? contradicted : wrongMoments(card)),
    ...feedsItself(card),
    ...endless(card),
    ...flavour(card),
  ];
}

/** True if all that is said is 0, false or an empty list. */
const isNothing = (said: object): boolean =>
  Object.values(said).every((value) => value === 0 || value === false || (Array.isArray(value) && value.length === 0));

function lintAbility(card: Card, ability: Ability, path: Path): Fault[] {
  if (ability.kind === 'network') return lintAbility(card, ability.ability, [...path, 'ability']);
  if (ability.kind === 'static') {
    const empty = isNothing(ability.stats ?? {}) && isNothing({ keywords: ability.keywords ?? [] });
    return empty ? [fault(path, 'changes-nothing')] : [];
  }
  const faults: Fault[] = [];
  const say = saying(faults);
  if (ability.effects.length === 0) say([...path, 'effects'], 'no-effects', { kind: ability.kind });
  const targets = 'targets' in ability ? (ability.targets?.length ?? 0) : 0;
  const read = new Set<number>();
  walk(ability, path, {
    effect(effect, place) {
      const because = doesNothing(effect);
      if (because) say(place.path, 'does-nothing', { because });
      if (effect.verb === 'grant') {
        const lost = typesOf(card, effect.cards, place).filter((type) => !LASTING.includes(type));
        if (lost.length > 0) say([...place.path, 'cards'], 'grant-does-not-reach', { types: lost });
      }
      if (effect.verb !== 'swap' && effect.verb !== 'move') return;
      const named = { cards: effect.cards, ...(effect.verb === 'swap' ? { with: effect.with } : {}) };
      for (const [key, selector] of Object.entries(named))
        if (mayBeAttached(selector, ability)) say([...place.path, key], 'may-pick-attached');
    },
    selector(selector, place) {
      const number = targetIndex(selector) + 1;
      if (number === 0) return;
      read.add(number);
      if (number > targets) say(place.path, 'no-such-target', { selector: String(selector), targets });
    },
  });
  for (let number = 1; number <= targets; number++)
    if (!read.has(number)) say([...path, 'targets', number - 1], 'unread-target', { number });
  return faults;
}

/** Why an effect changes nothing; undefined if it may change something. */
function doesNothing(effect: Effect): LintFacts['does-nothing']['because'] | undefined {
  if (effect.verb === 'modify' && effect.by === 0) return 'by';
  if ('amount' in effect && effect.amount === 0) return 'amount';
  if (effect.verb === 'if' && effect.then.length === 0 && !effect.else?.length) return 'no-then';
  if (effect.verb === 'each' && effect.do.length === 0) return 'no-do';
  return undefined;
}

/** An attached Contraption lies in its Minion's square and does not leave it alone. */
function mayBeAttached(selector: Selector, ability: Exclude<Ability, NetworkAbility>): boolean {
  const targets = 'targets' in ability ? (ability.targets ?? []) : [];
  const selection = typeof selector === 'string' ? targets[targetIndex(selector)] : selector;
  if (!selection || !typesIn(selection).includes('contraption')) return false;
  return !selection.isNot?.includes('attachable') && !selection.is?.includes('static');
}

/** An ability that costs more than its Spy has. */
function neverPaid(card: Card): Fault[] {
  if (card.type !== 'spy') return [];
  return (card.abilities ?? []).flatMap((ability, i) => {
    if (ability.kind !== 'activated') return [];
    const { cost } = ability;
    return (['sneak', 'health'] as const)
      .filter((stat) => (cost[stat] ?? 0) > card[stat])
      .map((stat) => fault(['abilities', i, 'cost', stat], 'never-paid', { cost: cost[stat], has: card[stat] }));
  });
}
