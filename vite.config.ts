import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cards } from './src/cards/plugin.ts';

/** Tests that play many games on plain states: in a process where drafts have run through the rules, they take twice the time. */
const PLAYING = ['tests/{bots,engine,rules,soak}/**/*.test.ts'];

export default defineConfig({
  base: './', // the built site works from any sub-path
  plugins: [react(), cards()],
  build: {
    target: ['chrome131', 'edge131', 'firefox132', 'safari18'],
    sourcemap: false,
  },
  test: {
    testTimeout: 600_000, // a busy machine is slow, not wrong
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: PLAYING,
        },
      },
      {
        extends: true,
        test: {
          name: 'play',
          environment: 'node',
          isolate: false,
          include: PLAYING,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./tests/dom-setup.ts'],
        },
      },
    ],
  },
});
