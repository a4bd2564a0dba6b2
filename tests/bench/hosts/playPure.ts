/** `play`: the rules are asked, then the action is done on a copy. Every state stays usable. */
import { play } from '../../../src/engine/index.ts';
import { replaying, serve } from '../host.ts';

serve((catalog, order) =>
  replaying(catalog, order, ({ start, actions }) => {
    let state = start;
    for (const action of actions) {
      const done = play(state, action);
      if (!done.refusal) state = done.state;
    }
    return state;
  }),
);
