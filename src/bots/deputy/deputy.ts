/** Compares few plans in few worlds, so that it plays a game in about a second. */
import type { Bot } from '../bot.ts';
import type { Limit } from '../limit.ts';
import type { Depth } from '../search/compare.ts';
import { Searcher } from '../search/searcher.ts';

/** The playouts for a decision, and how far they go. */
const NODES = 18;
const DEPTH: Depth = { turns: 2, worlds: 3 };

export const deputy = (seed: number, limit?: Limit): Bot => deputyOf(seed, limit);

/** The same, to be asked how it reckons. */
export const deputyOf = (seed: number, limit: Limit = { nodes: NODES }): Searcher => new Searcher(seed, limit, DEPTH);
