/** What each picture, tag and mark on the table means. Those of statistics and keywords are in `terms.ts`. */

export interface SignWords {
  readonly name: string;
  readonly help: string;
  /** Its rule, like `R8.1`, if there is one. */
  readonly rule?: string;
}

export const SIGN_GROUPS = {
  numbers: 'Numbers',
  lair: 'The lair',
  keywords: 'Keywords',
  networks: 'The Networks',
  plan: 'The Evil Plan',
  words: 'Words on cards',
  table: 'At the table',
};

export const SIGNS = {
  cost: {
    name: 'Cost',
    help: 'The Work it takes to build a Contraption, and what that counts towards an Evil Plan.',
    rule: 'R2.5',
  },
  evilness: { name: 'Evilness', help: 'What an Evil Plan scores; who has enough of it wins.', rule: 'R1.3' },
  raised: {
    name: 'Raised',
    help: 'Something makes it more than the card says; touch the card to read both numbers.',
    rule: 'R6.10',
  },
  lowered: { name: 'Lowered', help: 'Something makes it less than the card says.', rule: 'R6.10' },
  left: { name: 'What is left', help: 'Damage was taken, or Sneak spent, this turn: 2 of 4 are left.', rule: 'R6.8' },
  brink: {
    name: 'Health 0, alive',
    help: 'Damage kills only where it exceeds Health: with 0 it still stands, and the next damage kills it.',
    rule: 'R7.1',
  },
  prevents: {
    name: 'Protected',
    help: 'So much of the next damage to it is prevented; touch the card to read by what, and for how long.',
    rule: 'R9.6',
  },
  counters: {
    name: 'Counters',
    help: 'Uses, charges or ammunition that lie on the card; its text says what they are for.',
    rule: 'R9.1',
  },
  upsideDown: {
    name: 'Upside down',
    help: 'Across a tablet a card in the lair tells the far side too: Attack, Health, Perception, and Work where it is not 1.',
  },
  wayIn: {
    name: 'The way in',
    help: 'A Spy enters square 1 and goes on square by square; behind square 8 lies the Evil Plan.',
    rule: 'R6.2',
  },
  busy: {
    name: 'Busy Minion',
    help: "Has worked: Perception 0, and it may not move or work until its owner's next turn begins.",
    rule: 'R2.1',
  },
  barred: {
    name: 'Barred Spy',
    help: 'Has destroyed a Contraption and may not sneak for the rest of the turn.',
    rule: 'R6.4',
  },
  connectors: {
    name: 'Connectors',
    help: 'A Node connects where both it and its neighbour have one: left to right, top to bottom.',
    rule: 'R5.1',
  },
  bonusInactive: {
    name: 'Network Bonus, not active',
    help: 'From a Network of size 3 on, each of its Spies will have 1 Attack more.',
    rule: 'R5.3',
  },
  bonusActive: { name: 'Network Bonus, active', help: 'The Network is large enough: its Spies have it.', rule: 'R5.3' },
  support: { name: 'Support', help: 'The sizes of Network that this Spy can be assigned to.', rule: 'R4.4' },
  contraptions: {
    name: 'Contraptions',
    help: 'The Costs of those in the lair, of so much that is needed; ✓ when that is met.',
    rule: 'R3.2',
  },
  minions: {
    name: 'Minions',
    help: 'Those in the lair, each worth 1 unless its card says otherwise, of so many that are needed.',
    rule: 'R3.2',
  },
  distance: {
    name: 'Distance to the Evil Plan',
    help: '1 from Square 8, and one more for each square before it. 0 where there is no Evil Plan.',
    rule: 'R6.2',
  },
  behind: {
    name: 'Behind in Evilness',
    help: 'Has scored less than the other side. A card that asks this when the Evil Plan is thwarted or completed does not count that plan yet.',
    rule: 'R3.5',
  },
  ready: { name: 'Ready', help: 'Something can be done with it now. Touch anything else, and you are told why not.' },
  target: { name: 'Target', help: 'Can be chosen for what you have begun: touch it, or drop it there.' },
  named: { name: 'Named', help: 'The log names it, and you point at its name there. Press the name to read the card.' },
  deed: {
    name: 'Whose deed',
    help: 'In the log: a square for the Evil Genius, a ring for the Spy Master, neither for what nobody did. The picture says what kind of thing happened.',
  },
  peek: {
    name: 'Peek',
    help: 'Press your own edge: your hand opens for a while, until the next press, or until a card leaves it. With Shift and the key on the edge it stays open as you play. Or hold the edge or the key: your hand is hidden when you let go.',
    rule: 'R10.1',
  },
  interrupt: {
    name: 'INTERRUPT',
    help: "Stops the game, on either's turn, so that you can play an Epiphany or Intelligence, or use an ability, before it goes on.",
    rule: 'R9.5',
  },
  fuse: {
    name: 'Fuse',
    help: 'What was announced happens when it has burnt down. Touch it to hold it; press INTERRUPT to respond.',
    rule: 'R9.2',
  },
} satisfies Record<string, SignWords>;
