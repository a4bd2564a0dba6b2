/** What to do in a step of the turn when nothing is touched, or that nothing is left to do. */
import type { Outlook } from '../../../../engine/index.ts';
import type { Naming } from '../../words.ts';
import { count } from '../../words.ts';

/** `open`: the hand of who has to decide lies open: it need not peek. */
export function stepPrompt(outlook: Outlook, name: Naming, open = false): string {
  switch (outlook.step) {
    case 'plan':
      if (outlook.next === null) return 'The Evil Plan is only in progress: go on.';
      return `${outlook.next === 'complete' ? 'Complete' : 'Advance'} the Evil Plan${outlook.optional ? ', or not this turn' : ''}.`;
    case 'draw':
      if (!outlook.mayDiscard) return 'Drawing.';
      return open
        ? 'Your hand is full: discard from it, or keep all.'
        : 'The hand is full: peek to discard, or keep all.';
    case 'lair':
      return lairPrompt(outlook, open);
    case 'activate':
      return 'Activate the Evil Plan, or end the turn.';
    case 'actions':
      return actionsPrompt(outlook, open);
    case 'assign':
      return outlook.blocked ? `${blockedWords(outlook)}: go on.` : outlook.alone ? ASSIGN_ALONE : ASSIGN;
    case 'infiltrate':
      return outlook.blocked ? `${blockedWords(outlook)}: end the turn.` : SEND;
    case 'square':
      return `${outlook.spy < 0 ? 'The Spy' : name(outlook.spy)} is in square ${outlook.square}: choose.`;
    case 'end':
      return 'The turn ends.';
  }
}

/** The step of activating, for a person who has the device alone and cannot pay. */
export const COST_UNMET = 'The cost of the Evil Plan is not met yet: end the turn.';

type Of<S extends Outlook['step']> = Extract<Outlook, { step: S }>;

function lairPrompt({ minionsLeft, hasRoom, hasFree }: Of<'lair'>, open: boolean): string {
  if (minionsLeft > 0 && hasRoom) {
    const play = open ? 'Play Minions from your hand' : 'Peek to play Minions';
    const build = open ? ' or build' : ' or to build';
    return `${play} (${minionsLeft} left)${hasFree ? `${build}; touch a Free Minion to move it` : ''}.`;
  }
  const why = minionsLeft > 0 ? 'All squares are occupied' : 'All Minions played';
  return hasFree
    ? `${why}: ${open ? 'build from your hand' : 'peek to build'}, touch a Free Minion to move it, or go on.`
    : `${why}, and no Minion is Free: go on.`;
}

function actionsPrompt({ left, pair, cut }: Of<'actions'>, open: boolean): string {
  if (left === 0) return `No Actions left: go on${cut ? ', or touch a Node to disconnect it' : ''}.`;
  const play = open ? 'Play Spies and Nodes from your hand' : 'Peek to play Spies and Nodes';
  return `${play}${pair ? '; touch a Node to connect it' : ''}. ${count(left, 'Action')} left.`;
}

const ASSIGN = 'Touch a Spy, then a Network of a size it supports.';
const ASSIGN_ALONE = 'Touch a Spy to assign it.';
const SEND = 'Touch an assigned Spy to send it, or end the turn.';

const NO_ACTION = 'No Action is left';

/** Why the plan cannot be activated, no Spy be assigned, or none be sent. */
const BLOCKED = {
  activate: { 'first-turn': 'No activation in the first turn' },
  assign: {
    'no-spy': 'No Spy is in play',
    'no-network': 'No Network is there yet',
    'no-other-network': 'No Spy fits another Network',
    'no-size': 'No Network has a size that a Spy supports',
  },
  infiltrate: {
    'first-turn': 'No infiltration in the first turn',
    'none-assigned': 'No Spy is assigned',
    'all-sent': 'Every assigned Spy has been sent',
  },
};

/** Why there is nothing to do in the step, without a full stop; null if there is something, or nothing is known of it. */
export function blockedWords(outlook: Outlook): string | null {
  switch (outlook.step) {
    case 'activate':
      return outlook.blocked && BLOCKED.activate[outlook.blocked];
    case 'actions':
      return outlook.left === 0 ? NO_ACTION : null;
    case 'assign':
      return outlook.blocked && BLOCKED.assign[outlook.blocked];
    case 'infiltrate':
      return outlook.blocked && BLOCKED.infiltrate[outlook.blocked];
    default:
      return null;
  }
}
