/** What designers read about the script of a scenario and about what it may expect: in editors, and in README.md. */
import type { ActionType } from '../engine/index.ts';

/** Field of an action → what it holds. */
export const FIELDS_SAY: Readonly<Record<string, string>> = {
  card: 'The id of the card.',
  square: 'A square of the lair, 1 to 8.',
  minion: 'The id of a Minion in the lair.',
  workers: 'The ids of the Minions that build.',
  sacrifice: 'The ids of the cards in the lair that pay for it; an empty list if nothing is paid.',
  node: 'The id of a Node in play.',
  edge: 'The edge of "node": left, right, top or bottom.',
  to: 'The id of the Node on that edge.',
  spy: 'The id of a Spy.',
  targets: "The ids of the targets, in the order of the card's text.",
  ids: 'The ids that are chosen.',
  option: 'Which of the options, counted from 0.',
  cards: 'The ids of cards in the hand.',
};

/** Action → what it does. */
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

/** Key of the summary → what it says. */
export const SUMMARY_SAYS: Readonly<Record<string, string>> = {
  turn: '`number`, `side`, `step`',
  score: 'Evilness by side',
  winner: '`"genius"`, `"spymaster"`, `"draw"`, or `null` while the game is on',
  lair: 'a list of 8: `null`, or what is in the square: `id`, `card`, `type`, and of a Minion `busy`, `attack`, `health`, `perception`, `attached`',
  plan: '`null`, or `id`, `card`, `status`, `faceUp`',
  offered: 'ids of the Evil Plans to choose from, else empty',
  networks:
    'a list, by their oldest Node: `nodes` (`id`, `card`, `at`), `links` (pairs of ids, left or top first), `size`, `spies`',
  spies: 'id → `card`, `network` (is it in one?), `attack`, `health`, `sneak`',
  infiltration: '`null`, or `spy`, `square` (9: at the Evil Plan), `health`, `sneak`, `maySneak`',
  infiltrated: 'ids of the Spies that were sent this turn',
  hands: 'ids by side',
  decks: 'ids in `genius`, `spymaster`, `plans`, top card first',
  discards: 'ids by side, oldest first',
  scored: 'ids by side, oldest first',
  stack: 'a list, top first, of what waits to happen: `kind`, `side`, `id`',
  awaiting: '`side`, and `kind`: `act`, `respond`, `choose` or `over`',
  actionsLeft: 'Actions that the Master has left',
  minionsLeft: 'Minions that the Genius may still play this turn',
};
