/** Plans the Master's turn before a Spy is sent: what to play and connect, and which Spy joins which Network. */
import type { Action, ActionType, CardId, State } from '../../engine/index.ts';
import { copyState, NONE, networkSize, nodeInPlay } from '../../engine/index.ts';
import type { Avoids } from '../bot.ts';
import { legalActions } from '../habits/habit.ts';
import { bestNetwork, networksOf } from './agents.ts';
import type { Judge } from './judge.ts';
import { Mark } from './mark.ts';
import { after } from './outlook.ts';

const WORTHWHILE = 0.05;
/** How many positions are kept at each Action. */
const WIDTH = 3;

interface Line {
  state: State;
  actions: Action[];
  worth: number;
}

/** The Actions of the turn that are best for the Master, with the connections to undo before them. */
export function planActions(start: State, judge: Judge, avoids?: Avoids): Action[] {
  const first: Line = { state: start, actions: [], worth: judge.worth(copyState(start)) };
  let best = first;
  let lines = [first];
  const seen = new Set<number>();
  for (let depth = 0; depth < start.actionsLeft + 1 && lines.length > 0; depth++) {
    const next: Line[] = [];
    for (const line of lines)
      for (const action of steps(line.state, depth === 0, avoids)) {
        const state = after(line.state, action);
        const mark = positionMark(state);
        if (seen.has(mark)) continue;
        seen.add(mark);
        next.push({ state, actions: [...line.actions, action], worth: judge.worth(state) });
      }
    next.sort((a, b) => a.worth - b.worth);
    lines = next.slice(0, WIDTH);
    for (const line of lines) if (line.worth < best.worth - WORTHWHILE) best = line;
  }
  return best.actions;
}

const STEPS: ReadonlySet<ActionType> = new Set(['playSpy', 'playNode', 'connect', 'disconnect']);
const isNoStep = (type: ActionType): boolean => !STEPS.has(type);
const isNoAction = (type: ActionType): boolean => type === 'disconnect' || isNoStep(type);

/** The next possible steps: one of each set of equal cards of the hand, one of the equal ways to connect. */
function steps(state: State, mayDisconnect: boolean, avoids: Avoids | undefined): Action[] {
  const seen = new Set<number>();
  const found: Action[] = [];
  for (const action of legalActions(state, 'spymaster', avoids, mayDisconnect ? isNoStep : isNoAction)) {
    const mark = stepMark(state, action);
    if (seen.has(mark)) continue;
    seen.add(mark);
    found.push(action);
  }
  return found;
}

/** A number for the result of an Action. Actions with the same result have the same number. */
function stepMark(state: State, action: Action): number {
  const mark = new Mark().addText(action.type);
  switch (action.type) {
    case 'playSpy':
    case 'playNode':
      return mark.add(state.cards[action.card]).value;
    case 'connect': {
      const [a, b] = [endOf(state, action.node), endOf(state, action.to)];
      return mark.add(Math.min(a, b)).add(Math.max(a, b)).value;
    }
    case 'disconnect':
      return mark.add(action.node).addText(action.edge).value;
    default:
      return mark.value;
  }
}

/** A number for a Network. Lone Nodes that are the same card have the same number. */
function endOf(state: State, node: CardId): number {
  const network = nodeInPlay(state, node)?.network ?? NONE;
  return networkSize(state, network) > 1 ? network : -2 - state.cards[node];
}

/** A number for a position. Positions with the same cards, connected in the same way, have the same number. */
function positionMark({ nodes, spies, links, actionsLeft, cards }: State): number {
  return new Mark()
    .add(actionsLeft)
    .addSet(nodes, ({ card }) => card)
    .addSet(spies, ({ card }) => card)
    .addSet(links, ({ a, b }) => a * cards.length + b).value;
}

/** The actions that assign every Spy to the strongest Network that supports it. */
export function planAssignments(state: State): Action[] {
  const networks = networksOf(state);
  const actions: Action[] = [];
  for (const spy of state.spies) {
    const best = bestNetwork(state, spy, networks);
    if (best && best.node !== spy.network)
      actions.push({ type: 'assign', side: 'spymaster', spy: spy.card, node: best.node });
  }
  return actions;
}
