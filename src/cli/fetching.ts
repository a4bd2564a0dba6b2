/** How a built page imports its parts: only once all their files have been had; see `bringFiles`. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module in which Vite keeps its own loader. */
const LOADER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../ui/page/session/bringFiles.ts', import.meta.url));

/** Puts our loader in the place of Vite's, which tells the browser to import files that may not be there. */
export const fetching = (): Plugin => ({
  name: 'fetching',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === LOADER ? `export { bringFiles as __vitePreload } from ${JSON.stringify(OURS)};` : undefined),
});
