/** What a side has missed, to be shown again: found by playing the record, so that nothing is kept a second time. */
import type { Game } from '../../record/game.ts';
import { stepsOf } from '../../record/steps.ts';
import { moveOf } from '../../record/timeline.ts';
import { tableView } from '../manners/tableView.ts';
import type { Beat, Recap, Session } from '../vocabulary/session.ts';

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
  const played: Omit<Beat, 'number'>[] = [];
  for (const step of stepsOf(record, start)) {
    if (step.kind !== 'played' || step.segment < here || step.at < from || step.at >= actions) continue;
    const before = tableView(step.before);
    const events = played.length === 0 ? first : moveOf(step).events;
    played.push({ before, events, after: tableView(step.state, before) });
  }
  return played.map((beat, i) => ({ number: i - played.length, ...beat }));
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
