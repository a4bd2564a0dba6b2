/** What both sides see of the table. A state never changes, so its view is worked out once. */
import type { Action, State, View } from '../../engine/index.ts';
import { publicOffers, view } from '../../engine/index.ts';

const views = new WeakMap<State, View>();
const offers = new WeakMap<View, Action[]>();

/** The state as both sides may see it (R10.1). `previous`: an older view of the table; its equal parts are reused. */
export function tableView(state: State, previous?: View): View {
  const table = views.get(state) ?? view(state, 'table', previous);
  views.set(state, table);
  return table;
}

/** What the table may light up. */
export function tableOffers(table: View): Action[] {
  const known = offers.get(table) ?? publicOffers(table);
  offers.set(table, known);
  return known;
}
