/** What an action is called: by designers of scenarios, and on its button. */
import type { ActionType } from '../../engine/index.ts';

/** Action → what it does: in the schema of scenario files and in their README. */
export const ACTIONS_SAY: Readonly<Record<ActionType, string>> = {
  choosePlan: 'Takes one of the offered Evil Plans.',
  advancePlan: 'Advances the activated Evil Plan.',
  completePlan: 'Completes the advanced Evil Plan.',
  playMinion: 'Plays a Minion from the hand into a square.',
  moveMinion: 'Moves a Free Minion. Where another Free Minion stands, the two swap.',
  build: 'Builds a Contraption: a Static one into "square", an Attachable one onto "minion".',
  activatePlan: 'Activates the Evil Plan in progress.',
  playSpy: 'Plays a Spy from the hand.',
  playNode: 'Plays a Node from the hand, as a Network of its own.',
  connect: 'Connects two Nodes. The Network of "to" moves beside that of "node".',
  disconnect: 'Takes a connection apart.',
  assign: 'Assigns a Spy to the Network of a Node: any Node of it.',
  unassign: 'Takes a Spy out of its Network.',
  infiltrate: 'Sends a Spy into the lair.',
  destroy: 'The Spy destroys the Contraption in its square.',
  ignore: 'The Spy walks past the Contraption in its square.',
  attack: 'The Spy fights the Minion in its square.',
  sneak: 'The Spy sneaks by the Minion in its square.',
  playInstant: 'Plays an Epiphany or Intelligence from the hand.',
  useAbility: 'Uses an ability of a card in play that has a cost.',
  choose: 'Answers a choice that a card asks for: by "ids", or by "option".',
  discard: 'Discards from a full hand, where that is offered.',
  pass: 'Makes no response.',
  endStep: 'Ends the step, and the turn with its last step. It also declines what is optional.',
  concede: 'Gives the game up. It needs a "side".',
  agreeDraw: 'Ends the game in a draw. It needs a "side".',
};

/** Action → the button that does it. An action without a row is done in another way; see `src/ui/play/gestures`. */
export const ACTION_BUTTONS = {
  advancePlan: 'Advance plan',
  completePlan: 'Complete plan…',
  activatePlan: 'Activate plan',
  unassign: 'Take off its Network',
  infiltrate: 'Send into the lair',
  useAbility: 'Use ability',
} as const satisfies Partial<Record<ActionType, string>>;

/** An action with a button of its own. */
export type OfButton = keyof typeof ACTION_BUTTONS;
