/** What each verb does, in a sentence and an example: for the README and for the JSON Schema. */
import type { Effect, EffectOf, Verb } from '../../engine/language.ts';

interface Said<V extends Verb> {
  readonly says: string;
  readonly example: EffectOf<V>;
}

export const VERBS_SAY: { readonly [V in Verb]: Said<V> } = {
  modify: {
    says: 'Changes a statistic of the cards for a time.',
    example: { verb: 'modify', cards: '$infiltrator', stat: 'sneak', by: -1, for: 'infiltration' },
  },
  grant: {
    says: 'Gives a keyword to the cards for a time. It reaches Minions, Static Contraptions and Spies, and does nothing to other cards.',
    example: {
      verb: 'grant',
      cards: { type: 'spy', is: ['unassigned'] },
      keyword: 'relentless',
      for: 'turn',
    },
  },
  damage: {
    says: 'Deals so much damage to each of the cards.',
    example: { verb: 'damage', cards: { type: 'minion', where: 'adjacent' }, amount: 2 },
  },
  heal: {
    says: 'Takes so much damage off each of the cards.',
    example: { verb: 'heal', cards: '$infiltrator', amount: { count: { type: 'node', is: ['connected'] } } },
  },
  kill: {
    says: 'Kills the cards, all of them at the same moment.',
    example: { verb: 'kill', cards: { type: 'spy', pick: 'highest', stat: 'attack' } },
  },
  destroy: {
    says: 'Destroys the cards, all of them at the same moment.',
    example: { verb: 'destroy', cards: { type: 'node', pick: 'chosen', count: 2, by: 'opponent' } },
  },
  bounce: {
    says: "Takes the cards back to their owners' hands, also out of a discard pile.",
    example: { verb: 'bounce', cards: { type: 'minion', zone: 'discard', pick: 'chosen' } },
  },
  draw: { says: 'The side draws so many cards.', example: { verb: 'draw', who: 'you', amount: 2 } },
  discard: {
    says: 'The side discards so many cards of its hand.',
    example: { verb: 'discard', who: 'opponent', amount: 1, pick: 'random' },
  },
  makeBusy: {
    says: 'Makes Minions Busy.',
    example: { verb: 'makeBusy', cards: { type: 'minion', squares: [1, 3] } },
  },
  makeFree: {
    says: 'Makes Minions Free.',
    example: { verb: 'makeFree', cards: { type: 'minion', is: ['busy'], pick: 'chosen', count: 2 } },
  },
  move: {
    says: 'Moves a Minion or a Static Contraption to an unoccupied square that a side chooses.',
    example: { verb: 'move', cards: { type: 'minion', pick: 'chosen' }, by: 'you' },
  },
  swap: {
    says: 'Two cards of the lair swap squares.',
    example: {
      verb: 'swap',
      cards: '$occupant',
      with: { type: ['minion', 'contraption'], isNot: ['attachable'], pick: 'chosen' },
    },
  },
  prevent: {
    says: 'Prevents so much of the next damage to each of the cards, or all damage.',
    example: { verb: 'prevent', cards: { type: 'spy', pick: 'chosen' }, amount: 2, for: 'turn' },
  },
  reveal: {
    says: 'Shows so many cards of a hand to both players.',
    example: { verb: 'reveal', who: 'opponent', amount: 2, pick: 'random' },
  },
  search: {
    says: 'You look at the top cards of your own deck, take one into your hand, and put the others under the deck.',
    example: { verb: 'search', amount: 3 },
  },
  giveActions: {
    says: 'The Spy Master has more Actions this turn.',
    example: { verb: 'giveActions', amount: 1 },
  },
  giveMinions: {
    says: 'The Evil Genius may play more Minions this turn.',
    example: { verb: 'giveMinions', amount: 1 },
  },
  score: {
    says: 'The side scores so much Evilness, beside that of Evil Plans.',
    example: { verb: 'score', who: 'you', amount: 1 },
  },
  addCounters: {
    says: 'Puts so many counters of a name on each of the cards. They stay until they are removed or the card leaves play; what it sets off as it leaves still counts them.',
    example: { verb: 'addCounters', cards: '$self', counter: 'charge', amount: 2 },
  },
  removeCounters: {
    says: 'Takes so many counters of a name, or all of them, off each of the cards.',
    example: { verb: 'removeCounters', cards: { type: 'contraption' }, counter: 'charge', amount: 'all' },
  },
  delay: {
    says: 'The Evil Plan goes back one step: from advanced to activated, or from activated to in progress.',
    example: { verb: 'delay' },
  },
  hasten: {
    says: 'The Evil Plan goes on one step: from in progress to activated, or from activated to advanced.',
    example: { verb: 'hasten' },
  },
  revealPlan: { says: 'The Evil Plan is turned face up.', example: { verb: 'revealPlan' } },
  swapPlan: {
    says: 'An Evil Plan in progress goes under its deck, and the Evil Genius chooses another.',
    example: { verb: 'swapPlan' },
  },
  eject: { says: 'The infiltrator leaves the lair.', example: { verb: 'eject' } },
  reenter: {
    says: 'The infiltrator goes back and enters the square next, Square 1 unless another is named.',
    example: { verb: 'reenter', square: 3 },
  },
  unassign: {
    says: 'Spies leave their Network. The infiltrator also leaves the lair.',
    example: { verb: 'unassign', cards: { type: 'spy', pick: 'random' } },
  },
  disconnect: {
    says: 'Undoes all connections of the Nodes, at the same moment.',
    example: { verb: 'disconnect', cards: { type: 'node' } },
  },
  connect: {
    says: 'The Spy Master connects two Nodes without an Action; where two can be connected, it must.',
    example: { verb: 'connect' },
  },
  cancel: {
    says: 'An instant that waits to resolve has no effect.',
    example: { verb: 'cancel', cards: { type: 'intelligence', zone: 'stack' } },
  },
  passSquare: {
    says: 'The infiltrator is done with its square and goes on.',
    example: { verb: 'passSquare' },
  },
  if: {
    says: 'Does some effects where a condition holds, and others where it does not.',
    example: {
      verb: 'if',
      condition: { exists: '$occupant' },
      // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
      then: [{ verb: 'passSquare' }],
      else: [{ verb: 'eject' }],
    },
  },
  each: {
    says: 'Does the effects for each of the cards, one after the other; "$it" is the card at hand.',
    example: {
      verb: 'each',
      cards: { type: 'minion', is: ['damaged'] },
      do: [{ verb: 'kill', cards: '$it' }],
    },
  },
  chooseOne: {
    says: 'A side chooses which of several lists of effects is done. A list that asks for what that side lacks cannot be chosen, unless all lists do.',
    example: { verb: 'chooseOne', by: 'opponent', options: [[{ verb: 'eject' }], [{ verb: 'delay' }]] },
  },
  pay: {
    says: 'A side that can do all of "cost" may do it, or must; if it does, "then" follows, and else "else".',
    example: {
      verb: 'pay',
      by: 'you',
      cost: [{ verb: 'discard', who: 'you', amount: 1, pick: 'chosen' }],
      // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
      then: [{ verb: 'draw', who: 'you', amount: 2 }],
    },
  },
};

type FieldsOf<Union> = Union extends unknown ? keyof Union : never;

/** What each field of an effect holds. */
export const EFFECT_FIELDS_SAY: Readonly<Record<FieldsOf<Effect>, string>> = {
  verb: 'What is done.',
  cards: 'To which cards it is done: one by its part, or a selection.',
  counter: 'The name of the counters; without it, those of each name that lie there already.',
  cost: 'What is given up.',
  must: 'The side has no choice where it can pay.',
  stat: 'The statistic that changes.',
  by: 'By how much the statistic changes; elsewhere, which side chooses.',
  for: 'How long it lasts.',
  keyword: 'The keyword that is given.',
  amount: 'How many or how much: a number, or what is counted.',
  who: 'Which side does it.',
  pick: 'Whether the owner of the hand chooses the cards, or chance does.',
  with: 'The other card.',
  square: 'The number of a square.',
  condition: 'What must hold.',
  // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
  then: 'What is done where it holds.',
  else: 'What is done where it does not hold.',
  do: 'What is done for each card.',
  options: 'The lists of effects of which one is chosen.',
};
