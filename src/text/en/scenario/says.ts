/** What designers read about the script of a scenario and about what it may expect: in editors, and in README.md. */

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
  counters: 'id → for each name of counters on the card, how many',
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
