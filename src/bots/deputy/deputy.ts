/** Compares few plans in few worlds, so that it plays a game in about a second. */
import type { Avoids, MakeBot } from '../bot.ts';
import type { Limit } from '../limit.ts';
import { rookie } from '../rookie/rookie.ts';
import type { Style } from '../search/searcher.ts';
import { Searcher } from '../search/searcher.ts';
import { firstNets } from '../value/nets.ts';

/** The playouts for a decision. */
const NODES = 18;
const STYLE: Style = {
  depth: { turns: 2, worlds: 3, round: 1, kept: 0.6 },
  nets: firstNets,
  policy: (seed, avoids) => rookie(seed, undefined, avoids),
  lairs: 0,
};

export const deputy: MakeBot = (seed, limit, avoids) => deputyOf(seed, limit, avoids);

/** The same, to be asked how it reckons. */
export const deputyOf = (seed: number, limit: Limit = { nodes: NODES }, avoids?: Avoids): Searcher =>
  new Searcher(seed, limit, STYLE, avoids);
