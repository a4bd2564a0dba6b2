/** The Master's turn before anybody is sent: what to play and connect, and who goes to which Network. */
import type { Action, CardId, State } from '../../engine/index.ts';
import { copyState, legalActions, NONE, networkSize, nodeInPlay } from '../../engine/index.ts';
import { bestNetwork, networksOf } from './agents.ts';
import { after } from './outlook.ts';
import type { Judge } from './worth.ts';

const WORTHWHILE = 0.05;
/** Positions kept at each Action. */
const WIDTH = 3;

interface Line {
  state: State;
  actions: Action[];
  worth: number;
}

/** The Actions of the turn, and connections undone before them, that make the position best for the Master. */
export function planActions(start: State, judge: Judge): Action[] {
  const first: Line = { state: start, actions: [], worth: judge.worth(copyState(start)) };
  let best = first;
  let lines = [first];
  const seen = new Set<string>();
  for (let depth = 0; depth < start.actionsLeft + 1 && lines.length > 0; depth++) {
    const next: Line[] = [];
    for (const line of lines)
      for (const action of steps(line.state, depth === 0)) {
        const state = after(line.state, action);
        const key = positionText(state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, actions: [...line.actions, action], worth: judge.worth(state) });
      }
    next.sort((a, b) => a.worth - b.worth);
    lines = next.slice(0, WIDTH);
    for (const line of lines) if (line.worth < best.worth - WORTHWHILE) best = line;
  }
  return best.actions;
}

/** Of equal cards of the hand one, and of the ways to connect two Networks one. */
function steps(state: State, mayDisconnect: boolean): Action[] {
  const seen = new Set<string>();
  const found: Action[] = [];
  for (const action of legalActions(state, 'spymaster')) {
    const text = stepText(state, action, mayDisconnect);
    if (text === undefined || seen.has(text)) continue;
    seen.add(text);
    found.push(action);
  }
  return found;
}

/** What an Action comes to, the same for those that come to the same; none for what is no step. */
function stepText(state: State, action: Action, mayDisconnect: boolean): string | undefined {
  const networkOf = (node: CardId): string => {
    const network = nodeInPlay(state, node)?.network ?? NONE;
    return networkSize(state, network) > 1 ? `network ${network}` : `node ${state.cards[node]}`;
  };
  switch (action.type) {
    case 'playSpy':
    case 'playNode':
      return `card ${state.cards[action.card]}`;
    case 'connect':
      return [networkOf(action.node), networkOf(action.to)].sort().join();
    case 'disconnect':
      return mayDisconnect ? `${action.node} ${action.edge}` : undefined;
  }
}

function positionText({ nodes, spies, links, actionsLeft, cards }: State): string {
  const sorted = (ids: number[]): string => ids.sort((a, b) => a - b).join();
  const held = sorted(nodes.map(({ card }) => card));
  const ties = sorted(links.map(({ a, b }) => a * cards.length + b));
  return `${actionsLeft}|${held}|${sorted(spies.map(({ card }) => card))}|${ties}`;
}

/** Every Spy to the strongest Network that supports it. */
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
