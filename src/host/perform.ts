/** Performs one action of the rules at the table: the game goes on, a beat tells it, and a curtain may fall. */
import type { Action, Refusal } from '../engine/index.ts';
import { LoopError } from '../engine/index.ts';
import type { TableRefusal } from './commands.ts';
import { tableRefusal } from './commands.ts';
import { fallAfter } from './curtain.ts';
import { arrange } from './layout.ts';
import { relaid } from './moved.ts';
import type { Maker } from './moves.ts';
import { act } from './moves.ts';
import type { Note } from './record.ts';
import { playedUntil, segmentOf } from './record.ts';
import type { Told } from './session.ts';
import { tableView } from './tableView.ts';
import type { Work } from './work.ts';
import { change, changeRecord } from './work.ts';

/** Performs an action, or a pass that nobody makes by hand. If it cannot, it says why and changes nothing. */
export function perform(work: Work, action: Action, maker?: Maker): Refusal | TableRefusal | undefined {
  const { session, now } = work;
  const { record, timeline, beats } = session;
  const done = actOrLoop(work, action, maker);
  if ('table' in done) return done;
  if (done.refusal) return done.refusal;
  const { game, events } = done;
  const { state } = game.timeline;
  const number = beats.performed + 1;
  const seen = tableView(timeline.state);
  work.beats.push({ number, before: seen, events, after: tableView(state, seen) });
  change(work, { ...game, beats: { ...beats, performed: number } });
  const { commit, layout, notes } = game.record;
  const made = segmentOf(game.record).actions.length - 1;
  changeRecord(work, {
    ...relaid(game.record, arrange(layout, state.nodes), made),
    updated: now,
    played: playedUntil(record, now),
    commit: commit && state.hands[commit.side].includes(commit.card) ? commit : null,
    notes: state.turn.side === 'spymaster' ? notes : NO_NOTES,
  });
  fallAfter(work, timeline);
  return undefined;
}

/** Makes the action by itself, or tells why not. `hindered`: why it may not be made now. */
export function performOrTell(work: Work, action: Told['action'], hindered?: TableRefusal): void {
  const why = hindered ?? perform(work, action, 'session');
  if (why) change(work, { told: { action, why } });
}

/** Notes end with the turn. */
const NO_NOTES: Note[] = [];

/** Does the action. If the cards loop without end, that is the designers' mistake: it is told, and nothing is done. */
function actOrLoop(work: Work, action: Action, maker?: Maker): ReturnType<typeof act> | TableRefusal {
  try {
    return act(work.session, action, maker);
  } catch (error) {
    if (!(error instanceof LoopError)) throw error;
    work.todo.push({ do: 'tell-cards', what: { why: 'loop' } });
    return tableRefusal('loop');
  }
}
