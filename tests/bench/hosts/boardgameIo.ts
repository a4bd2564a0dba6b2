/** boardgame.io's reducer with the same rule functions. A move asks the rules, then is done on the reducer's draft. */
import type { Game } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Action, State } from '../../../src/engine/index.ts';
import { copyState, perform, refusal } from '../../../src/engine/index.ts';
import { replaying, serve } from '../host.ts';

/** The lightest setting: no undo, no events, no hidden state, both players always active. */
const hosting = (start: State): Game<State> => ({
  name: 'evil-genius-vs-spies',
  setup: () => copyState(start),
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act({ G }, action: Action) {
      if (refusal(G, action)) return INVALID_MOVE;
      perform(G, action);
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
});

const PLAYER = { genius: '0', spymaster: '1' } as const;

serve((catalog, order) =>
  replaying(catalog, order, ({ start, actions }) => {
    const game = hosting(start);
    const reduce = CreateGameReducer({ game });
    let hosted = InitializeGame({ game, numPlayers: 2 });
    for (const action of actions) {
      const payload = { type: 'act', args: [action], playerID: PLAYER[action.side] };
      hosted = reduce(hosted, { type: 'MAKE_MOVE', payload });
    }
    return hosted.G as State;
  }),
);
