/** How soon a side can score, as the rules tell and the abilities of the cards in the game. */
import { walk } from '../../cards/walk.ts';
import type { BySide, ReadonlyState, Side } from '../../engine/index.ts';
import { definitionOf, other } from '../../engine/index.ts';
import type { PlainAbility } from '../../engine/language.ts';

/** What the cards of a game do to the course of its Evil Plans. */
export interface Pace {
  /** When a card may take a plan on: at any time, only as the plan is activated, or never. */
  readonly hastens: 'always' | 'activated' | 'never';
  /** May a card set a plan back? */
  readonly delays: boolean;
  /** May a card give that side Evilness apart from a plan that it completes or thwarts? */
  readonly scores: Readonly<BySide<boolean>>;
}

export function paceOf(state: ReadonlyState): Pace {
  let hastens: Pace['hastens'] = 'never';
  let delays = false;
  const scores = { genius: false, spymaster: false };
  for (const definition of new Set(state.cards.map((_, card) => definitionOf(state, card))))
    for (const whole of definition.abilities) {
      const ability = whole.kind === 'network' ? whole.ability : whole;
      walk(ability, [], {
        effect(effect) {
          if (effect.verb === 'hasten' && hastens !== 'always')
            hastens = isOn(ability, 'planActivated') ? 'activated' : 'always';
          if (effect.verb === 'delay') delays = true;
          if (effect.verb === 'score') {
            const side = effect.who === 'you' ? definition.side : other(definition.side);
            if (!comesWithPlan(ability, side)) scores[side] = true;
          }
        },
      });
    }
  return { hastens, delays, scores };
}

const isOn = (ability: PlainAbility, event: string): boolean => ability.kind === 'trigger' && ability.on === event;

/** Does the ability resolve only at a moment at which that side scores a plan? */
const comesWithPlan = (ability: PlainAbility, side: Side): boolean =>
  side === 'genius' ? ability.kind === 'completion' || isOn(ability, 'planCompleted') : isOn(ability, 'thwarted');

/** The first turn in which the side may score (R3.3 to R3.7, R6.6); infinity if there is no plan for it. */
export function soonestScore(side: Side, state: ReadonlyState, { hastens, delays, scores }: Pace): number {
  const { plan, turn, offered, decks } = state;
  if (scores[side]) return turn.number;
  if (!plan && offered.length + decks.plans.length === 0) return Number.POSITIVE_INFINITY;
  const own = turn.side === side ? turn.number : turn.number + 1;
  const isEnding = turn.side === side && turn.step === 'end';
  if (side === 'spymaster') return isEnding ? own + 2 : own;
  const isPlanStep = turn.side === side && turn.step === 'plan' && !state.stepDone;
  /** The next turn in which the plan step is still to come, or lasts. */
  const next = turn.side !== side || isPlanStep ? own : own + 2;
  if (plan?.status === 'advanced') return next;
  // A plan that is taken on in the plan step goes on in a later turn, and so does one that is chosen there.
  if (hastens === 'always') return isPlanStep || (!plan && offered.length === 0) ? next + 2 : next;
  const activates = isEnding ? own + 2 : own;
  const afresh = activates + (hastens === 'activated' ? 2 : 4);
  // A plan that is set back may then be activated anew.
  if (plan?.status === 'activated') return delays ? Math.min(next + 2, afresh) : next + 2;
  return afresh;
}
