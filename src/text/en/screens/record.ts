/** Words of the record of what has been played. */
import type { Side } from '../../../engine/index.ts';
import type { ResultsTrouble } from '../../../storage/results.ts';
import { ROLE } from '../roles.ts';
import { botName } from '../table/opponents.ts';
import { count } from '../words.ts';

export const RECORD = {
  title: 'Record',
  none: 'No game has ended here yet. Each one that does is entered here.',
  ladder: 'The ladder',
  /** What a person has done against a bot from one side. */
  tally: (won: number, played: number) => (played === 0 ? 'not played' : `won ${won} of ${played}`),
  beaten: { fairly: 'Beaten', helped: 'Beaten with help' },
  next: 'Next rung',
  best: 'Best win',
  bestOf: (margin: number, bot: string, side: Side) =>
    `by ${margin} Evilness, as the ${ROLE[side]} against ${botName(bot)}`,
  notYet: 'none yet',
  run: 'Longest run',
  runOf: (longest: number, now: number) =>
    `${count(longest, 'win')} against bots${now > 0 && now < longest ? `; now ${now}` : now > 0 ? ', and it goes on' : ''}`,
  missions: 'Missions solved',
  puzzles: 'Puzzles solved',
  two: 'Two people',
  twoOf: (played: number, won: Readonly<Record<Side, number>>) =>
    `${count(played, 'game')}: the ${ROLE.genius} won ${won.genius}, the ${ROLE.spymaster} ${won.spymaster}`,
  scores: 'Against each other',
  counts:
    'A game counts if a person played it from its beginning. With hints, with moves taken back in hindsight or with a card set of your own it counts as a game, but not for the ladder, the best win and the run. Deleting a saved game changes nothing here.',
  carried: '“Export everything”, under Saved games, takes the record along to another browser.',
  clear: 'Clear the record',
  clearing: 'Clear the record?',
  gone: 'All games, missions and scores that are entered here will be gone for good. The saved games stay.',
  keep: 'Keep it',
  raw: 'Download what cannot be read',
};

/** Why the record is not all of it, or may be gone at the next visit. */
export const RECORD_TROUBLE: Readonly<Record<ResultsTrouble, string>> = {
  unread: 'A part of the record could not be read. Its text is kept as it was, until you clear the record.',
  newer:
    'The record was written by a newer version of the game. It stays as it is; what is played here now is shown, but not added to it.',
  unwritten: 'This browser does not keep the record: it is gone when the page is closed.',
};
