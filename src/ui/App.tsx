import type { ReactNode } from 'react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { SHELL } from '../text/page/shell.ts';
import { listen } from './input/listen.ts';
import type { Place } from './reference/ReferenceDialog.tsx';
import { ReferenceContext } from './reference/reference.ts';
import { savedList } from './screens/saved/SavedGames.tsx';
import { fetchBegin } from './screens/start/NewGame.tsx';
import { StartScreen } from './screens/start/StartScreen.tsx';
import { download, fileOfOpenGame } from './shell/download.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { fetched } from './shell/fetched.tsx';
import type { Route } from './shell/route.ts';
import { go, hashOf, useRoute } from './shell/route.ts';
import { bringCards } from './store/bringCards.ts';
import { loadedStore, loadStore, WithStore } from './store/loadStore.tsx';

const setup = fetched(() =>
  Promise.all([import('./screens/setup/SetupScreen.tsx'), bringCards()]).then(([{ SetupScreen }]) => SetupScreen),
);
const bench = fetched(() =>
  Promise.all([import('./screens/bench/BenchScreen.tsx'), bringCards()]).then(([{ BenchScreen }]) => BenchScreen),
);
const game = fetched(() => import('./screens/game/GameRoute.tsx').then(({ GameRoute }) => GameRoute));
const manual = fetched(() =>
  Promise.all([import('./reference/ReferenceDialog.tsx'), bringCards()]).then(
    ([{ ReferenceDialog }]) => ReferenceDialog,
  ),
);
/** A built page has no card files to complain of. */
const problems = import.meta.env.DEV
  ? fetched(() =>
      Promise.all([import('./shell/CardProblems.tsx'), bringCards()]).then(([{ CardProblems }]) => CardProblems),
    )
  : null;
const trial = import.meta.env.DEV
  ? fetched(() => Promise.all([import('./shell/TrialPanel.tsx'), bringCards()]).then(([{ TrialPanel }]) => TrialPanel))
  : null;
const credits = fetched(() => import('./shell/Credits.tsx').then(({ CreditsDialog }) => CreditsDialog));

/** The whole page: one screen at a time, the reference over it, and an error boundary around it. */
export function App() {
  const route = useRoute();
  const address = hashOf(route);
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reference belongs to the screen on which it was opened
  useEffect(() => setPlace(null), [address]);
  const reference = useMemo(
    () => ({
      openRule: (rule: string) => setPlace({ page: 'rules', rule }),
      openRules: () => setPlace({ page: 'rules', rule: null }),
      openSigns: () => setPlace({ page: 'signs' }),
    }),
    [],
  );
  return (
    <ReferenceContext value={reference}>
      <ErrorBoundary save={openGame} onLeave={leave} download={download}>
        <Screens route={route} />
        {problems && (
          <Stored waiting={null}>
            <problems.Part />
          </Stored>
        )}
        {trial && (
          <Stored waiting={null}>
            <trial.Part />
          </Stored>
        )}
        {place && (
          <Stored waiting={null}>
            <manual.Part place={place} onGo={setPlace} onClose={() => setPlace(null)} />
          </Stored>
        )}
      </ErrorBoundary>
    </ReferenceContext>
  );
}

const Waiting = () => <p className="screen">{SHELL.wait}</p>;

const Stored = ({ children, waiting = <Waiting /> }: { children: ReactNode; waiting?: ReactNode }) => (
  <Suspense fallback={waiting}>
    <WithStore>{children}</WithStore>
  </Suspense>
);

function openGame() {
  const store = loadedStore();
  return store ? fileOfOpenGame(store.getState()) : null;
}

function leave(): void {
  loadedStore()?.getState().leave();
  go({ screen: 'start' });
}

/** Fetches what a game needs at the first sign of a person, so that no button has to wait for it. */
function fetchAhead(): () => void {
  const fetch = () => {
    stop();
    void loadStore();
    void fetchBegin();
    for (const part of [setup, game, savedList]) void part.fetch();
  };
  const stop = listen(window, { pointerdown: fetch, pointermove: fetch, keydown: fetch, focusin: fetch });
  return stop;
}

/** The screen that the address names. */
function Screens({ route }: { route: Route }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [crediting, setCrediting] = useState(false);
  const outside = route.screen !== 'game';
  useEffect(fetchAhead, []);
  useEffect(() => {
    const state = loadedStore()?.getState();
    if (outside && state?.game) state.leave();
  }, [outside]);

  if (route.screen === 'setup')
    return (
      <Stored>
        <setup.Part />
      </Stored>
    );
  if (route.screen === 'bench')
    return (
      <Stored>
        <bench.Part key={hashOf(route)} link={route.link ?? null} card={route.card ?? null} />
      </Stored>
    );
  if (route.screen === 'game')
    return (
      <Stored>
        <game.Part id={route.id} onTrouble={setTrouble} />
      </Stored>
    );
  return (
    <>
      <StartScreen trouble={trouble} onCredits={() => setCrediting(true)} />
      <Suspense fallback={null}>{crediting && <credits.Part onClose={() => setCrediting(false)} />}</Suspense>
    </>
  );
}
