/** What each number of `rules.json` is, in a sentence. */
import type { Rules } from '../../engine/index.ts';

export const RULES_SAY: Readonly<Record<keyof Rules, string>> = {
  scoreToWin: 'The first side with so much Evilness wins.',
  handSize: 'In its draw step a side draws until it holds so many cards.',
  discardWhenFull: 'A side whose hand is full when its draw step begins may first discard any number of cards.',
  maxRounds: 'After so many rounds the higher score wins; null: the game has no last round.',
  minionsPerTurn: 'So many Minions may be played a turn.',
  maxAttachments: 'So many Contraptions may be attached to a Minion; null: any number.',
  planChoices: 'So many Evil Plans are drawn to choose one from.',
  activateOnFirstTurn: 'An Evil Plan may be activated in the first turn.',
  completeOptional: 'An advanced Evil Plan whose cost is met may wait.',
  actionsPerTurn: 'The Spy Master has so many Actions in a turn.',
  spiesPerNetwork: 'So many Spies may be assigned to a Network; null: any number.',
  lethalDamage: 'What kills: damage that exceeds Health, or damage that meets it.',
};
