/** In random games no Node that nobody moved changes its place on the map, but where it must make room. */
import { expect, test } from 'vitest';
import type { NodeInPlay } from '../../src/engine/index.ts';
import type { Layout } from '../../src/host/index.ts';
import { arrange, footprintOf } from '../../src/host/index.ts';
import { boxAround, sizeOf } from '../../src/map/box.ts';
import { isApart } from '../../src/map/footprint.ts';
import { GROUND } from '../../src/map/layout.ts';
import type { OnMap } from '../../src/map/networks.ts';
import { testCatalog } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';

const GAMES = FULL ? 1000 : 12;
const catalog = testCatalog();

interface Moves {
  /** Nodes that came to a Network which they joined. */
  joined: number;
  /** Nodes that gave way: others lie on their spot now or too near to it, or the whole would be too large. */
  gaveWay: number;
  /** Nodes that moved without a reason. */
  astray: number;
  /** Pairs of Networks that lie on one spot, or too near to each other. */
  covered: number;
}

const printOf = ({ nodes, spies }: OnMap, network: number, layout: Layout) =>
  footprintOf(
    nodes.filter((node) => node.network === network).map(({ card }) => layout[card]),
    spies.filter((spy) => spy.network === network).length,
  );

/** Counts what moved from one layout to the next. `before`: the Nodes in play before. */
function count(moves: Moves, from: Layout, before: readonly NodeInPlay[], to: Layout, table: OnMap) {
  const { nodes } = table;
  const networkBefore = new Map(before.map(({ card, network }) => [card, network]));
  const networks = [...new Set(nodes.map(({ network }) => network))];
  const prints = networks.map((network) => printOf(table, network, to));
  for (const [i, one] of prints.entries())
    for (const other of prints.slice(0, i)) if (!isApart(one, other)) moves.covered++;
  for (const [i, network] of networks.entries()) {
    const mates = nodes.filter((node) => node.network === network);
    const moved = mates.filter(({ card }) => from[card] && from[card].join() !== to[card].join());
    if (moved.length === 0) continue;
    if (new Set(mates.map(({ card }) => networkBefore.get(card))).size > 1) {
      moves.joined++;
      continue;
    }
    const others = prints.toSpliced(i, 1);
    const there = printOf(table, network, from);
    const whole = sizeOf(boxAround([there, ...others].map(({ bounds }) => bounds)));
    const isTooLarge = whole.x > GROUND.now.x || whole.y > GROUND.now.y;
    if (isTooLarge || others.some((other) => !isApart(there, other))) moves.gaveWay++;
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
      watch: ({ nodes, spies }) => {
        const next = arrange(layout, { nodes, spies });
        if (next !== layout) count(moves, layout, before, next, { nodes, spies });
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
