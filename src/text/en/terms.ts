/** The names of things, each with one sentence of help and its rule. */
import type { CardType, Duration, Edge, Keyword, PlanStatus, Side, Stat, Step } from '../../engine/index.ts';
import { ROLE } from './roles.ts';

export interface Term {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Like `R8.1`. */
  readonly rule: string;
}
const term = (name: string, help: string, rule: string): Term => ({ name, help, rule });

export const SIDE_TERMS: Readonly<Record<Side, Term>> = {
  genius: term(ROLE.genius, 'Builds a lair and completes Evil Plans.', 'R2.2'),
  spymaster: term(ROLE.spymaster, 'Builds Networks and sends Spies to thwart Evil Plans.', 'R4.1'),
};

export const STEP_TERMS: Readonly<Record<Side, Readonly<Partial<Record<Step, Term>>>>> = {
  genius: {
    plan: term('Plan', 'Select an Evil Plan, or advance or complete the one there is.', 'R3.1'),
    draw: term('Draw', 'Draw until the hand is full; a full hand may discard first.', 'R1.5'),
    lair: term('Lair', 'Play and move Minions, build Contraptions, in any order.', 'R2.3'),
    activate: term('Activate', 'Turn the Evil Plan face up if its cost is met.', 'R3.3'),
  },
  spymaster: {
    draw: term('Draw', 'Draw until the hand is full; a full hand may discard first.', 'R1.5'),
    actions: term('Actions', 'Play Spies and Nodes and connect Nodes, an Action each; disconnecting is free.', 'R4.2'),
    assign: term('Assign', 'Assign Spies to Networks whose size they support.', 'R4.4'),
    infiltrate: term('Infiltrate', 'Send assigned Spies into the lair, one at a time.', 'R6.1'),
  },
};

export interface TypeTerm extends Term {
  readonly plural: string;
}
const type = (name: string, plural: string, help: string, rule: string): TypeTerm => ({ name, plural, help, rule });

export const TYPE_TERMS: Readonly<Record<CardType, TypeTerm>> = {
  minion: type(
    'Minion',
    'Minions',
    'Guards a square of the lair, works on Contraptions and counts towards Evil Plans.',
    'R2.3',
  ),
  contraption: type('Contraption', 'Contraptions', 'Built with Work; its Cost counts towards Evil Plans.', 'R2.5'),
  epiphany: type('Epiphany', 'Epiphanies', "The Evil Genius's instant, playable on either side's turn.", 'R9.1'),
  plan: type('Evil Plan', 'Evil Plans', 'Scores its Evilness for the side that completes or thwarts it.', 'R3.5'),
  spy: type('Spy', 'Spies', 'Infiltrates the lair while its Network supports it.', 'R6.1'),
  node: type(
    'Node',
    'Nodes',
    'Connects to other Nodes; a Network of Nodes supports Spies and lends them its bonuses.',
    'R5.1',
  ),
  intelligence: type(
    'Intelligence',
    'Intelligence',
    "The Spy Master's instant, playable on either side's turn.",
    'R9.1',
  ),
};

export const STAT_TERMS: Readonly<Record<Stat, Term>> = {
  attack: term('Attack', 'Damage dealt in each round of combat.', 'R7.1'),
  health: term('Health', 'How much damage a unit bears before it dies.', 'R7.1'),
  perception: term('Perception', 'A Spy needs at least as much Sneak to sneak by; 0 while Busy.', 'R8.1'),
  sneak: term('Sneak', "Spent by sneaking past Minions, each time as much as the Minion's Perception.", 'R8.2'),
  work: term('Work', 'What a Free Minion adds towards the Cost of a Contraption.', 'R2.5'),
  value: term('Value', 'What a Minion counts towards the cost of an Evil Plan.', 'R3.2'),
};

export interface KeywordTerm extends Term {
  /** Cards *are* it or *have* it. */
  readonly verb: 'be' | 'have';
  /** The help about several cards. */
  readonly helpAll: string;
}
const keyword = (
  name: string,
  verb: KeywordTerm['verb'],
  help: string,
  helpAll = help,
  rule = 'R12.1',
): KeywordTerm => ({
  ...term(name, help, rule),
  verb,
  helpAll,
});

export const KEYWORD_TERMS: Readonly<Record<Keyword, KeywordTerm>> = {
  initiative: keyword(
    'Initiative',
    'have',
    'Strikes first in the first round of combat, unless the other unit has it too.',
    'Strike first in the first round of combat, unless the other unit has it too.',
    'R7.2',
  ),
  vigilant: keyword('Vigilant', 'be', 'Keeps its Perception while Busy.', 'Keep their Perception while Busy.'),
  wall: keyword('Wall', 'have', 'Cannot be ignored.'),
  unsneakable: keyword('Unsneakable', 'be', 'Spies cannot sneak by it.', 'Spies cannot sneak by them.'),
  silent: keyword(
    'Silent',
    'be',
    'Destroying it does not bar the Spy from sneaking.',
    'Destroying them does not bar the Spy from sneaking.',
  ),
  untargetable: keyword(
    'Untargetable',
    'be',
    "Nobody can choose it for an effect of the other side's cards.",
    "Nobody can choose them for an effect of the other side's cards.",
  ),
  relentless: keyword('Relentless', 'be', 'May infiltrate again this turn.'),
};

export const STATUS_TERMS: Readonly<Record<PlanStatus, Term>> = {
  'in-progress': term('in progress', 'The Evil Genius can activate it when its cost is met.', 'R3.3'),
  activated: term('activated', 'Face up; next turn it can be advanced.', 'R3.4'),
  advanced: term(
    'advanced',
    'It is completed in the next plan step in which the lair can sacrifice cards worth its cost.',
    'R3.5',
  ),
};

export const DURATION_TERMS: Readonly<Record<Duration, string>> = {
  combat: 'this combat',
  infiltration: 'this infiltration',
  turn: 'this turn',
  'next-turn': 'until your next turn',
  permanent: 'for good',
};

export const EDGE_TERMS: Readonly<Record<Edge, string>> = {
  left: 'left',
  right: 'right',
  top: 'top',
  bottom: 'bottom',
};
