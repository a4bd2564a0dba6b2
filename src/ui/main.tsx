import './kit/theme.css';
import './kit/tokens.css';
import './kit/shapes.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyMotion } from './kit/motion.ts';
import { watchErrors } from './page/boundary/trouble.ts';
import { bringNewer } from './page/release/bringNewer.ts';

watchErrors();

/** The page waits at most so long (ms) for its fonts, and for what lets others edit it. */
const PATIENCE = 1500;

/** The fonts of every screen; index.html has already requested them. Drawn without them, the page would shift later. */
const letters: Promise<unknown>[] = ['1em Michroma', '1em Oswald'].map((font) => document.fonts.load(font));
letters.push(import('./page/boundary/edited.ts').then(({ surviveEdits }) => surviveEdits(document.body)));

function draw(): void {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
}

applyMotion();
// Presses work without.
import('./page/session/press.ts')
  .then(({ followZoom, watchPresses }) => {
    followZoom();
    watchPresses();
  })
  .catch(() => {});
void Promise.race([Promise.allSettled(letters), new Promise((done) => setTimeout(done, PATIENCE))]).then(draw);
if (import.meta.env.PROD)
  addEventListener(
    'load',
    () =>
      bringNewer()
        .then(({ keepRelease }) => keepRelease())
        .catch(() => {}), // the next load tries again
  );
