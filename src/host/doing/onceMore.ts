import { lastWay } from '../../record/index.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change } from '../vocabulary/draft.ts';

/**
 * Lets the page show again the last infiltration that thwarted a plan. Only when the game is over, since nobody waits
 * then.
 */
export function onceMore(draft: Draft): CommandResult {
  const { timeline, staged, beats } = draft.session;
  const way = timeline.state.winner === null || !staged ? null : lastWay(draft.session);
  if (!way) return 'nothing';
  const { since, actions } = way;
  const number = beats.performed + 1;
  change(draft, { recap: { for: 'spymaster', number, since, actions }, beats: { ...beats, performed: number } });
  return 'quiet';
}
