import { lastWay } from '../../record/index.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { change } from '../vocabulary/work.ts';

/** Lets the page show the last infiltration that thwarted a plan again. Only when the game is over: nobody waits. */
export function onceMore(work: Work): CommandResult {
  const { timeline, staged, beats } = work.session;
  const way = timeline.state.winner === null || !staged ? null : lastWay(work.session);
  if (!way) return 'nothing';
  const { since, actions } = way;
  const number = beats.performed + 1;
  change(work, { recap: { for: 'spymaster', number, since, actions }, beats: { ...beats, performed: number } });
  return 'quiet';
}
