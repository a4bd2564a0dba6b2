import { useEffect, useMemo, useState } from 'react';
import { refuseFiles } from './input/drops.ts';
import { listen } from './input/listen.ts';
import { awaitPress } from './input/pressed.ts';
import { Boundary } from './page/boundary/Boundary.tsx';
import { broken, ErrorBoundary } from './page/boundary/ErrorBoundary.tsx';
import { fetched, stored } from './page/boundary/fetched.tsx';
import { bringTelling, tell } from './page/boundary/trouble.ts';
import { download, fileOfOpenGame } from './page/files/download.ts';
import type { Route } from './page/route/route.ts';
import { go, hashOf, useRoute } from './page/route/route.ts';
import { bringCards } from './page/session/bringCards.ts';
import { loadedStore, loadStore } from './page/session/loadStore.ts';
import type { ReferencePage } from './reference/ReferenceDialog.tsx';
import { ReferenceContext } from './reference/reference.ts';
import { againstBot, fetchBegin, goOn, howToPlay, record, savedGames, setup } from './screens/title/parts.ts';
import { StartScreen } from './screens/title/StartScreen.tsx';

const bench = stored(
  () => Promise.all([import('./screens/bench/BenchScreen.tsx'), bringCards()]).then(([{ BenchScreen }]) => BenchScreen),
  'screen',
);
const puzzles = stored(
  () =>
    Promise.all([import('./screens/learn/PuzzlesScreen.tsx'), bringCards()]).then(
      ([{ PuzzlesScreen }]) => PuzzlesScreen,
    ),
  'screen',
);
const learn = stored(
  () => Promise.all([import('./screens/learn/learn.ts'), bringCards()]).then(([{ LearnScreen }]) => LearnScreen),
  'screen',
);
const game = stored(() => import('./screens/game/GameRoute.tsx').then(({ GameRoute }) => GameRoute), 'screen');
const declassified = stored(
  () => import('./screens/declassified/DeclassifiedRoute.tsx').then(({ DeclassifiedRoute }) => DeclassifiedRoute),
  'screen',
);
const manual = stored(
  () =>
    Promise.all([import('./reference/ReferenceDialog.tsx'), bringCards()]).then(
      ([{ ReferenceDialog }]) => ReferenceDialog,
    ),
  'dialog',
);
/** A built page has no card files to complain of. */
const problems = import.meta.env.DEV
  ? stored(() =>
      Promise.all([import('./page/notices/CardProblems.tsx'), bringCards()]).then(([{ CardProblems }]) => CardProblems),
    )
  : null;
const trial = import.meta.env.DEV
  ? stored(() =>
      Promise.all([import('./page/notices/TrialPanel.tsx'), bringCards()]).then(([{ TrialPanel }]) => TrialPanel),
    )
  : null;
const credits = fetched(
  () => import('./page/notices/Credits.tsx').then(({ CreditsDialog }) => CreditsDialog),
  'dialog',
);

/** The whole page: one screen at a time, the reference over it, and an error boundary around it. */
export function App() {
  const route = useRoute();
  const address = hashOf(route);
  const [place, setPlace] = useState<ReferencePage | null>(null);
  // The reference belongs to the screen on which it was opened.
  const [at, setAt] = useState(address);
  if (at !== address) {
    setAt(address);
    setPlace(null);
  }
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
      <ErrorBoundary at={address} save={openGame} isSafe={isSafe} onLeave={leave} download={download}>
        <Screens route={route} />
        {problems && <problems.Part />}
        {trial && <trial.Part />}
      </ErrorBoundary>
      <Boundary
        at={place}
        onError={(error) => {
          tell({ code: 'part', facts: { part: 'book' } }, error);
          setPlace(null);
        }}
        instead={() => null}
      >
        {place && <manual.Part place={place} onGo={setPlace} onClose={() => setPlace(null)} />}
      </Boundary>
    </ReferenceContext>
  );
}

function openGame() {
  const store = loadedStore();
  return store ? fileOfOpenGame(store.getState()) : null;
}

function isSafe(): boolean {
  const keeping = loadedStore()?.getState().keeping;
  return !keeping || (keeping.how === 'at-once' && keeping.unsaved === null);
}

function leave(): void {
  loadedStore()?.getState().leave();
  go({ screen: 'start' });
}

/** Fetches what a game needs at the first sign of a person, so that no button has to wait for it. */
function fetchAhead(): () => void {
  const fetch = () => {
    stop();
    // What does not come now is asked for when it is wanted, and only then told.
    const parts = [setup, game, goOn, savedGames, againstBot, howToPlay, record, broken].map((part) => part.fetch());
    void Promise.allSettled([loadStore(), fetchBegin(), bringTelling(), ...parts]);
  };
  const stop = listen(window, { pointerdown: fetch, pointermove: fetch, keydown: fetch, focusin: fetch });
  return stop;
}

/** The screen that the address names. */
function Screens({ route }: { route: Route }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [crediting, setCrediting] = useState(false);
  const outside = route.screen !== 'game';
  useEffect(awaitPress, []);
  useEffect(fetchAhead, []);
  useEffect(refuseFiles, []);
  useEffect(() => {
    const state = loadedStore()?.getState();
    if (outside && state?.game) state.leave();
  }, [outside]);

  if (route.screen === 'setup') return <setup.Part />;
  if (route.screen === 'learn') return <learn.Part />;
  if (route.screen === 'puzzles') return <puzzles.Part />;
  if (route.screen === 'bench')
    return <bench.Part key={hashOf(route)} link={route.link ?? null} card={route.card ?? null} />;
  if (route.screen === 'declassified' || route.screen === 'linked')
    return <declassified.Part key={hashOf(route)} of={route} onTrouble={setTrouble} />;
  if (route.screen === 'game') return <game.Part id={route.id} onTrouble={setTrouble} />;
  return (
    <>
      <StartScreen trouble={trouble} onCredits={() => setCrediting(true)} />
      {crediting && <credits.Part onClose={() => setCrediting(false)} />}
    </>
  );
}
