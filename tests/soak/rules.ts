/** How to recognise rules in play that no refusal and no line of the log cites, and that have no ruling. */
import { awaiting, definitionOf, hostOf, STATS, spyInPlay, statOf } from '../../src/engine/index.ts';
import type { Ruling } from '../engine/rulings.ts';

export const SIGNS: readonly Ruling[] = [
  {
    rule: 'R1.2',
    says: 'the Genius takes the first turn, with empty hands at 0 : 0',
    seen: ({ before: { turn, hands, scored }, action }) =>
      turn.number === 1 &&
      action.type === 'choosePlan' &&
      action.side === 'genius' &&
      [hands.genius, hands.spymaster, scored.genius, scored.spymaster].every((cards) => cards.length === 0),
  },
  {
    rule: 'R2.7',
    says: 'a Spy sneaks by a Busy Minion and spends nothing',
    seen: ({ before, events }) =>
      events.some(
        (e) =>
          e.type === 'sneaked' &&
          e.spent === 0 &&
          definitionOf(before, e.card).perception > 0 &&
          before.lair.some((unit) => unit?.card === e.card && unit.busy),
      ),
  },
  {
    rule: 'R3.2',
    says: 'an attached Contraption counts towards the cost of a plan',
    seen: ({ before, events }) =>
      events.some((e) => e.type === 'sacrificed' && e.cards.some((card) => hostOf(before, card) !== null)),
  },
  {
    rule: 'R3.7',
    says: 'a plan that was advanced is not completed in the same turn',
    seen: ({ earlier, events }) =>
      earlier.some((e) => e.type === 'planAdvanced') &&
      events.some((e) => e.type === 'turnEnded' && e.side === 'genius') &&
      !earlier.some((e) => e.type === 'planCompleted'),
  },
  {
    rule: 'R5.3',
    says: 'a Spy that is sent is better than its card by what its Network gives it',
    seen: ({ before, action }) =>
      action.type === 'infiltrate' &&
      before.modifiers.length === 0 &&
      STATS.some((stat) => statOf(before, action.spy, stat) > definitionOf(before, action.spy)[stat]),
  },
  {
    rule: 'R6.8',
    says: 'the damage of a Spy goes when the turn has ended',
    seen: ({ before, events, after }) =>
      events.some((e) => e.type === 'turnEnded') &&
      before.spies.some(({ card, damage }) => damage > 0 && spyInPlay(after, card)?.damage === 0),
  },
  {
    rule: 'R9.3',
    says: 'a declared step waits for responses',
    seen: ({ events, after }) =>
      after.stack.length > 0 &&
      events.some((e) => e.type === 'announced' && e.kind !== 'playInstant' && e.kind !== 'useAbility'),
  },
  {
    rule: 'R9.5',
    says: 'an instant is played where the other side is awaited',
    seen: ({ before, action }) => {
      const { side, kind } = awaiting(before);
      return action.type === 'playInstant' && kind === 'act' && side !== action.side;
    },
  },
];
