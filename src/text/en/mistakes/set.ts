/** What is wrong with a card set as a whole, or doubtful. */
import type { SetFacts } from '../../../cards/troubles/set.ts';
import type { CardType, Rules, Sentences } from '../../../engine/index.ts';
import { spaced } from '../words.ts';
import { typeName } from './types.ts';

/** What play is like if no card of the type is in a deck. */
const WITHOUT: Readonly<Partial<Record<CardType, string>>> = {
  plan: 'nobody can score, so nobody wins',
  minion: 'nothing guards the lair, and nothing can be built',
  contraption: 'nothing can be built, and no Evil Plan that costs Contraptions can be paid',
  spy: 'nobody infiltrates, so no Evil Plan is ever thwarted',
  node: 'no Spy can be assigned, so no Evil Plan is ever thwarted',
};
/** What a 0 among the rules does to play. */
const AT_ZERO: Readonly<Partial<Record<keyof Rules, string>>> = {
  handSize: 'with 0 nobody draws a card in the draw step, so hardly anything is ever played',
  minionsPerTurn: 'with 0 no Minion comes into play unless a card gives more, so nothing is built or guarded',
  actionsPerTurn: 'with 0 no Spy or Node comes into play unless a card gives Actions, so no Evil Plan is thwarted',
};
const BEYOND: Readonly<Record<SetFacts['beyond-networks']['what'], string>> = {
  spy: 'the Spy can never be assigned',
  bonus: 'this bonus never counts',
  ability: 'this ability never counts',
};
const UNPAID = 'no lair can pay this Evil Plan';

function missingTypes(types: readonly CardType[]): string {
  const [type] = types;
  if (types.length === 1) return `there are no ${typeName(type)} in the deck: ${WITHOUT[type]}`;
  const missing = 'cards of these types are missing in the decks';
  return types.length > 2
    ? `${missing}: ${types.map(typeName).join(', ')}; so no game can be played`
    : `${missing}: ${types.map((one) => `${typeName(one)} (${WITHOUT[one]})`).join('; ')}`;
}

const OWN_WORDS: Readonly<Record<SetFacts['own-word']['what'], string>> = {
  tag: 'no card of the set bears the tag',
  name: 'no card of the set has the name',
  counter: 'no card of the set comes with counters of that name or puts them on cards:',
};

export const SET_SENTENCES: Sentences<SetFacts> = {
  'many-files': ({ have, most }) => `there are ${have} files: at most ${most} may hold a set`,
  'large-set': ({ most }) => `the set is too large: all files together may have ${spaced(most)} characters`,
  'many-cards': ({ have, most }) => `there are ${spaced(have)} cards: a set may hold at most ${spaced(most)}`,
  'many-copies': ({ have, most }) =>
    `there are ${spaced(have)} copies of cards: a set may hold at most ${spaced(most)}`,
  'long-card': ({ have, most }) =>
    `is too long: written as JSON it has ${spaced(have)} characters, and at most ${spaced(most)} are allowed`,
  'named-already': ({ at }) => `the set has a name already, at ${at}`,
  'ruled-already': ({ at }) => `the rules' numbers stand already, at ${at}`,
  'stands-on-other': ({ says }) => `another file of the set says "${says}": say the same in both`,
  'id-used': ({ at }) => `is used already, at ${at}: choose another id`,
  'id-used-here': () => 'is used already in this list: choose another id',
  'other-type': ({ before }) =>
    `takes the place of the game's "${before.name}", which is of another type (${before.type}): if that is not meant, choose another id`,
  'no-list': () => 'this is a card without its list: put it into { "cards": [ … ] }',
  scenario: () => 'this is a scenario, not a card file: npm run scenario runs it, and the workbench opens it',
  'no-card-file': () => 'this is no card file: it holds no "cards"; a card file is { "cards": [ … ] }',
  'no-files': () => 'there are no card files here: their names end in .json',
  'no-cards': () => 'there are no cards in it',
  'missing-types': ({ types, addable }) =>
    `${missingTypes(types)}${
      addable ? `. To add these cards to the game's own, write "extends": "game" beside "cards"` : ''
    }`,
  'zero-rule': ({ rule }) => AT_ZERO[rule] ?? '',
  'plans-run-out': ({ evilness, scoreToWin, needed }) =>
    `all Evil Plans together have Evilness ${evilness}: with ${scoreToWin} to win, less than ${needed} may run out before anybody has won`,
  'scores-nothing': () => 'is 0: completing or thwarting the Evil Plan scores nothing',
  'wins-alone': ({ evilness, scoreToWin }) =>
    `is ${evilness}, and ${scoreToWin} win: this Evil Plan wins the game alone`,
  'minions-unpaid': ({ cost, most }) => `is ${cost}, and the Minions of a full lair count ${most}: ${UNPAID}`,
  'contraptions-unpaid': ({ cost, most }) =>
    `is ${cost}, and the Contraptions of a full lair cost ${most} together: ${UNPAID}`,
  'plan-needs-room': ({ squares }) => `needs more room than the ${squares} squares for both parts together: ${UNPAID}`,
  'work-unpaid': ({ cost, most }) =>
    `is ${cost}, and all Minions of a full lair give ${most} Work: it can never be built`,
  'nodes-apart': () =>
    'the connectors of all Nodes face no other (left faces right, top faces bottom): no two Nodes can ever be connected, so no Network has a size of 2',
  'no-connectors': () => 'are none: the Node can never be connected to another',
  'face-nothing': () =>
    'face no connector of another Node (left faces right, top faces bottom): it can never be connected',
  'beyond-networks': ({ size, most, what }) =>
    `is ${size}, but all Nodes that can be connected are ${most}: ${BEYOND[what]}`,
  'same-name': ({ card }) => `is the name of card "${card}" too: people cannot tell the two apart`,
  'names-no-type': ({ types }) => `names no card: there are no ${types.map(typeName).join(', no ')} in the decks`,
  'own-word': ({ what, word, meant }) =>
    `${OWN_WORDS[what]} "${word}"${meant === undefined ? '' : `, did you mean "${meant}"?`}`,
  'names-no-kind': ({ kind }) => `names no card: no Contraption in the decks is "${kind}"`,
  'too-few-copies': ({ atLeast, copies }) => `never holds: it is ${atLeast}, and the decks have ${copies} of them`,
  'no-spies-assigned': () => 'with 0 no Spy can be assigned, so no Evil Plan is ever thwarted; null is for any number',
  'no-attachments': () => 'with 0 no attachable Contraption can ever be built; null is for any number',
  'few-rounds': ({ maxRounds, need }) =>
    `with ${maxRounds} the game is over before any Evil Plan can be completed: that takes ${need} rounds; null is for no last round`,
  stillborn: () => 'is 0, and damage kills that meets it ("lethalDamage"): it dies as soon as it is in play',
};
