/** A finished game as the page gets it: the table at each stop of its tape, and the frames that lead there. */
import type { BySide, CardId } from '../../engine/index.ts';
import { bySide } from '../../engine/index.ts';
import type { Game, Tape } from '../../record/index.ts';
import { attempt, layoutAt, NOTHING_GOING_ON, snapshotsOf } from '../../record/index.ts';
import { framesOf } from '../views/frames.ts';
import { tableView } from '../views/tableView.ts';
import type { Beat } from '../vocabulary/session.ts';
import { newSession } from '../vocabulary/session.ts';
import type { Published } from './publish.ts';
import { publish } from './publish.ts';

/** A stop, with what was hidden then. Nobody plays at its table, and nothing is waited for. */
export interface ShownStop {
  readonly table: Published;
  readonly hands: BySide<readonly CardId[]>;
  /** The plan in play, face up or not. */
  readonly plan: CardId | null;
  /** The plans to choose from. */
  readonly offered: readonly CardId[];
}

/** Nobody sits at the table of a finished game. */
const NOBODY: BySide<string> = { genius: 'tape', spymaster: 'tape' };

/** What is shown of a stop of a finished game. `before`: what was shown last; its equal parts are reused. */
export function shownStop(
  { record, start }: Pick<Game, 'record' | 'start'>,
  tape: Tape,
  stop: number,
  before: Published,
): ShownStop {
  const here = tape.stops[stop];
  const { state } = here;
  const then = { ...record, ...NOTHING_GOING_ON, layout: layoutAt(record, here) };
  const log = tape.log.slice(0, here.told);
  const published = publish(newSession(then, { state, moves: [], log }, start), before);
  const table: Published = {
    ...published,
    sources: NOBODY,
    offers: [],
    waiting: { kind: 'held' },
    barFor: null,
    letsRun: null,
    gameOver: null,
  };
  const { plan, hands, offered } = state;
  return { table, hands: bySide((side) => hands[side]), plan: plan?.card ?? null, offered };
}

/** The beat that leads to a stop, to be shown at the table; null where a part of the game begins. */
export function beatTo({ record }: Pick<Game, 'record'>, { stops }: Tape, stop: number): Omit<Beat, 'number'> | null {
  const { made } = stops[stop];
  const again = made && attempt(made.before, made.action, { by: made.by, isWatched: true });
  if (!again || again.refusal) return null;
  const map = { before: layoutAt(record, stops[stop - 1]), after: layoutAt(record, stops[stop]) };
  return { frames: framesOf(tableView(made.before), snapshotsOf(again), map) };
}
