/** Whole games between bots as the map shows them, by the functions that the page uses. */

import type { Catalog, Link, NodeInPlay, Rules, State } from '../../src/engine/index.ts';
import { definitionOf, makeLink, NONE, supports } from '../../src/engine/index.ts';
import { arrange, sizeOf } from '../../src/host/index.ts';
import type { Layout } from '../../src/map/layout.ts';
import { extentOf, GROUND } from '../../src/map/layout.ts';
import { networksOf } from '../../src/map/networks.ts';
import { playGame } from '../../src/sim/game.ts';
import { comingOn } from '../../src/ui/table/map/coming.ts';
import type { Held } from '../../src/ui/table/map/fit.ts';
import { groundFor, held, inSteps, isWhole, roomBeside } from '../../src/ui/table/map/fit.ts';

/** The panel of a window of 1280 × 800, and what the style sheet says there, in pixels. */
export const ROOM = { panel: { x: 879, y: 334 }, head: 33 };
export const LIMITS = {
  far: { x: 54, y: 48 },
  least: { x: 65, y: 48 },
  good: { x: 68, y: 51.2 },
  most: { x: 208, y: 150 },
};

/** What the map shows at one moment. */
export interface Shown {
  seed: number;
  turn: number;
  nodes: number;
  layout: Layout;
  hold: Held;
  /** The smallest gap between two Networks, in pixels. */
  gap: number;
  /** All of it is in sight. */
  isWhole: boolean;
}

/** The map of a game, moment by moment. */
export class MapOfGame {
  #layout: Layout = {};
  #ground = GROUND;
  #hold: Held | null = null;
  #last = '';

  /** What the map shows now; null if nothing on it has changed. */
  after(state: State, seed: number): Shown | null {
    const turn = state.turn.number;
    const last = JSON.stringify([turn, state.nodes, state.spies.map(({ network }) => network)]);
    if (last === this.#last) return null;
    this.#last = last;
    for (;;) {
      this.#layout = arrange(this.#layout, state, this.#ground);
      const layout = this.#layout;
      const map = state.nodes.length > 0 ? sizeOf(extentOf(layout, state)) : { x: 1, y: 1 };
      const unassigned = state.spies.filter(({ network }) => network < 0).length;
      const coming = (beside: { x: number; y: number }) => comingOn(state, layout, inSteps(beside, LIMITS.least));
      const hold = held(this.#hold, { turn, map, unassigned }, coming, ROOM, LIMITS);
      const ground = groundFor(hold, ROOM, LIMITS);
      const isSame = hold === this.#hold && JSON.stringify(ground) === JSON.stringify(this.#ground);
      [this.#hold, this.#ground] = [hold, ground];
      if (!isSame) continue;
      const whole = isWhole(map, hold.step, roomBeside(ROOM, hold.side));
      return { seed, turn, nodes: state.nodes.length, layout, hold, gap: gapOf(state, layout, hold), isWhole: whole };
    }
  }
}

/** The smallest gap between what is of two Networks, in pixels. */
function gapOf(state: State, layout: Layout, { step }: Held): number {
  const boxes = networksOf(state).map(({ nodes, shape }) => {
    const [x, y] = [layout[nodes[0].card][0] - nodes[0].x, layout[nodes[0].card][1] - nodes[0].y];
    const all = [...shape.runs, ...(shape.stand ? [shape.stand] : []), ...(shape.flag ? [shape.flag] : [])];
    return all.map((box) => ({
      left: (box.left + x) * step.x,
      right: (box.right + x) * step.x,
      top: (box.top + y) * step.y,
      bottom: (box.bottom + y) * step.y,
    }));
  });
  const apart = boxes.flatMap((own, i) =>
    boxes
      .slice(0, i)
      .flatMap((others) =>
        own.flatMap((a) =>
          others.map((b) => Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)),
        ),
      ),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...apart);
}

/** The map of the game of a seed, moment by moment, until so many Nodes lie on it. */
export function mapsOf(catalog: Catalog, rules: Rules, seed: number, upTo: number): Shown[] {
  const map = new MapOfGame();
  const shown: Shown[] = [];
  watchGame(catalog, rules, seed, upTo, (state) => {
    const next = map.after(state, seed);
    if (next) shown.push(next);
  });
  return shown;
}

/**
 * Plays the game of a seed, then lays the other Nodes of the deck, as many in each turn of the Spy Master as it has
 * Actions for (R4.2). Every second one is connected where it can be. `see` is called with each state; a state that is
 * laid further stands at the Spy Master's actions step, and nothing waits in it.
 */
export function watchGame(
  catalog: Catalog,
  rules: Rules,
  seed: number,
  upTo: number,
  see: (state: State, isOver: boolean) => void,
): void {
  const { state } = playGame({ catalog, rules, genius: 'rookie', spymaster: 'rookie' }, seed, {
    done: (state) => see(state, false),
  });
  const piles = () => [state.decks.spymaster, state.discards.spymaster, state.hands.spymaster];
  const rest = piles()
    .flat()
    .filter((card) => definitionOf(state, card).type === 'node')
    .slice(0, Math.max(0, upTo - state.nodes.length));
  Object.assign(state, { infiltration: null, stack: [], frames: [], choice: null, responder: null, actionsLeft: 0 });
  if (state.turn.side === 'genius') state.turn = { number: state.turn.number + 1, side: 'spymaster', step: 'actions' };
  for (const [i, card] of rest.entries()) {
    const at = joined(state, card, i);
    const price = at ? 2 : 1;
    if (state.actionsLeft < price) nextTurn(state, (next) => see(next, false));
    state.actionsLeft -= price;
    for (const pile of piles()) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
    state.nodes.push(at?.node ?? { card, network: card, x: 0, y: 0 });
    if (at) state.links.push(at.link);
    const size = state.nodes.filter(({ network }) => network === at?.node.network).length;
    // R5.4
    for (const spy of state.spies)
      if (spy.network === at?.node.network && !supports(state, spy.card, size)) spy.network = NONE;
    see(state, true);
  }
}

/** The Spy Master's next turn, at its actions step. */
function nextTurn(state: State, see: (state: State) => void): void {
  const { number } = state.turn;
  state.turn = { ...state.turn, number: number + 1, side: 'genius', step: 'plan' };
  see(state);
  state.turn = { ...state.turn, number: number + 2, side: 'spymaster', step: 'actions' };
  state.actionsLeft = state.rules.actionsPerTurn;
  see(state);
}

const STEPS = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;
const FACING = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** The place of a Node by a connector of one in play, and their link, for every second Node; null if there is none. */
function joined(state: State, card: number, turn: number): { node: NodeInPlay; link: Link } | null {
  if (turn % 2 === 0) return null;
  for (const node of state.nodes)
    for (const edge of definitionOf(state, node.card).connectors) {
      const [x, y] = [node.x + STEPS[edge][0], node.y + STEPS[edge][1]];
      const isTaken = state.nodes.some((one) => one.network === node.network && one.x === x && one.y === y);
      if (isTaken || !definitionOf(state, card).connectors.includes(FACING[edge])) continue;
      return { node: { card, network: node.network, x, y }, link: makeLink(node.card, edge, card) };
    }
  return null;
}
