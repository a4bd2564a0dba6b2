/** What a searching bot compares at a decision: plans for a whole step, or single actions. */
import type { Action, ActionType, Side, State, View } from '../../engine/index.ts';
import { awaiting, definitionOf } from '../../engine/index.ts';
import type { Avoids } from '../bot.ts';
import type { Judge } from '../rookie/judge.ts';
import { lairPlans, planLair } from '../rookie/lair.ts';
import { planActions } from '../rookie/master.ts';
import { only, some } from '../rookie/offers.ts';
import { isTurningPoint, unlike } from '../rookie/rookie.ts';

/** `agenda`: the actions of the step, in order. `action`: one action. After either the planner goes on by itself. */
export type Candidate = { agenda: Action[] } | { action: Action };

/** The first action of a candidate; undefined for a plan that leaves all as it is. */
export const firstActionOf = (candidate: Candidate): Action | undefined =>
  'action' in candidate ? candidate.action : candidate.agenda[0];

/** How many sacrifices, answers to a choice, and instants are compared. */
const TRIES = 8;

/**
 * What is worth comparing; fewer than two if the planner's own way is enough.
 * `world`: an imagined state. `judges`: those who plan a step, the planner's own first, then the net. `fresh`: has the
 * step just begun? `lairs`: so many plans of the net for the lair are compared, and to do nothing; 0: its best alone.
 * `avoids`: the habit of the view's side.
 */
export function candidatesOf(
  view: View,
  offers: Iterable<Action>,
  world: () => State,
  judges: () => readonly Judge[],
  fresh: boolean,
  lairs: number,
  avoids?: Avoids,
): Candidate[] {
  const side = view.viewer as Side;
  const { kind } = awaiting(view);
  if (kind === 'choose') return singles(some(offers, TRIES));
  if (kind === 'respond') return isTurningPoint(view, side) ? responses(view, side, offers) : [];
  switch (view.turn.step) {
    case 'plan':
      return singles(some(only(offers, 'completePlan'), TRIES));
    case 'lair':
      return fresh ? agendas(lairAgendas(world(), judges(), lairs, avoids)) : [];
    case 'activate':
      return singles(only(offers, 'activatePlan', 'endStep'));
    case 'actions':
      return fresh ? agendas([...judges().map((judge) => planActions(world(), judge, avoids)), []]) : [];
    case 'infiltrate':
      return view.infiltration
        ? singles(only(offers, ...WALKING))
        : singles([...unlike(world(), only(offers, 'infiltrate')), ...only(offers, 'endStep')]);
    default:
      return [];
  }
}

/** The best plan of each judge; with `lairs`, so many of the net in all, and to leave the lair as it is. */
function lairAgendas(
  world: State,
  [rule, net, ...tastes]: readonly Judge[],
  lairs: number,
  avoids: Avoids | undefined,
): Action[][] {
  const [best, ...others] = lairPlans(world, net, Math.max(1, lairs), avoids);
  const plans = [
    planLair(world, rule, avoids),
    best,
    ...tastes.map((taste) => planLair(world, taste, avoids)),
    ...others,
  ];
  return [...plans.map(({ actions }) => actions), ...(lairs > 0 ? [[]] : [])];
}

const WALKING: ActionType[] = ['attack', 'sneak', 'destroy', 'ignore'];

const singles = (actions: Iterable<Action>): Candidate[] => [...actions].map((action) => ({ action }));

/** To pass, and each instant and ability that could be used. */
function responses(view: View, side: Side, offers: Iterable<Action>): Candidate[] {
  const seen = new Set<string>();
  const extras = [...only(offers, 'playInstant', 'useAbility')].filter((action) => {
    if (!('card' in action)) return true;
    const text = `${definitionOf(view, action.card).index} ${'targets' in action ? action.targets : ''}`;
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return extras.length === 0 ? [] : singles([{ type: 'pass', side }, ...some(extras, TRIES)]);
}

/** The different ones of some agendas. */
function agendas(all: readonly Action[][]): Candidate[] {
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const agenda of all) {
    const text = JSON.stringify(agenda);
    if (!seen.has(text)) found.push({ agenda });
    seen.add(text);
  }
  return found;
}
