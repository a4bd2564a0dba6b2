/** R1.3, R1.7: points, and how a game ends. */

import type { Table } from '../moment/table.ts';
import type { Ending, ReadonlyState } from '../vocabulary/state.ts';
import type { Side } from '../vocabulary/types.ts';
import { other } from '../vocabulary/types.ts';
import { move } from './move.ts';

/** Adds Evilness to a side's score. `checkWinner` decides whether a side has won. */
export function score(table: Table, side: Side, points: number): void {
  const { state } = table;
  state.score[side] += points;
  table.emit?.({ type: 'scored', side, points, total: state.score[side] });
}

/** R1.3: a side with `scoreToWin` wins at once. If both have it, the higher score wins, then the active side. */
export function checkWinner(table: Table): void {
  const { state } = table;
  const { scoreToWin } = state.rules;
  if (state.winner !== null || (state.score.genius < scoreToWin && state.score.spymaster < scoreToWin)) return;
  const ahead = leader(state);
  end(table, ahead === 'draw' ? state.turn.side : ahead, 'score');
}

function leader(state: ReadonlyState): Side | 'draw' {
  const { genius, spymaster } = state.score;
  return genius === spymaster ? 'draw' : genius > spymaster ? 'genius' : 'spymaster';
}

/** R1.7: ends the game after the last round. The higher score wins; equal scores are a draw. */
export const endByRounds = (table: Table): void => end(table, leader(table.state), 'rounds');

/** R1.3: concedes; the other side wins. */
export const concede = move('concede', {
  time: 'any',
  timing: () => undefined,
  perform: (table, { side }) => end(table, other(side), 'concede'),
});

/** R1.7: both sides have agreed at the table. */
export const agreeDraw = move('agreeDraw', {
  time: 'any',
  timing: () => undefined,
  perform: (table) => end(table, 'draw', 'agreed'),
});

function end(table: Table, winner: Side | 'draw', why: Ending): void {
  table.state.winner = winner;
  table.state.ending = why;
  table.emit?.({ type: 'gameOver', winner, why });
}
