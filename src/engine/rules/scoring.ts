/** R1.3, R1.7: points, and how a game ends. */

import type { Moment } from '../moment/moment.ts';
import type { Ending, ReadonlyState } from '../vocabulary/state.ts';
import type { Side } from '../vocabulary/types.ts';
import { other } from '../vocabulary/types.ts';
import { move } from './move.ts';

/** Adds Evilness to a side's score. `checkWinner` decides whether a side has won. */
export function score(moment: Moment, side: Side, points: number): void {
  const { state } = moment;
  state.score[side] += points;
  moment.emit?.({ type: 'scored', side, points, total: state.score[side] });
}

/** R1.3: a side with `scoreToWin` wins at once. If both have it, the higher score wins, then the active side. */
export function checkWinner(moment: Moment): void {
  const { state } = moment;
  const { scoreToWin } = state.rules;
  if (state.winner !== null || (state.score.genius < scoreToWin && state.score.spymaster < scoreToWin)) return;
  const ahead = leader(state);
  end(moment, ahead === 'draw' ? state.turn.side : ahead, 'score');
}

function leader(state: ReadonlyState): Side | 'draw' {
  const { genius, spymaster } = state.score;
  return genius === spymaster ? 'draw' : genius > spymaster ? 'genius' : 'spymaster';
}

/** R1.7: ends the game after the last round. The higher score wins; equal scores are a draw. */
export const endByRounds = (moment: Moment): void => end(moment, leader(moment.state), 'rounds');

/** R1.7: concedes; the other side wins. */
export const concede = move('concede', {
  timing: () => undefined,
  perform: (moment, { side }) => end(moment, other(side), 'concede'),
});

/** R1.7: both sides have agreed at the table. */
export const agreeDraw = move('agreeDraw', {
  timing: () => undefined,
  perform: (moment) => end(moment, 'draw', 'agreed'),
});

function end(moment: Moment, winner: Side | 'draw', why: Ending): void {
  moment.state.winner = winner;
  moment.state.ending = why;
  moment.emit?.({ type: 'gameOver', winner, why });
}
