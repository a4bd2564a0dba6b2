/** What the table shows of an action, frame by frame. */

import type { NodeInPlay, State, View } from '../../engine/index.ts';
import { NONE, view } from '../../engine/index.ts';
import type { Layout } from '../../map/layout.ts';
import { arrange } from '../../map/layout.ts';
import type { Ground } from '../../map/rooms.ts';
import type { Snapshot } from '../../record/index.ts';
import type { Beat, Frame } from '../vocabulary/session.ts';
import { tableView } from './tableView.ts';

/** Where the Nodes lie on the map before an action and after it. */
interface Map {
  before: Layout;
  after: Layout;
  ground?: Ground;
}

/** The frames of an action. The first is the table before it, and tells nothing. The last is the table after it. */
export function framesOf(first: View, snapshots: readonly Snapshot[], map: Map): readonly Frame[] {
  const frames: Frame[] = [{ view: first, layout: map.before, events: [] }];
  const end = snapshots[snapshots.length - 1].state;
  const card = resolvedBetween(first, end);
  for (const { state, events } of snapshots) {
    const last = frames[frames.length - 1];
    const seen = state === end ? tableView(state, last.view) : viewWithin(state, last.view, card);
    const isLaid = map.before === map.after || isSame(seen.nodes, end.nodes);
    const layout = isLaid ? map.after : arrange(last.layout, seen, map.ground);
    frames.push({ view: seen, layout, events });
  }
  return frames;
}

type Item = View['stack'][number];

/** The card that was announced last, if it has resolved since. */
function resolvedBetween({ stack }: View, end: State): Item | undefined {
  const top = stack.at(-1);
  return top && CARDS.includes(top.kind) && !waits(end, top) ? top : undefined;
}
const CARDS: readonly Item['kind'][] = ['playInstant', 'useAbility'];
const waits = ({ stack }: State, { kind, card }: Item): boolean =>
  stack.some((item) => item.kind === kind && item.card === card);

/**
 * What both sides may know of a state within an action. It holds only whose effects are half resolved: what was picked
 * for them may be a secret. `resolving`: the card that resolves in this action. It stays on the stack until the last
 * frame.
 */
function viewWithin(state: State, previous: View, resolving: Item | undefined): View {
  const frames = state.frames.map((one) => ({ ...one, targets: [], event: NONE, by: NONE, each: null, picked: null }));
  const stack = resolving && !waits(state, resolving) ? [...state.stack, resolving] : state.stack;
  return view({ ...state, frames, stack, choice: null }, 'table', previous);
}

const isSame = (some: View['nodes'], others: readonly NodeInPlay[]): boolean =>
  some.length === others.length &&
  some.every(({ card, network }, i) => card === others[i].card && network === others[i].network);

/** The beats of a command. A Node that the command brings lies in every frame where it lies after the command. */
export function withNewcomers(beats: readonly Beat[], after: Layout): readonly Beat[] {
  const before = beats[0]?.frames[0].layout ?? after;
  const come = Object.entries(after).filter(([card]) => !(Number(card) in before));
  if (come.length === 0) return beats;
  const newcomers: Layout = Object.fromEntries(come);
  return beats.map(({ number, frames }) => ({
    number,
    frames: frames.map((frame) => ({ ...frame, layout: { ...frame.layout, ...newcomers } })),
  }));
}
