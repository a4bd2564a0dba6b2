/** Looks four turns ahead in up to twelve imagined worlds. */
import type { Bot } from '../bot.ts';
import type { Limit } from '../limit.ts';
import type { Depth } from '../search/compare.ts';
import { Searcher } from '../search/searcher.ts';

/** The playouts for a decision, and how far they go. */
const NODES = 80;
const DEPTH: Depth = { turns: 4, worlds: 12 };

export const mastermind = (seed: number, limit: Limit = { nodes: NODES }): Bot => new Searcher(seed, limit, DEPTH);
