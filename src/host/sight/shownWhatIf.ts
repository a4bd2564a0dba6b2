import type { GameEvent } from '../../engine/index.ts';
import { catalogOf } from '../../engine/index.ts';
import type { CardChange } from '../../engine/language.ts';
import { cardChanges, needsDeal } from '../../engine/language.ts';
import type { Game, LogEntry, WhatIf } from '../../record/index.ts';
import { newSession } from '../vocabulary/session.ts';
import type { Published } from './publish.ts';
import { NO_GAME, publish } from './publish.ts';

/** One of the two games, as the table sees it. */
export interface ShownGame {
  table: Published;
  /** What came of the move with which the two games part. */
  told: LogEntry[];
}

/** What the page may know of a finished game that was played again with another set: what the table sees. */
export interface ShownWhatIf extends Pick<WhatIf, 'why' | 'refusal' | 'same' | 'of'> {
  /** The turn in which the two part; of a game that stays the same, the last one. */
  turn: number;
  /** What is different from the set of the deal. */
  changes: readonly CardChange[];
  /** Cards have come or gone, so that the decks hold other cards. */
  otherDeal: boolean;
  was: ShownGame;
  now: ShownGame;
  /** The game with the other set can be played on. */
  goesOn: boolean;
}

/** `before`: the finished game. */
export function shownWhatIf(before: Game, { why, refusal, same, of, was, now, seen }: WhatIf): ShownWhatIf {
  const changes = changesOf(before, now);
  return {
    why,
    refusal,
    same,
    of,
    turn: was.timeline.log.at(-1)?.turn ?? 1,
    changes,
    otherDeal: changes.some(needsDeal),
    was: shown(was, seen.was),
    now: shown(now, seen.now),
    goesOn: why !== 'same' && now.timeline.state.winner === null,
  };
}

function changesOf(before: Game, now: Game): CardChange[] {
  const [was, is] = [before, now].map(({ record: { segments } }) => ({
    ...catalogOf({ set: segments[0].cards }),
    rules: segments[0].rules,
  }));
  return cardChanges(was, is);
}

/** Nobody plays this game, so nothing is offered. */
function shown({ record, timeline, start }: Game, events: readonly GameEvent[]): ShownGame {
  const session = { ...newSession(record, timeline, start), locked: true };
  const turn = timeline.state.turn.number;
  const table = publish(session, NO_GAME);
  // Nobody sits at it, so it is not turned to anybody.
  const game = table.game && { ...table.game, settings: { ...table.game.settings, seating: 'side-by-side' as const } };
  return {
    table: { ...table, game, sits: null },
    told: events.map((event, i) => ({ number: i + 1, segment: 0, actionIndex: 0, turn, kind: 'event', event })),
  };
}
