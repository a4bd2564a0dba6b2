import type { EventType } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { logLineOf } from '../../../text/en/game/log.ts';
import { LOG } from '../../../text/en/table/log.ts';
import { useGame } from '../../page/session/game.ts';

/** Events that begin a turn or a step. They are no moves. */
const OPENING: readonly EventType[] = ['turnStarted', 'stepStarted', 'plansOffered'];

/** The last move in words: the first of its lines in the log, without the full stop. Without one: `the last move`. */
export function lastMove({ log, canUndo, table }: Pick<PublicState, 'log' | 'canUndo' | 'table'>): string {
  if (!table || canUndo.side === null) return LOG.lastMove;
  const before = log.findLastIndex((entry) => entry.kind !== 'event' || entry.actionIndex < canUndo.actionIndex);
  for (const entry of log.slice(before + 1)) {
    if (entry.kind !== 'event' || OPENING.includes(entry.event.type)) continue;
    if (entry.event.type === 'announced' && entry.event.kind === 'endTurn') return LOG.endOfTurn;
    const line = logLineOf(entry.event, table);
    if (line) return line.text.replace(/\.$/, '');
  }
  return LOG.lastMove;
}

export const useLastMove = (): string => useGame(lastMove);
