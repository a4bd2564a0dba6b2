/** Random games: all that may be done is listed, one thing is picked, asked of the rules and done in place. */
import { playout } from '../../engine/playout.ts';
import { serve } from '../host.ts';

serve((catalog, { rules, games }) => () => {
  let actions = 0;
  for (let seed = 1; seed <= games; seed++) playout({ catalog, rules, seed, interrupts: 0, watch: () => actions++ });
  return actions;
});
