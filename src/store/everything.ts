/** Carries all saved games, all results and the puzzles out of games to another browser. */

import { bundleOf, readBundle, takeIn } from '../storage/bundle.ts';
import { tellPuzzles } from './puzzles.ts';
import { tellResults } from './results.ts';
import { tellKeeping } from './run.ts';
import type { Runner } from './runner.ts';
import type { Actions } from './types.ts';

export function everythingActions(runner: Runner): Pick<Actions, 'exportAll' | 'importAll'> {
  const { world, results, puzzles, saves, api } = runner;
  return {
    exportAll(withRunning) {
      const over = new Set(saves.list().flatMap(({ id, over: isOver }) => (isOver ? [id] : [])));
      const text = bundleOf(
        world.vault,
        { ...results.all(), puzzles: puzzles.all() },
        (id) => withRunning || over.has(id),
      );
      return { name: 'evil-genius-everything.json', text };
    },
    async importAll(text) {
      const bundle = readBundle(text);
      if (!bundle || 'code' in bundle) return bundle;
      const games = await takeIn(world.vault, bundle);
      if (typeof games !== 'number') return games;
      results.merge(bundle.results);
      tellResults(runner);
      const isKept = bundle.puzzles.length === 0 || puzzles.add(bundle.puzzles);
      tellPuzzles(runner);
      tellKeeping(runner);
      api.setState({ saves: saves.list() });
      return { games, isWhole: bundle.isWhole, ...(!isKept && { puzzles: 'no-room' }) };
    },
  };
}
