/** The rules are asked about each action, and it is done in place on a plain state. */
import { copyState, perform, refusal } from '../../../src/engine/index.ts';
import { replaying, serve } from '../host.ts';

serve((catalog, order) =>
  replaying(catalog, order, ({ start, actions }) => {
    const state = copyState(start);
    for (const action of actions) if (!refusal(state, action)) perform(state, action);
    return state;
  }),
);
