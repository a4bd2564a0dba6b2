import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyMotion } from './theme/motion.ts';

/** No longer than this (ms) does the page wait for its letters. */
const PATIENCE = 1500;

/** The letters of every screen, which the opening has already sent for: without them, all would move when they come. */
const letters = ['1em Michroma', '1em Oswald'].map((font) => document.fonts.load(font));

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
void Promise.race([Promise.allSettled(letters), new Promise((done) => setTimeout(done, PATIENCE))]).then(draw);
