/** Code → why the table, and not the rules, refuses something. */
export const TABLE_REFUSALS = {
  'no-game': 'No game is open.',
  elsewhere: 'This game is open in another tab and is played there.',
  curtain: 'The curtain is down: lift it first.',
  claimed: 'The other side has interrupted: it plays a card or says never mind first.',
  'not-your-side': 'Somebody else plays this side.',
  'not-asked': 'Nobody has asked this side whether it responds.',
  'figures-changed': 'The Sneak of the Spy, or the Perception before it, is not as foreseen.',
  'no-hints': 'You agreed to play without hints.',
  'no-draw': 'A bot takes no draw: play on, or concede.',
  'no-offer': 'Nothing has been offered that could be agreed to.',
} as const;
