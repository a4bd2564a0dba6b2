/** What actions have moved on the map, so that undo puts it back. */
import type { Layout } from './layout.ts';
import { putBack } from './layout.ts';
import type { OnMap } from './networks.ts';

/** Places that an action of the last segment, or its gesture, has taken Nodes from. */
export interface Moved {
  /** The index of the action. */
  at: number;
  from: Layout;
}

/** Where each Node in play lies, and what has been moved, in the order of the actions. */
interface Lying {
  layout: Layout;
  moved: Moved[];
}

/** The layout that comes with that action of the last segment. */
export function withLayout({ layout, moved }: Lying, next: Layout, action: number): Lying {
  const from = Object.entries(layout).filter(([card, place]) => place.join() !== next[Number(card)]?.join());
  return {
    layout: next,
    moved: from.length > 0 ? [...moved, { at: action, from: Object.fromEntries(from) }] : moved,
  };
}

/** The layout before that action of the last segment. `table`: what was in play then. */
export function layoutBefore({ layout, moved }: Lying, table: OnMap, action: number): Lying {
  const undone = moved.filter(({ at }) => at >= action).map(({ from }) => from);
  return {
    layout: putBack(layout, table, Object.assign({}, ...undone.toReversed())),
    moved: moved.filter(({ at }) => at < action),
  };
}
