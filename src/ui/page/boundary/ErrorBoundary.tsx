import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { fetched } from './fetched.tsx';
import type { Leaving } from './leaving.ts';
import { tell } from './trouble.ts';

/** Says what happened. It is fetched ahead, so that it is there when something breaks. */
export const broken = fetched(() => import('./Broken.tsx').then(({ Broken }) => Broken), 'screen');

/** Catches errors while a screen is drawn. Shows a sentence that says so, and that the game is safe. */
export const ErrorBoundary = ({ at, children, ...leaving }: Leaving & { at?: unknown; children: ReactNode }) => (
  <Boundary
    at={at}
    onError={(error) => tell({ code: 'screen' }, error)}
    instead={(again) => <broken.Part {...leaving} again={again} />}
  >
    {children}
  </Boundary>
);
