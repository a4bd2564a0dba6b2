/** What is wrong with a set as a whole, or doubtful. */
import type { Card, CardType, NoFacts, Rules } from '../../engine/index.ts';

type Types = readonly CardType[];

export interface SetFacts {
  'many-files': { have: number; most: number };
  'large-set': { most: number };
  'many-cards': { have: number; most: number };
  'many-copies': { have: number; most: number };
  'long-card': { have: number; most: number };
  'named-already': { at: string };
  'ruled-already': { at: string };
  'stands-on-other': { says: string };
  'id-used': { at: string };
  'id-used-here': NoFacts;
  'other-type': { before: Pick<Card, 'name' | 'type'> };
  'no-list': NoFacts;
  scenario: NoFacts;
  'no-card-file': NoFacts;
  'no-files': NoFacts;
  'no-cards': NoFacts;
  /** No card of the types is in a deck. `addable`: the set may be meant to be added to the game's own. */
  'missing-types': { types: Types; addable: boolean };
  'zero-rule': { rule: keyof Rules };
  'plans-run-out': { evilness: number; scoreToWin: number; needed: number };
  'scores-nothing': NoFacts;
  'wins-alone': { evilness: number; scoreToWin: number };
  'minions-unpaid': { cost: number; most: number };
  'contraptions-unpaid': { cost: number; most: number };
  'plan-needs-room': { squares: number };
  'work-unpaid': { cost: number; most: number };
  'nodes-apart': NoFacts;
  'no-connectors': NoFacts;
  'face-nothing': NoFacts;
  'beyond-networks': { size: number; most: number; what: 'spy' | 'bonus' | 'ability' };
  'same-name': { card: string };
  'names-no-type': { types: Types };
  'names-no-kind': { kind: string };
  /** A word of a designer's own that no card has. */
  'own-word': { what: 'tag' | 'name' | 'counter'; word: string; meant: string | undefined };
  'too-few-copies': { atLeast: number; copies: number };
  'no-spies-assigned': NoFacts;
  'no-attachments': NoFacts;
  'few-rounds': { maxRounds: number; need: number };
  stillborn: NoFacts;
}
