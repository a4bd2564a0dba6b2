/** Warnings about cards that set each other off without end (R9.6). */
import type { Card, CardType } from '../../engine/index.ts';
import type { Effect, PlainAbility, ReplaceAbility, Selector, TriggerAbility } from '../../engine/language.ts';
import { typesIn, typesNamed, UNITS } from '../../engine/language.ts';
import type { Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';
import { rings } from './rings.ts';
import type { SetFault, Whole } from './whole.ts';

/** An ability that goes off by itself as often as it can. */
interface Reaction {
  card: Card;
  path: Path;
  ability: TriggerAbility | ReplaceAbility;
  /** What may set it off, and what it may do, as signals. */
  hears: readonly string[];
  sends: readonly string[];
  effects: ReadonlySet<Effect['verb']>;
  /** It leaves out its own card somewhere, so another copy of the card is needed. */
  needsAnother: boolean;
}

/** Finds reactions that may set each other off again and again. Each ring of them gets one warning. */
export function loops({ cards }: Whole): SetFault[] {
  const reactions = cards.filter(({ copies }) => copies > 0).flatMap(reactionsOf);
  const mends = reactions.some(({ hears, effects }) => hears.some(isOfDamage) && effects.has('heal'));
  const hearers = new Map<string, number[]>();
  for (const [i, { hears }] of reactions.entries())
    for (const signal of hears) {
      const known = hearers.get(signal);
      if (known) known.push(i);
      else hearers.set(signal, [i]);
    }
  const signals = [...hearers.keys()];
  const numbers = new Map(signals.map((signal, i) => [signal, reactions.length + i]));
  const next = [
    ...reactions.map(({ sends }) => sends.flatMap((signal) => numbers.get(signal) ?? [])),
    ...signals.map((signal) => hearers.get(signal) ?? []),
  ];
  return rings(next).flatMap((ring) => {
    const members = ring.flatMap((i) => reactions[i] ?? []);
    const used = ring.flatMap((i) => signals[i - reactions.length] ?? []);
    return isEndless(members, used, mends) ? [faultOf(members)] : [];
  });
}

const isOfDamage = (signal: string): boolean => signal.startsWith('damaged ');

/** Can the ring go on for ever? Damage ends with a death unless something heals, and a plan has few steps. */
function isEndless(members: readonly Reaction[], signals: readonly string[], mends: boolean): boolean {
  const [{ card, needsAnother }] = members;
  const alone = members.every((one) => one.card === card);
  // A single trigger that does what it waits for has a warning of its own.
  if (alone && (members.length === 1 ? !needsAnother || card.copies < 2 : needsAnother && card.copies < 2))
    return false;
  const does = (verb: Effect['verb']): boolean => members.some(({ effects }) => effects.has(verb));
  if (signals.some(isOfDamage) && !mends && !members.some(({ ability }) => ability.kind === 'replace')) return false;
  if (signals.includes('planRevealed') && !does('swapPlan')) return false;
  const steps = signals.includes('planActivated') || signals.includes('planAdvanced');
  return !steps || does('delay') || does('swapPlan');
}

function faultOf(members: readonly Reaction[]): SetFault {
  const [{ card, path }] = members;
  const others = [...new Set(members.map((one) => one.card.id))].filter((id) => id !== card.id);
  return { card, ...fault(path, 'loop', { others, own: members.length > 1 ? 'ability' : 'copy' }) };
}

function reactionsOf(card: Card): Reaction[] {
  return (card.abilities ?? []).flatMap((outer, i) => {
    const [ability, path]: [PlainAbility, Path] =
      outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
    if (ability.kind !== 'trigger' && ability.kind !== 'replace') return [];
    if (ability.limit !== undefined || (ability.kind === 'trigger' && ability.optional)) return [];
    const hears = heard(card, ability);
    if (hears.length === 0) return [];
    const sends: string[] = [];
    const effects = new Set<Effect['verb']>();
    let needsAnother = typeof ability.of === 'object' && ability.of.other === true;
    walk(ability, path, {
      effect(effect, { each }) {
        effects.add(effect.verb);
        sends.push(...sent(card, ability, effect, each));
        if (effect.verb === 'damage' && typeof effect.cards === 'object' && effect.cards.other) needsAnother = true;
      },
    });
    return [{ card, path, ability, hears, sends, effects, needsAnother }];
  });
}

const PLAN_EVENTS = ['planRevealed', 'planActivated', 'planAdvanced'] as const;

/**
 * The signals that set it off. `damaged any minion`: whichever Minion it is may be meant; `damaged one minion`: a Minion
 * that is named; `damaged guard`: that card itself.
 */
function heard(card: Card, ability: TriggerAbility | ReplaceAbility): string[] {
  const { of = '$self' } = ability;
  if (ability.kind === 'trigger') {
    if (ability.on === 'drawn')
      return (['you', 'opponent'] as const)
        .filter((who) => ability.who === undefined || ability.who === who)
        .map((who) => drawnBy(card, who));
    if (PLAN_EVENTS.some((on) => on === ability.on)) return [ability.on];
    if (ability.on !== 'damaged') return [];
  } else if (ability.instead !== 'die') return [];
  if (of === '$self') return [`damaged any ${card.type}`, `damaged ${card.id}`];
  const types = of === '$host' ? (['minion'] as const) : typesIn(of);
  return types.flatMap((type) => [`damaged any ${type}`, `damaged one ${type}`]);
}

/** The signals that an effect sends. */
function sent(
  card: Card,
  ability: TriggerAbility | ReplaceAbility,
  effect: Effect,
  each: readonly CardType[] | null,
): string[] {
  switch (effect.verb) {
    case 'draw':
      return [drawnBy(card, effect.who)];
    case 'revealPlan':
      return ['planRevealed'];
    case 'hasten':
      return [...PLAN_EVENTS];
    case 'damage':
      return damaged(card, ability, effect.cards, each);
    default:
      return [];
  }
}

const GENIUS: readonly CardType[] = ['minion', 'contraption', 'epiphany', 'plan'];

const drawnBy = ({ type }: Card, who: 'you' | 'opponent'): string =>
  `drawn by ${GENIUS.includes(type) === (who === 'you') ? 'genius' : 'spymaster'}`;

function damaged(
  card: Card,
  { of = '$self' }: TriggerAbility | ReplaceAbility,
  cards: Selector,
  each: readonly CardType[] | null,
): string[] {
  const named = cards === '$event' ? of : cards;
  if (named === '$self') return [`damaged ${card.id}`, `damaged one ${card.type}`];
  const types = named === '$it' ? (each ?? []) : (typesNamed(named, card.type) ?? UNITS);
  return types.map((type) => `damaged any ${type}`);
}
