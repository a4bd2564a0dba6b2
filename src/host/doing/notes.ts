/** Public notes "this Spy goes to that Network": the session makes the assignment when the assign step begins. */

import { awaiting, nodeInPlay, spyInPlay } from '../../engine/index.ts';
import { isInPlay } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { NotDone } from '../vocabulary/session.ts';
import { perform } from './perform.ts';

/** Notes an assignment in the Master's turn, before its assign step; or takes the note away. */
export function noteAssignment(draft: Draft, { side, spy, node }: CommandOf<'note-assignment'>): CommandResult {
  const { record, timeline } = draft.session;
  const { turn } = timeline.state;
  const others = record.notes.filter((note) => note.spy !== spy);
  const isEarly = turn.side === 'spymaster' && ['draw', 'actions'].includes(turn.step);
  const isKnown = node === null ? others.length < record.notes.length : isInPlay(timeline.state, { spy, node });
  if (side !== 'spymaster' || !isEarly || !isKnown) return 'nothing';
  changeRecord(draft, { notes: node === null ? others : [...others, { spy, node }] });
  return 'quiet';
}

/** In the assign step: makes the first noted assignment, or tells why not. True if there was one. */
export function assignNoted(draft: Draft): boolean {
  const { record, timeline } = draft.session;
  const { state } = timeline;
  const [note, ...notes] = record.notes;
  if (!note || state.turn.step !== 'assign' || awaiting(state).kind !== 'act' || record.manners.claim) return false;
  changeRecord(draft, { notes });
  const network = nodeInPlay(state, note.node)?.network;
  if (network !== undefined && spyInPlay(state, note.spy)?.network === network) return true;
  const action: NotDone['action'] = { type: 'assign', side: 'spymaster', ...note };
  const why = perform(draft, action, 'session');
  if (why) change(draft, { notDone: { action, why } });
  return true;
}
