import { late } from '../session/late.ts';

/** Fetches what keeps this release for playing without a network, and offers a newer one. */
export const bringNewer = late(() => import('./Newer.tsx'));
