/** `play`: asked of the rules, then done on a copy; every state lives on. */
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
