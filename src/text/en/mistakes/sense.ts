/** Words of the card language that mean nothing in their place: what they are for, and what to write. */
import type { SenseFacts } from '../../../cards/troubles/sense.ts';
import type { Sentences } from '../../../engine/index.ts';
import type { TriggerEvent } from '../../../engine/language.ts';
import { typeName, typeNames } from './types.ts';

/** The last word is the preposition. */
const FITS: Readonly<Record<SenseFacts['unfit']['as'], readonly [words: string, preposition: string]>> = {
  replaced: ['can be replaced', 'for'],
  statistic: ['is a statistic', 'of'],
  keyword: ['is', 'for'],
  event: ['happens', 'to'],
  verb: ['is done', 'to'],
};
/** What players do freely, so that the event happens as often as they like. */
const FREELY: Readonly<Partial<Record<TriggerEvent, string>>> = {
  minionMoved: 'Minions move freely',
  assigned: 'Spies are assigned freely',
  networkChanged: 'Nodes are disconnected freely',
};
const ROLE = {
  static: 'a static ability changes',
  filter: 'a trigger waits for',
  measure: 'a number or condition looks at',
};

export const SENSE_SENTENCES: Sentences<SenseFacts> = {
  'below-min': ({ min }) => `must be at least min, ${min}`,
  'only-attachable-grants': () => 'only an attachable Contraption grants something to its Minion',
  twice: ({ word }) => `"${word}" stands here twice`,
  'second-ability': ({ kind }) => `a card has one "${kind}" ability, this is the second`,
  'keyword-unfit': ({ keyword, type, types }) =>
    `"${keyword}" says nothing on ${typeName(type)}, it is for ${typeNames(types)}`,
  'only-play': ({ type }) => `${typeName(type)} have only "play" abilities`,
  'play-of-instants': () => 'only Epiphanies and Intelligence have "play" abilities',
  'completion-of-plan': () => 'only an Evil Plan has a "completion" ability',
  'network-of-node': () => 'only a Node has a "network" ability, which counts from a size of its Network on',
  'activated-of-plan': () => 'an Evil Plan has no "activated" abilities',
  unfit({ word, as, wanted, wrong }) {
    const [words, preposition] = FITS[as];
    return `"${word}" ${words} ${preposition} ${typeNames(wanted)}, not ${preposition} ${typeNames(wrong)}`;
  },
  'thwart-of-plan': () => 'a thwart happens to the Evil Plan: { "type": "plan" }; a Spy may replace its own',
  'damage-needs-limit': () => 'a combat may have 100 rounds, so replacing "beDamaged" needs a "limit" (times a turn)',
  'busy-of-minion': () => 'only a Minion becomes Busy',
  'sneak-of-spy': () => 'only a Spy has Sneak to spend',
  'health-of-spy': () => 'only a Spy pays with Health',
  'costs-nothing': () => 'an ability that costs nothing needs a "limit" (times a turn)',
  'free-trigger': ({ on }) => `${FREELY[on]}, so a trigger on "${on}" needs a "limit" (times a turn)`,
  'per-needs-limit': () => '"per" says what "limit" counts: write "limit" too, or leave "per" out',
  'who-of-drawn': () => '"who" tells whose cards are "drawn", and nothing else',
  'not-of-turn': ({ on }) =>
    `nobody asks whether "${on}" has happened this turn: name what happens to a card, or "drawn"`,
  'pay-for-nothing': () => '"cost" must say what is given up; what follows freely is no cost',
  'event-of-no-card': ({ on }) =>
    `"${on}" happens to no card; use ${
      on === 'drawn' ? '"who": "you" to say whose hand' : '"if": { "turn": "you" } to say whose turn'
    }`,
  'reenter-needs-limit': () =>
    'a Spy that goes back may come here again and again: the trigger needs a "limit" (times a turn)',
  'stack-is-cancelled': () => 'a card on the stack can only be cancelled',
  'discard-is-bounced': () => 'a card in a discard pile can only be bounced, which takes it back to the hand',
  'one-card': ({ verb }) => `"${verb}" is done to one card: name it, or let one be picked with "pick"`,
  'no-host': () => '"$host" is the Minion a Contraption is attached to: only attachable Contraptions have one',
  'no-it': () => '"$it" is the card at hand inside "each": here there is none',
  'no-event': () => '"$event" is the card a trigger\'s event happened to: here there is none',
  'no-by': ({ events }) =>
    `"$by" is what did it, told by ${events.join(', ')} and by what is replaced: here there is none`,
  'faces-nobody': ({ type }) => `"$opponent" is whom a card in the lair faces: ${typeName(type)} face nobody`,
  'statistic-of-many': () => 'a statistic is of one card, named by its part like "$self"; for many, use "each"',
  'target-is-one': ({ key }) => `a target is always one card, chosen by who plays it: leave out "${key}"`,
  'nothing-is-picked': ({ role, key }) => `${ROLE[role]} all that fit, nothing is picked there: leave out "${key}"`,
  'count-needs-pick': () => '"count" needs a "pick": chosen, random, lowest, highest, first or last',
  'by-needs-chosen': () => '"by" tells who chooses: it needs "pick": "chosen"',
  'pick-needs-stat': ({ pick }) => `"${pick}" needs a "stat": the ${pick} of what?`,
  'stat-needs-pick': () => '"stat" needs "pick": "lowest" or "highest"',
  'static-in-play': () => 'a static ability changes cards in play',
  'trigger-in-play': () => 'a trigger waits for cards in play',
  'never-in-play': ({ types }) => `${typeNames(types)} are never in play: add "zone": "stack" or "discard"`,
  'stack-of-instants': () => 'only Epiphanies and Intelligence are on the stack',
  'only-in-play': ({ key, zone }) => `cards in play have "${key}", cards in the ${zone} have not`,
  'not-in-squares': ({ types }) => `only Minions and Contraptions lie in squares, not ${typeNames(types)}`,
  'not-of-networks': ({ types }) => `only Nodes and Spies are of a Network, not ${typeNames(types)}`,
  'between-needs-square': () => '"between" is seen from a square, so only a Minion or Contraption can say it',
  'squares-turned': () => 'squares go from the lower number to the higher',
  'property-unfit': ({ property, wanted, types }) =>
    `"${property}" is said of ${typeNames(wanted)}, not of ${typeNames(types)}`,
};
