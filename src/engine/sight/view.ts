/** R10: what a viewer may know. Cards hidden from the viewer have no id; everything else is as in the state. */

import { reuse } from '../tools/reuse.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { HIDDEN } from '../vocabulary/types.ts';

export type Viewer = Side | 'table';

/** A state as `viewer` may see it. Hidden ids are HIDDEN, and the generator is empty. */
export interface View extends ReadonlyState {
  readonly viewer: Viewer;
}

/** Length → a frozen list of so many hidden cards. All views share these lists. */
const hidden: (readonly CardId[])[] = [];
function hide({ length }: readonly CardId[]): readonly CardId[] {
  hidden[length] ??= Object.freeze(Array.from({ length }, () => HIDDEN));
  return hidden[length];
}

/**
 * What a side, or everybody at the table, may know (R10.1).
 * `previous`: an older view of the same viewer; equal parts of it are reused, so that `===` tells what changed.
 */
export function view(state: ReadonlyState, viewer: Viewer, previous?: View): View {
  const genius = viewer === 'genius';
  // The view is built field by field: copying a state and adding a field is many times slower.
  const next: View = {
    set: state.set,
    rules: state.rules,
    random: [],
    cards: state.cards,
    turn: state.turn,
    score: state.score,
    winner: state.winner,
    ending: state.ending,
    lair: state.lair,
    plan: state.plan && !state.plan.faceUp && !genius ? { ...state.plan, card: HIDDEN } : state.plan,
    offered: genius ? state.offered : hide(state.offered),
    nodes: state.nodes,
    links: state.links,
    spies: state.spies,
    infiltration: state.infiltration,
    infiltrated: state.infiltrated,
    hands: {
      genius: genius ? state.hands.genius : hide(state.hands.genius),
      spymaster: viewer === 'spymaster' ? state.hands.spymaster : hide(state.hands.spymaster),
    },
    decks: {
      genius: hide(state.decks.genius),
      spymaster: hide(state.decks.spymaster),
      plans: hide(state.decks.plans),
    },
    discards: state.discards,
    scored: state.scored,
    stack: state.stack,
    responder: state.responder,
    passes: state.passes,
    frames: state.frames,
    effects: state.effects,
    choice:
      state.choice && state.choice.zone !== 'table' && state.choice.side !== viewer
        ? { ...state.choice, from: hide(state.choice.from) }
        : state.choice,
    modifiers: state.modifiers,
    used: state.used,
    counters: state.counters,
    happened: state.happened,
    actionsLeft: state.actionsLeft,
    minionsLeft: state.minionsLeft,
    stepDone: state.stepDone,
    mayDiscard: state.mayDiscard,
    viewer,
  };
  return previous?.viewer === viewer ? reuse(previous, next) : next;
}

/** The same events with HIDDEN for ids that the viewer may not know: cards drawn or found, plans offered and chosen. */
export function viewEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => {
    switch (event.type) {
      case 'drawn':
      case 'found':
      case 'plansOffered':
        return event.side === viewer ? event : { ...event, cards: hide(event.cards) };
      case 'planChosen':
        return event.side === viewer ? event : { ...event, card: HIDDEN };
      default:
        return event;
    }
  });
}

/** May a side play an instant now, whatever it holds (R9.1, R9.2, R9.5)? */
export function mayInterrupt(state: ReadonlyState, side: Side): boolean {
  const waiting = awaiting(state);
  return waiting.kind === 'act' || (waiting.kind === 'respond' && waiting.side === side);
}
