/** In random games no Node that nobody moved changes its place on the map, but where two would lie on one spot. */
import { expect, test } from 'vitest';
import type { NodeInPlay } from '../../src/engine/index.ts';
import type { Layout } from '../../src/host/index.ts';
import { arrange } from '../../src/host/index.ts';
import { testCatalog } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';

const GAMES = FULL ? 1000 : 12;
const catalog = testCatalog();

interface Moves {
  /** Nodes that came to a Network which they joined. */
  joined: number;
  /** Nodes that gave way: others lie on their spot now. */
  gaveWay: number;
  /** Nodes that moved without a reason. */
  astray: number;
  /** Pairs of Nodes that lie on one spot, or touch without being of one Network where nothing has joined or split. */
  covered: number;
}

const lie = (layout: Layout, a: number, b: number): number =>
  Math.max(Math.abs(layout[a][0] - layout[b][0]), Math.abs(layout[a][1] - layout[b][1]));

/** Counts what moved from one layout to the next. `before`: the Nodes in play before. */
function count(moves: Moves, from: Layout, before: readonly NodeInPlay[], to: Layout, nodes: readonly NodeInPlay[]) {
  const networkBefore = new Map(before.map(({ card, network }) => [card, network]));
  for (const node of nodes) {
    for (const other of nodes) if (other.card < node.card && lie(to, node.card, other.card) < 1) moves.covered++;
    const was = from[node.card];
    const is = to[node.card];
    if (!was || (was[0] === is[0] && was[1] === is[1])) continue;
    const mates = nodes.filter(({ network }) => network === node.network);
    const came = new Set(mates.map(({ card }) => networkBefore.get(card))).size > 1;
    const staying = nodes.filter(({ network }) => network !== node.network);
    const spot: Layout = { ...to, ...Object.fromEntries(mates.map(({ card }) => [card, from[card]])) };
    if (came) moves.joined++;
    else if (mates.some((mate) => staying.some(({ card }) => lie(spot, mate.card, card) < 1))) moves.gaveWay++;
    else moves.astray++;
  }
}

test(`${GAMES} random games`, () => {
  const moves: Moves = { joined: 0, gaveWay: 0, astray: 0, covered: 0 };
  let nodesSeen = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    let layout: Layout = {};
    let before: readonly NodeInPlay[] = [];
    playRandomGame({
      seed,
      catalog,
      watch: ({ nodes }) => {
        const next = arrange(layout, nodes);
        if (next !== layout) count(moves, layout, before, next, nodes);
        nodesSeen += nodes.length;
        layout = next;
        before = nodes.map((node) => ({ ...node }));
      },
    });
  }
  expect(moves).toMatchObject({ astray: 0, covered: 0 });
  expect(moves.joined).toBeGreaterThan(0);
  expect(nodesSeen).toBeGreaterThan(GAMES);
  if (FULL) console.log(moves, nodesSeen);
});
