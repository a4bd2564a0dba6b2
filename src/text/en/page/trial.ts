/** Words around the games that the page plays on a card set. */
import { count } from '../words.ts';

export const TRIAL = {
  title: 'Games of two rookies',
  what: 'Two rookies play them by themselves, on the cards as they are now.',
  /** `against`: the set that the cards are compared with. */
  whatAgainst: (against: string) => `Two rookies play the same deals with these cards and with ${against}.`,
  own: 'the game’s own',
  opened: 'those that were there when the page was opened',
  play: 'Play games',
  again: 'Play them again',
  stop: 'Stop',
  hide: 'Hide',
  /** `games` have been played. */
  playing: (games: number) => `Game ${games + 1} …`,
  stopped: (games: number) =>
    games === 0 ? 'Stopped before the first game was over.' : `Stopped after ${count(games, 'game')}.`,
  lost: 'The games could not be played to their end. Play them again; if that does not help, reload the page.',
};
