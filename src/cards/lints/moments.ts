/** Warnings about abilities that speak of a Spy in the lair, or of a turn, at a moment when there is none. */
import type { Card, Side } from '../../engine/index.ts';
import { other, SIDE_OF } from '../../engine/index.ts';
import type { Condition, Effect, PlainAbility, Selector, TriggerEvent, Verb, Who } from '../../engine/language.ts';
import type { Fault, Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';
import { claims } from './contradictions.ts';

/** What is known of the moment at which an ability does something. */
interface Known {
  turn?: Side;
  /** Is a Spy in the lair? */
  infiltration?: boolean;
}

const AT: Readonly<Partial<Record<TriggerEvent, Known>>> = {
  turnStarted: { infiltration: false },
  turnEnded: { infiltration: false },
  minionPlayed: { turn: 'genius', infiltration: false },
  built: { turn: 'genius', infiltration: false },
  spyPlayed: { turn: 'spymaster', infiltration: false },
  nodePlayed: { turn: 'spymaster', infiltration: false },
  planCompleted: { turn: 'genius', infiltration: false },
};
/** A Spy is in the lair in the turn of the Spy Master only (R4.5). */
const whole = ({ turn, infiltration }: Known): Known => ({
  turn: infiltration ? 'spymaster' : turn,
  infiltration: turn === 'genius' ? false : infiltration,
});

/** Faults of a card whose parts are never there when they are asked for. */
export function wrongMoments(card: Card): Fault[] {
  const faults: Fault[] = [];
  for (const [i, outer] of (card.abilities ?? []).entries()) {
    const [ability, path]: [PlainAbility, Path] =
      outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
    if (ability.kind !== 'static') faults.push(...inAbility(card, ability, path));
  }
  return faults;
}

function inAbility(card: Card, ability: Exclude<PlainAbility, { kind: 'static' }>, path: Path): Fault[] {
  const faults: Fault[] = [];
  const start = momentOf(card, ability);
  const { moment, faults: own } =
    'if' in ability && ability.if
      ? holding(card, start, ability.if, [...path, 'if'], {})
      : { moment: whole(start), faults: [] };
  faults.push(...own);
  if (own.length > 0) return faults;
  walk(ability, path, {
    effect(effect, place) {
      if (effect.verb === 'if')
        faults.push(...holding(card, moment, effect.condition, [...place.path, 'condition'], moment).faults);
      if (moment.infiltration === false) faults.push(...withoutSpy(effect, place.path));
      faults.push(...afterItsEnd(ability, effect, place.path));
    },
    selector(selector, place) {
      if (moment.infiltration === false && place.role !== 'measure' && needsSpy(selector, card))
        faults.push(fault(place.path, 'no-card-without-spy'));
    },
  });
  return faults;
}

/** What is known of the moment at which such an ability does something. */
function momentOf({ type }: Card, ability: PlainAbility): Known {
  if (ability.kind === 'trigger') return AT[ability.on] ?? {};
  if (ability.kind === 'completion') return { turn: 'genius', infiltration: false };
  // R2.6, R6.11: only a Spy's is used while it infiltrates.
  return ability.kind === 'activated' && type !== 'spy' ? { turn: SIDE_OF[type], infiltration: false } : {};
}

/** What is known where a condition holds too; a part of it that then never holds is a fault. `known`: is told already. */
function holding(card: Card, before: Known, condition: Condition, path: Path, known: Known) {
  const faults: Fault[] = [];
  let moment = whole(before);
  const sideOf = (who: Who): Side => (who === 'you' ? SIDE_OF[card.type] : other(SIDE_OF[card.type]));
  for (const { says, path: at } of claims(condition, path)) {
    const turn = 'turn' in says ? sideOf(says.turn) : undefined;
    const infiltration = 'infiltration' in says ? says.infiltration : undefined;
    const isTold = before.turn !== undefined && before.infiltration !== undefined && known === before;
    if (turn !== undefined && moment.infiltration === true && turn === 'genius')
      faults.push(fault(at, 'infiltration-in-wrong-turn'));
    else if (infiltration === true && moment.turn === 'genius' && (isTold || before.turn === undefined))
      faults.push(fault(at, 'infiltration-in-wrong-turn'));
    else if (known === before && turn !== undefined && moment.turn !== undefined && moment.turn !== turn)
      faults.push(fault(at, 'turn-of-the-other'));
    else if (known === before && infiltration === true && moment.infiltration === false)
      faults.push(fault(at, 'never-without-spy'));
    moment = whole({
      turn: turn ?? moment.turn,
      ...(infiltration === undefined ? { infiltration: moment.infiltration } : { infiltration }),
    });
  }
  return { moment, faults };
}

const BY_SPY: readonly Verb[] = ['eject', 'reenter', 'passSquare'];

function withoutSpy(effect: Effect, path: Path): Fault[] {
  if (BY_SPY.includes(effect.verb)) return [fault(path, 'nothing-without-spy')];
  if ('for' in effect && (effect.for === 'combat' || effect.for === 'infiltration'))
    return [fault([...path, 'for'], 'ends-without-spy')];
  return [];
}

function needsSpy(selector: Selector, { type }: Card): boolean {
  if (typeof selector === 'string')
    return selector === '$infiltrator' || selector === '$occupant' || selector === '$opponent';
  if (selector.is?.includes('infiltrating')) return true;
  return selector.where !== undefined && type !== 'minion' && type !== 'contraption';
}

/** What is done to a card that is no longer in play. */
const TO_LIVING: readonly Verb[] = [
  'modify',
  'grant',
  'damage',
  'heal',
  'makeBusy',
  'makeFree',
  'prevent',
  'unassign',
  'disconnect',
  'move',
];

function afterItsEnd(ability: PlainAbility, effect: Effect, path: Path): Fault[] {
  if (ability.kind !== 'trigger' || (ability.on !== 'died' && ability.on !== 'destroyed')) return [];
  if (!('cards' in effect) || !TO_LIVING.includes(effect.verb)) return [];
  const isOwn = ability.of === undefined || ability.of === '$self';
  if (!(effect.cards === '$event' || (isOwn && effect.cards === '$self'))) return [];
  return [fault(path, 'has-left-play', { on: ability.on })];
}
