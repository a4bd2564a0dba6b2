/** The table itself: its settings, its layout, who sits where, its cards, and whether this tab plays. */
import { nodeInPlay } from '../../engine/index.ts';
import type { Layout } from '../../map/layout.ts';
import { arrange, put, putAt } from '../../map/layout.ts';
import type { CommandOf, Placing } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { CLOSED } from '../vocabulary/session.ts';

/** Changes seating and grace. After a change of seating nobody has lifted a curtain yet, and the hands are closed. */
export function set(draft: Draft, { seating, grace }: CommandOf<'set'>): CommandResult {
  const { settings } = draft.session.record;
  if (seating) change(draft, { seated: null, openHands: CLOSED });
  changeRecord(draft, {
    settings: { ...settings, seating: seating ?? settings.seating, grace: grace ?? settings.grace },
  });
  return undefined;
}

/** The greatest distance from the middle of the map, in steps of a Node. */
const FARTHEST = 1000;
const isPlace = (n: number): boolean => Number.isFinite(n) && Math.abs(n) <= FARTHEST;

/** The layout after that; null if there is no such Node or place. `joins`: it lies where it is about to be connected. */
export function placed(
  { record: { layout }, timeline: { state }, ground }: Session,
  { node, at }: Placing,
  joins = false,
): Layout | null {
  const moved = nodeInPlay(state, node);
  if (!moved || !at.every(isPlace)) return null;
  return joins ? putAt(layout, state, moved, at) : put(layout, state, moved, at, ground);
}

export function place(draft: Draft, where: CommandOf<'place'>): CommandResult {
  const layout = placed(draft.session, where);
  if (!layout) return 'nothing';
  changeRecord(draft, { layout });
  return 'quiet';
}

export function takeGround(draft: Draft, { ground }: CommandOf<'ground'>): CommandResult {
  const { record, timeline } = draft.session;
  if (![ground.now, ground.most].every(({ x, y }) => x > 0 && y > 0 && isPlace(x) && isPlace(y))) return 'nothing';
  change(draft, { ground });
  const layout = arrange(record.layout, timeline.state, ground);
  if (layout !== record.layout) changeRecord(draft, { layout });
  return 'quiet';
}

export function takeSeat(draft: Draft, { side, source }: CommandOf<'seat'>): CommandResult {
  const { sources } = draft.session.record;
  if (sources[side] === source) return 'nothing';
  changeRecord(draft, { sources: { ...sources, [side]: source } });
  return undefined;
}

export function nextCards(draft: Draft, { set, rules }: CommandOf<'cards'>): CommandResult {
  if (draft.session.timeline.state.winner !== null) return 'nothing';
  change(draft, { nextCards: { set, rules } });
  return draft.session.locked ? 'quiet' : undefined;
}

export function lock(draft: Draft): CommandResult {
  change(draft, { locked: true, openHands: CLOSED, waiting: { kind: 'held' } });
  return 'quiet';
}

export function unlock(draft: Draft): CommandResult {
  change(draft, { locked: false });
  return undefined;
}
