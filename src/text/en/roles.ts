/** What the two sides are. The title shows it, so this file imports nothing. */
import type { Side } from '../../engine/index.ts';

/** The names of the sides if nobody gave a name. */
export const ROLE: Readonly<Record<Side, string>> = { genius: 'Evil Genius', spymaster: 'Spy Master' };
