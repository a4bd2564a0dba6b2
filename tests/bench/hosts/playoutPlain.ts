/** Random games: all offers are listed and one is picked; the rules are asked, and it is done in place. */
import { playout } from '../../engine/playout.ts';
import { serve } from '../host.ts';

serve((catalog, { rules, games }) => () => {
  let actions = 0;
  for (let seed = 1; seed <= games; seed++) playout({ catalog, rules, seed, interrupts: 0, watch: () => actions++ });
  return actions;
});
