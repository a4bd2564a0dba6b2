/** What to do in a step of the turn with nothing touched, or that nothing is left to do. From the table alone. */
import type { View } from '../../../engine/index.ts';
import { definitionOf, isMastersFirstTurn, networkSize, refusal, supports } from '../../../engine/index.ts';
import { count } from '../../../text/words.ts';

/** For the step that the turn is at. */
export function forStep(table: View): string {
  const { step } = table.turn;
  switch (step) {
    case 'plan':
      return forPlan(table);
    case 'draw':
      return table.mayDiscard ? 'The hand is full: peek to discard, or keep all.' : 'Drawing.';
    case 'lair':
      return forLair(table);
    case 'activate':
      return 'Activate the Evil Plan, or end the turn.';
    case 'actions':
      return forActions(table);
    case 'assign':
      return forAssigning(table);
    case 'infiltrate':
      return table.infiltration ? forSquare(table) : forSending(table);
    default:
      return 'The turn ends.';
  }
}

function forPlan({ plan, rules }: View): string {
  if (plan?.status !== 'advanced') return 'Advance the Evil Plan, or not this turn.';
  return `Complete the Evil Plan${rules.completeOptional ? ', or not this turn' : ''}.`;
}

function forLair({ lair, minionsLeft }: View): string {
  const crew = lair.some((unit) => unit?.busy === false);
  if (minionsLeft > 0)
    return `Peek to play Minions (${minionsLeft} left)${crew ? ' or to build; touch a Free Minion to move it' : ''}.`;
  return crew
    ? 'All Minions played: peek to build, touch a Free Minion to move it, or go on.'
    : 'All Minions played, and none is Free: go on.';
}

function forActions({ actionsLeft, nodes, links }: View): string {
  if (actionsLeft === 0)
    return `No Actions left: ${links.length > 0 ? 'touch a Node to disconnect it, or ' : ''}go on.`;
  const connect = nodes.length > 1 ? '; touch a Node to connect it' : '';
  return `Peek to play Spies and Nodes${connect}. ${count(actionsLeft, 'Action')} left.`;
}

function forAssigning(table: View): string {
  const { spies, nodes } = table;
  if (spies.length === 0) return 'No Spy is in play: go on.';
  if (nodes.length === 0) return 'No Network is there yet: go on.';
  const fits = spies.some(({ card, network }) =>
    nodes.some((node) => node.network !== network && supports(table, card, networkSize(table, node.network))),
  );
  if (fits) return 'Touch a Spy, then a Network of a size it supports.';
  return spies.some(({ network }) => network >= 0)
    ? 'No Spy fits another Network: go on.'
    : 'No Network has a size that a Spy supports: go on.';
}

function forSending(table: View): string {
  const assigned = table.spies.filter(({ network }) => network >= 0);
  if (isMastersFirstTurn(table)) return 'No infiltration in the first turn: end the turn.';
  if (assigned.length === 0) return 'No Spy is assigned: end the turn.';
  const ready = assigned.some(({ card: spy }) => !refusal(table, { type: 'infiltrate', side: 'spymaster', spy }));
  if (!ready) return 'Every assigned Spy has been sent: end the turn.';
  return 'Touch an assigned Spy to send it, or end the turn.';
}

function forSquare(table: View): string {
  const { spy, square } = table.infiltration ?? { spy: -1, square: 0 };
  return `${spy < 0 ? 'The Spy' : definitionOf(table, spy).name} is in square ${square}: choose.`;
}
