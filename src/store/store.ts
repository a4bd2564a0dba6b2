/** The store between session and page: one closure around the open session, with a public face. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { registerCatalog } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { ask, NO_GAME, tableRefusal } from '../host/index.ts';
import { readPreferences } from '../storage/preferences.ts';
import { gameActions } from './games.ts';
import { mayAskWhatIf } from './mayAsk.ts';
import { dismiss, newRunner, prefer, send, tellChanges } from './runner.ts';
import type { Store } from './types.ts';
import { whatIfActions } from './whatIf.ts';
import type { World } from './world.ts';

export type GameStore = StoreApi<Store>;

/** Makes a store. The page has one (`index.ts`), tests make many. `session`: the session that is open at first. */
export function createGameStore(world: World, session?: Session): GameStore {
  let begin = (): void => {};
  const store = createStore<Store>()((_set, _get, api) => {
    const runner = newRunner(world, api);
    const { open, ...games } = gameActions(runner);
    const whatIf = whatIfActions(runner, open);
    if (session) begin = () => open(session);
    return {
      ...NO_GAME,
      latest: { events: [], serial: 0 },
      beats: [],
      saves: runner.saves.list(),
      notices: [],
      preferences: readPreferences(world.keep),
      lostOpponent: null,
      cards: null,
      mayAskWhatIf: false,
      whatIf: null,

      send(command) {
        if (command.do === 'set') {
          const { seating, grace } = command;
          prefer(runner, { ...(seating && { seating }), ...(grace !== undefined && { grace }) });
        }
        return send(runner, command);
      },
      ask: (action, inHand) => (runner.session ? ask(runner.session, action, inHand) : tableRefusal('no-game')),
      ...games,
      ...whatIf,
      wakeOpponent: () => runner.asking.wake(),

      applyCards({ cards, rules, problems }) {
        if (cards.length === 0) {
          api.setState({ cards: { hash: '', count: 0, rules, problems, waiting: false } });
          return;
        }
        const catalog = registerCatalog(cards);
        runner.saves.remember(catalog.hash, catalog.source);
        const before = runner.cards;
        const same = before?.catalog === catalog && JSON.stringify(before.rules) === JSON.stringify(rules);
        const waiting = same && (api.getState().cards?.waiting ?? false);
        runner.cards = { catalog, rules };
        api.setState({ cards: { hash: catalog.hash, count: cards.length, rules, problems, waiting } });
        api.setState({ mayAskWhatIf: mayAskWhatIf(runner) });
        if (!before || same) return;
        tellChanges(runner, before);
        send(runner, { do: 'cards', set: catalog.hash, rules });
        if (api.getState().whatIf) whatIf.askWhatIf();
      },
      setPreferences: (change) => prefer(runner, change),
      dismissNotice: (id) => dismiss(runner, id),
    };
  });
  begin();
  return store;
}
