/**
 * Compares plans in more imagined worlds than the deputy does, and drops none before it has seen three worlds. Both
 * sides of these worlds play by nets that have learned from games of nets, and not by the rookie's rule.
 */
import type { MakeBot } from '../bot.ts';
import type { Style } from '../search/searcher.ts';
import { Searcher } from '../search/searcher.ts';
import { learnedPlanner } from '../value/learnedPlanner.ts';
import { secondNets } from '../value/nets.ts';

/** The playouts for a decision. */
const NODES = 80;
const STYLE: Style = {
  depth: { turns: 2, worlds: 14, round: 3, kept: 0.5 },
  nets: secondNets,
  policy: (seed, avoids) => learnedPlanner(secondNets, seed, avoids),
  lairs: 4,
};

export const mastermind: MakeBot = (seed, limit = { nodes: NODES }, avoids) => new Searcher(seed, limit, STYLE, avoids);
