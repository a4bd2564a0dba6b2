/** Public notes "this Spy goes to that Network": the session makes the assignment when the assign step begins. */
import type { ReadonlyState } from '../engine/index.ts';
import { awaiting, nodeInPlay, spyInPlay } from '../engine/index.ts';
import type { CommandOf } from './commands.ts';
import { performOrTell } from './perform.ts';
import type { Note } from './record.ts';
import type { Move } from './replay.ts';
import type { Answer, Work } from './work.ts';
import { changeRecord } from './work.ts';

/** Notes an assignment in the Master's turn, before its assign step; or takes the note away. */
export function noteAssignment(work: Work, { side, spy, node }: CommandOf<'note-assignment'>): Answer {
  const { record, timeline } = work.session;
  const { turn } = timeline.state;
  const others = record.notes.filter((note) => note.spy !== spy);
  const isEarly = turn.side === 'spymaster' && ['draw', 'actions'].includes(turn.step);
  const isKnown = node === null ? others.length < record.notes.length : isInPlay(timeline.state, { spy, node });
  if (side !== 'spymaster' || !isEarly || !isKnown) return 'nothing';
  changeRecord(work, { notes: node === null ? others : [...others, { spy, node }] });
  return 'quiet';
}

const isInPlay = (state: ReadonlyState, { spy, node }: Note): boolean =>
  spyInPlay(state, spy) !== null && nodeInPlay(state, node) !== null;

/** In the assign step: makes the first noted assignment, or tells why not. True if there was one. */
export function assignNoted(work: Work): boolean {
  const { record, timeline } = work.session;
  const { state } = timeline;
  const [note, ...notes] = record.notes;
  if (!note || state.turn.step !== 'assign' || awaiting(state).kind !== 'act' || record.manners.claim) return false;
  changeRecord(work, { notes });
  const network = nodeInPlay(state, note.node)?.network;
  if (network === undefined || spyInPlay(state, note.spy)?.network !== network)
    performOrTell(work, { type: 'assign', side: 'spymaster', ...note });
  return true;
}

/** The notes as they were before those moves, which led away from that state. */
export const notesBefore = (moves: readonly Move[], notes: readonly Note[], state: ReadonlyState): Note[] =>
  [
    ...notes,
    ...moves.flatMap(({ automatic, action, step }) =>
      automatic && action.type === 'assign' && step.turn === state.turn.number
        ? { spy: action.spy, node: action.node }
        : [],
    ),
  ].filter((note) => isInPlay(state, note));
