/** What a side has missed, to be shown again. The record is played to find it, so nothing is kept twice. */

import type { GameEvent } from '../../engine/index.ts';
import type { Game } from '../../record/index.ts';
import { snapshotsOf, stepsOf } from '../../record/index.ts';
import { framesOf } from '../views/frames.ts';
import { tableView } from '../views/tableView.ts';
import type { Beat, Frame, Recap, Session } from '../vocabulary/session.ts';

/**
 * The beats of a recap, numbered up to −1. What was taken back is not among them. The first may be the rest of an action
 * that the side has seen in part. It does not go back into an earlier segment, which had other cards.
 */
export function recapOf({ record, start, timeline: { log } }: Game, { since, actions }: Recap): Beat[] {
  const here = record.segments.length - 1;
  const missed = log.slice(since).filter((entry) => entry.segment === here);
  if (missed.length === 0) return [];
  const from = missed[0].actionIndex;
  const first = missed.flatMap((one) => (one.kind === 'event' && one.actionIndex === from ? [one.event] : []));
  const map = { before: record.layout, after: record.layout };
  const played: Omit<Beat, 'number'>[] = [];
  const isMissed = (segment: number, at: number): boolean => segment === here && at >= from && at < actions;
  for (const step of stepsOf(record, start, isMissed)) {
    if (step.kind !== 'played' || !isMissed(step.segment, step.at)) continue;
    const all = framesOf(tableView(step.before), snapshotsOf(step), map);
    played.push({ frames: played.length === 0 ? telling(all, first) : all });
  }
  return played.map((beat, i) => ({ number: i - played.length, ...beat }));
}

/**
 * The last of the frames, as far as they tell these events. The first of them also tells what came before the action.
 */
function telling(frames: readonly Frame[], events: readonly GameEvent[]): readonly Frame[] {
  let end = events.length;
  const told = frames.toReversed().map((frame, i) => {
    const isFirst = i === frames.length - 2;
    const from = isFirst ? 0 : Math.max(0, end - frame.events.length);
    const own = events.slice(from, end);
    end = from;
    return { ...frame, events: own };
  });
  const rest = told.reverse();
  const seen = frames.findLastIndex(({ events: all }, i) => all.length > 0 && rest[i].events.length === 0);
  return rest.slice(Math.max(0, seen));
}

const known = new WeakMap<Recap, readonly Beat[]>();

/** A recap with its beats. */
export type ShownRecap = Omit<Recap, 'actions'> & { readonly beats: readonly Beat[] };

/** The recap that is still to be shown; null if there is none. Its beats are found once. */
export function pendingRecap(session: Session): ShownRecap | null {
  const { recap, beats, locked } = session;
  if (!recap || locked || beats.shown >= recap.number) return null;
  const found = known.get(recap) ?? recapOf(session, recap);
  known.set(recap, found);
  const { actions: _, ...facts } = recap;
  return { ...facts, beats: found };
}
