/** Performs one action of the rules at the table: the game goes on, a beat tells it, and a curtain may fall. */

import type { Action, GameEvent, Refusal, State } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import { arrange } from '../../map/layout.ts';
import { withLayout } from '../../map/moved.ts';
import type { Made, Maker, Note } from '../../record/index.ts';
import { attempt, playedUntil, segmentOf, snapshotsOf, withAction } from '../../record/index.ts';
import { framesOf } from '../views/frames.ts';
import { tableView } from '../views/tableView.ts';
import type { Draft } from '../vocabulary/draft.ts';
import { change, changeGame, changeRecord } from '../vocabulary/draft.ts';
import { fallAfter, seenBy } from './curtain.ts';
import { coverDeck } from './hands.ts';

/** Tries an action in that state, and keeps what its frames show. */
export const tryOut = (state: State, action: Action, by?: Maker): ReturnType<typeof attempt> =>
  attempt(state, action, { by, isWatched: true });

/** Performs an action, or a pass that nobody makes by hand. If it cannot, it says why and changes nothing. */
export function perform(draft: Draft, action: Action, by?: Maker): Refusal | undefined {
  const made = tryOut(draft.session.timeline.state, action, by);
  if (!made.refusal) carryOut(draft, made);
  return made.refusal;
}

/** Carries out an action that was tried where the game stands now. */
export function carryOut(draft: Draft, made: Made): void {
  const { session, now } = draft;
  const { record, timeline, beats } = session;
  const { game, events } = withAction(session, made);
  const { state } = game.timeline;
  const number = beats.performed + 1;
  const layout = arrange(game.record.layout, state, session.ground);
  tellLoop(draft, events, state);
  const map = { before: record.layout, after: layout, ground: session.ground };
  const frames = framesOf(tableView(timeline.state), snapshotsOf(made), map);
  draft.beats.push({ number, frames });
  changeGame(draft, game);
  change(draft, { beats: { ...beats, performed: number } });
  const { commit, notes } = game.record;
  const at = segmentOf(game.record).actions.length - 1;
  changeRecord(draft, {
    ...withLayout(game.record, layout, at),
    seen: seenBy(session),
    updated: now,
    played: playedUntil(record, now),
    commit: commit && state.hands[commit.side].includes(commit.card) ? commit : null,
    notes: state.turn.side === 'spymaster' ? notes : NO_NOTES,
  });
  fallAfter(draft, timeline);
  coverDeck(draft);
}

/** Notes end with the turn. */
const NO_NOTES: Note[] = [];

/** R9.6: tells which cards have set each other off without end. The chain was cut, and the game goes on. */
function tellLoop(draft: Draft, events: readonly GameEvent[], state: State): void {
  const names = events.flatMap((event) =>
    event.type === 'loopCut' ? event.cards.map((card) => definitionOf(state, card).name) : [],
  );
  if (names.length > 0) draft.todo.push({ do: 'tell-cards', what: { why: 'loop', names: [...new Set(names)] } });
}
