/** Words around a few games that the page plays on a card set. */
import { count } from '../words.ts';

export const TRIAL = {
  title: 'Twenty games',
  what: 'Two rookies play them by themselves, on the cards as they are now.',
  play: 'Play twenty games',
  again: 'Play twenty games again',
  stop: 'Stop',
  hide: 'Hide',
  /** `games` have been played. */
  playing: (games: number, of: number) => `Game ${Math.min(games + 1, of)} of ${of} …`,
  stopped: (games: number) =>
    games === 0 ? 'Stopped before the first game was over.' : `Stopped after ${count(games, 'game')}.`,
  lost: 'The games could not be played to their end. Play them again; if that does not help, reload the page.',
};
