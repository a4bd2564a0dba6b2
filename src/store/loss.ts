/** A lost lesson: the choice that lost it, and the choices to which it can go back. */
import type { Action, State } from '../engine/index.ts';
import { HIDDEN, NONE, occupantAt, publicOffers, spyInPlay, view } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { stepsOf } from '../record/index.ts';
import type { OpenMission } from '../scenario/openMission.ts';
import type { ReachReply } from '../scenario/reach/question.ts';
import type { ToldChoice } from '../text/facts/choices.ts';
import type { Scenarios } from './scenarioTools.ts';

/** How a lesson was lost. */
export interface Loss {
  /** The number of actions after which the goal was out of reach, as far as that is known. */
  readonly at: number;
  /**
   * `open`: it may still be found from where the goal was within reach. `found`: from each of the choices. `unknown`: nobody
   * can say.
   */
  readonly known: 'open' | 'found' | 'unknown';
  /** The indices of the choices to which it can go back, rising. */
  readonly choices: readonly number[];
  /** The choice that lost it; while that is unknown, the last one that was made. */
  readonly choice: { readonly at: number; readonly told: ToldChoice } | null;
  /** What refutes that choice in a puzzle; null: nothing is needed for it, or it is a mission. */
  readonly reply: ToldChoice | null;
}

/** What a search has found: see `ReachReply`. */
export type Found = Pick<ReachReply, 'chance' | 'reply'>;

type Lost = Pick<OpenMission, 'mission'>;

/** True if a search can tell whether the goal is within reach. With other cards than those of its file nobody knows. */
export const isSearchable = ({ mission: { goal, side } }: Lost, { record }: Session): boolean =>
  goal !== undefined && side !== 'both' && record.segments.length === 1;

/**
 * The loss after so many actions of the last segment. `found`: what is known of the last choice from which the goal was
 * within reach; undefined: nothing is known yet.
 */
export function lossAfter(
  session: Session,
  open: Lost,
  { isChoice }: Pick<Scenarios['lessons'], 'isChoice'>,
  count: number,
  found?: Found,
): Loss {
  const chance = found?.chance;
  const { record, start } = session;
  const { side } = open.mission;
  const choices: number[] = [];
  let last: { at: number; before: State; action: Action } | null = null;
  let after: State | null = null;
  const end = typeof chance === 'number' ? chance + 1 : count;
  for (const step of stepsOf(record, start)) {
    if (step.kind !== 'played' || step.segment < record.segments.length - 1) continue;
    const { at, before, action } = step;
    if (at >= end) break;
    if (action.side !== side || !isChoice(before, action)) continue;
    choices.push(at);
    last = { at, before, action };
    if (at === chance) after = step.state;
  }
  return {
    at: end,
    known:
      typeof chance === 'number' ? 'found' : chance === undefined && isSearchable(open, session) ? 'open' : 'unknown',
    choices: chance === null ? [] : choices,
    choice: last && { at: last.at, told: toldChoice(last.before, last.action) },
    reply: after && found?.reply ? toldChoice(after, found.reply) : null,
  };
}

/** The choice as all may know it once it has been made. */
export function toldChoice(before: State, action: Action): ToldChoice {
  const { side } = action;
  const table = view(before, 'table');
  const { infiltration, turn, choice, stack, hands, actionsLeft } = table;
  const waiting = stack.at(-1);
  const isOpen = (offer: Action): boolean =>
    offer.side === side && (offer.type !== 'assign' || spyInPlay(table, offer.spy)?.network === NONE);
  return {
    action: withoutSecrets(action),
    turn: { side: turn.side, step: turn.step },
    spy: infiltration?.spy ?? NONE,
    met: (infiltration && occupantAt(table, infiltration.square)?.card) ?? NONE,
    waiting: waiting ? { kind: waiting.kind, card: waiting.card, targets: waiting.targets } : null,
    square: infiltration?.square ?? 0,
    asked: choice?.source ?? NONE,
    instead: [...new Set(publicOffers(table).flatMap((offer) => (isOpen(offer) ? offer.type : [])))],
    held: hands[side].length,
    actionsLeft,
  };
}

/** The action without the cards that it does not bring onto the table. */
function withoutSecrets(action: Action): Action {
  switch (action.type) {
    case 'choosePlan':
      return { ...action, card: HIDDEN };
    case 'discard':
      return { ...action, cards: action.cards.map(() => HIDDEN) };
    case 'choose':
      return { type: 'choose', side: action.side, option: 0 };
    default:
      return action;
  }
}
