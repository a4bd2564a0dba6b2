/** Warnings: what a card may say, but probably does not mean. */
import type { Ability, Card, CardType, Effect, NetworkAbility, Selector } from '../../engine/index.ts';
import { targetIndex, typesIn } from '../../engine/index.ts';
import { INSTANTS, names } from '../applies.ts';
import type { Fault, Path } from '../issues.ts';
import { typesOf } from '../sense.ts';
import { nearest } from '../suggest.ts';
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
  const abilities = card.abilities ?? [];
  if (card.copies === 0) faults.push({ path: ['copies'], message: 'no copies: the card is in no deck' });
  if (card.icon !== undefined && icons && !icons.has(card.icon)) {
    const meant = nearest(card.icon, icons);
    faults.push({
      path: ['icon'],
      message: `there is no game-icons picture "${card.icon}"${meant ? `, did you mean "${meant}"?` : ''}`,
    });
  }
  if (abilities.length === 0 && INSTANTS.includes(card.type))
    faults.push({ path: [], message: 'does nothing: it has no "play" ability' });
  if (abilities.length === 0 && card.type === 'plan')
    faults.push({ path: [], message: 'completing it does nothing: it has no "completion" ability' });
  if (card.name.length > LONGEST_NAME)
    faults.push({
      path: ['name'],
      message: `does not fit on the card: it has ${card.name.length} letters, and at most ${LONGEST_NAME} fit`,
    });
  if (card.name.trim() === '') faults.push({ path: ['name'], message: 'is blank: nothing stands on the card' });
  if (card.type === 'plan' && card.cost.contraptions + card.cost.minions === 0)
    faults.push({ path: ['cost'], message: 'is nothing: the Evil Plan can be activated with an empty lair' });
  if (card.type === 'spy' && card.support.max === 0)
    faults.push({
      path: ['support', 'max'],
      message: 'is 0, and the smallest Network has size 1: the Spy can never be assigned',
    });
  if (card.type === 'contraption' && card.grants && isNothing(card.grants))
    faults.push({ path: ['grants'], message: 'give nothing' });
  if (card.type === 'node')
    for (const [i, { size, ...gives }] of card.bonuses.entries())
      if (isNothing(gives)) faults.push({ path: ['bonuses', i], message: 'gives nothing' });
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
    return empty ? [{ path, message: 'changes nothing: it has neither "stats" nor "keywords"' }] : [];
  }
  const faults: Fault[] = [];
  if (ability.effects.length === 0)
    faults.push({ path: [...path, 'effects'], message: `this "${ability.kind}" ability has no effects` });
  const targets = 'targets' in ability ? (ability.targets?.length ?? 0) : 0;
  const read = new Set<number>();
  walk(ability, path, {
    effect(effect, place) {
      if (doesNothing(effect)) faults.push({ path: place.path, message: `does nothing: ${doesNothing(effect)}` });
      if (effect.verb === 'grant') {
        const lost = typesOf(card, effect.cards, place).filter((type) => !LASTING.includes(type));
        if (lost.length > 0)
          faults.push({
            path: [...place.path, 'cards'],
            message: `does nothing to ${names(lost)}: it reaches Minions, Contraptions and Spies. Give "keywords" instead`,
          });
      }
      if (effect.verb !== 'swap' && effect.verb !== 'move') return;
      const named = { cards: effect.cards, ...(effect.verb === 'swap' ? { with: effect.with } : {}) };
      for (const [key, selector] of Object.entries(named))
        if (mayBeAttached(selector, ability))
          faults.push({
            path: [...place.path, key],
            message: 'may pick an attached Contraption, with which nothing happens: add "isNot": ["attachable"]',
          });
    },
    selector(selector, place) {
      const number = targetIndex(selector) + 1;
      if (number === 0) return;
      read.add(number);
      if (number > targets)
        faults.push({
          path: place.path,
          message: `reads "${selector}", but the ability has ${targets === 0 ? 'no targets' : 'one target'}`,
        });
    },
  });
  for (let number = 1; number <= targets; number++)
    if (!read.has(number))
      faults.push({
        path: [...path, 'targets', number - 1],
        message: `is chosen, but no effect reads "$target${number}"`,
      });
  return faults;
}

/** Why an effect changes nothing; undefined if it may change something. */
function doesNothing(effect: Effect): string | undefined {
  if (effect.verb === 'modify' && effect.by === 0) return '"by" is 0';
  if ('amount' in effect && effect.amount === 0) return '"amount" is 0';
  if (effect.verb === 'if' && effect.then.length === 0 && !effect.else?.length) return '"then" has no effects';
  if (effect.verb === 'each' && effect.do.length === 0) return '"do" has no effects';
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
      .map((stat) => ({
        path: ['abilities', i, 'cost', stat],
        message: `costs ${cost[stat]}, and the Spy has ${card[stat]}: without a bonus it can never be paid`,
      }));
  });
}
