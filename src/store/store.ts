/** The store between session and page: one closure around the open session, with a public face. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../host/index.ts';
import { ask, NO_GAME, tableRefusal } from '../host/index.ts';
import { readPreferences } from '../storage/preferences.ts';
import { declassify, declassifyLink } from './declassify.ts';
import { everythingActions } from './everything.ts';
import { gameActions } from './games.ts';
import { lessonActions } from './lessonActions.ts';
import { puzzleActions } from './puzzles.ts';
import { resultActions } from './results.ts';
import { retryActions } from './retryActions.ts';
import { dismiss, dispatch, newRunner, prefer, tellPromise } from './run.ts';
import { setActions } from './sets.ts';
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
    begin = () => {
      if (session) open(session);
      tellPromise(runner, false);
    };
    return {
      ...NO_GAME,
      latest: { events: [], serial: 0 },
      beats: [],
      show: null,
      lesson: null,
      retry: null,
      saves: runner.saves.list(),
      keeping: { how: runner.saves.keeps, unsaved: null, promised: null },
      notices: [],
      preferences: readPreferences(world.keep),
      lostOpponent: null,
      refused: null,
      mayAskWhatIf: false,
      whatIf: null,
      ...setActions(runner, whatIf.askWhatIf),
      ...resultActions(runner),
      ...puzzleActions(runner),
      ...everythingActions(runner),

      post(command) {
        if (command.do === 'set') {
          const { seating, grace } = command;
          prefer(runner, { ...(seating && { seating }), ...(grace !== undefined && { grace }) });
        }
        const why = dispatch(runner, command);
        if (why) api.setState({ refused: { what: command.do, why } });
        else if (api.getState().refused) api.setState({ refused: null });
      },
      ask: (command, inHand) => (runner.session ? ask(runner.session, command, inHand) : tableRefusal('no-game')),
      endShow() {},
      ...games,
      declassify: (id, at) => declassify(runner, open, id, at),
      declassifyLink: (link) => declassifyLink(runner, open, link),
      ...lessonActions(runner),
      ...whatIf,
      ...retryActions(runner, { open, ...games }),
      wakeOpponent: () => runner.asking.wake(),
      lately: () => runner.lately,

      setPreferences: (change) => prefer(runner, change),
      dismissNotice: (id) => dismiss(runner, id),
    };
  });
  const { subscribe } = store;
  // One that fails must not keep the others from hearing.
  store.subscribe = (listener) =>
    subscribe((now, before) => {
      try {
        listener(now, before);
      } catch (error) {
        world.report(error);
      }
    });
  begin();
  return store;
}
