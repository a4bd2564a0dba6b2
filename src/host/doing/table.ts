/** The table itself: its settings, its layout, who sits where, its cards, and whether this tab plays. */
import { nodeInPlay } from '../../engine/index.ts';
import type { Layout } from '../../map/layout.ts';
import { put } from '../../map/layout.ts';
import type { CommandOf, Placing } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { CLOSED } from '../vocabulary/session.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { change, changeRecord } from '../vocabulary/work.ts';

/** Changes seating and grace. After a change of seating nobody has lifted a curtain yet, and the hands are closed. */
export function set(work: Work, { seating, grace }: CommandOf<'set'>): CommandResult {
  const { settings } = work.session.record;
  if (seating) change(work, { seated: null, peeks: CLOSED });
  changeRecord(work, {
    settings: { ...settings, seating: seating ?? settings.seating, grace: grace ?? settings.grace },
  });
  return undefined;
}

/** The greatest distance from the middle of the map, in steps of a Node. */
const FARTHEST = 1000;
const isPlace = (n: number): boolean => Number.isFinite(n) && Math.abs(n) <= FARTHEST;

/** The layout after that; null if there is no such Node or place. */
export function placed({ record, timeline: { state } }: Session, { node, at }: Placing): Layout | null {
  const moved = nodeInPlay(state, node);
  return moved && at.every(isPlace) ? put(record.layout, state.nodes, moved, at) : null;
}

export function place(work: Work, where: CommandOf<'place'>): CommandResult {
  const layout = placed(work.session, where);
  if (!layout) return 'nothing';
  changeRecord(work, { layout });
  return 'quiet';
}

export function takeSeat(work: Work, { side, source }: CommandOf<'seat'>): CommandResult {
  const { sources } = work.session.record;
  if (sources[side] === source) return 'nothing';
  changeRecord(work, { sources: { ...sources, [side]: source } });
  return undefined;
}

export function nextCards(work: Work, { set, rules }: CommandOf<'cards'>): CommandResult {
  if (work.session.timeline.state.winner !== null) return 'nothing';
  change(work, { nextCards: { set, rules } });
  return work.session.locked ? 'quiet' : undefined;
}

export function lock(work: Work): CommandResult {
  change(work, { locked: true, peeks: CLOSED, waiting: { kind: 'held' } });
  return 'quiet';
}

export function unlock(work: Work): CommandResult {
  change(work, { locked: false });
  return undefined;
}
