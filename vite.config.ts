import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { pictures } from './src/cards/pictures.ts';
import { breakpoints } from './src/cli/breakpoints.ts';
import { cards } from './src/cli/cardsPlugin.ts';
import { fetching } from './src/cli/fetching.ts';
import { notices } from './src/cli/notices.ts';
import { policy } from './src/cli/policy.ts';
import { viewer } from './src/cli/viewer.ts';
import { offline } from './src/offline/plugin.ts';
import { CONTAINERS, WINDOW } from './src/ui/kit/breakpoints.ts';

/** Tests that play much on plain states. */
const PLAYING = /\/tests\/(bots|engine|missions|rules|scenarios|set|soak)\//;

/** Tests that put modules of their own in the place of others. All other tests of the page share their modules. */
const MOCKING = ['screens/bench/GameBench', 'screens/title/NewGame', 'show/sound/useSounds'].map(
  (name) => `src/ui/${name}.test.tsx`,
);

/** Runs those tests before the others: where drafts have run through the rules, they take twice the time. */
class PlayingFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      project.name.startsWith('dom') ? 0 : PLAYING.test(moduleId) ? 1 : 2;
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** What every screen needs and no change of the game touches: one file, which browsers keep from release to release. */
const FIRST =
  /node_modules\/(react|react-dom|scheduler|clsx)\/|\/session\/bringFiles|\/input\/(history|listen|pressed)|\/storage\/keys|\/text\/en\/(bots|roles)/;

/** Small ones that many later parts share: one file, since the first file names each. */
const SHARED = /\/text\/(en\/(names|ladder|screens\/saved)|plain)\.ts|\/storage\/innerKeys/;

/**
 * The first file names all others, so that their names are short. Those whose coming is worth seeing keep a name. None
 * begins with `_`: some hosts leave such files out.
 */
const NAMED = new Map([
  ['_virtual_cards', 'cards-'],
  ['GameRoute', 'GameRoute-'],
  ['player', 'player-'],
]);

const shipped = notices();

/** The plugins of the page, with the card files of that folder. */
export const pluginsWith = (folder: string) => [
  react(),
  cards(folder),
  pictures(),
  breakpoints(WINDOW, CONTAINERS),
  policy(),
  fetching(),
  viewer(() => [react(), cards(folder), breakpoints(WINDOW, CONTAINERS)]),
  shipped.page,
  offline(),
];

export default defineConfig({
  base: './', // the built site works from any sub-path
  plugins: pluginsWith('src/cards'),
  worker: { plugins: () => [shipped.worker()] },
  build: {
    target: ['chrome131', 'edge131', 'firefox132', 'safari18'],
    sourcemap: false,
    modulePreload: { polyfill: false }, // all of these browsers preload modules
    rolldownOptions: {
      input: ['index.html', 'fetch.html'],
      checks: { bundlerTimings: false }, // writing thousands of pictures takes its time
      output: {
        chunkFileNames: ({ name }) => `assets/${NAMED.get(name) ?? 'e'}[hash:7].js`,
        assetFileNames: 'assets/e[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: FIRST },
            { name: 'shared', test: SHARED },
          ],
        },
      },
    },
  },
  test: {
    // A busy machine is slow, not wrong. The soak plays in full.
    testTimeout: process.env.EVERY_WAY ? 600_000 : 300_000,
    maxWorkers: '100%',
    sequence: { sequencer: PlayingFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          exclude: MOCKING,
          setupFiles: ['./tests/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom with mocks',
          environment: 'happy-dom',
          pool: 'vmForks',
          include: MOCKING,
          setupFiles: ['./tests/dom-setup.ts'],
        },
      },
    ],
  },
});
