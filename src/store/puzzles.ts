/** Puzzles that came out of games played here: keeps them, and publishes them. */
import { KEPT_PUZZLES } from '../storage/innerKeys.ts';
import type { KeptPuzzle } from '../storage/keptPuzzles.ts';
import type { Runner } from './runner.ts';
import type { Actions, PublicState } from './types.ts';

const published = ({ puzzles }: Runner): Pick<PublicState, 'keptPuzzles'> => ({ keptPuzzles: puzzles.all() });

/** Publishes the puzzles as they are now. */
export const tellPuzzles = (runner: Runner): void => runner.api.setState(published(runner));

/** Keeps one. Returns false if there is no room. */
export function keepPuzzle(runner: Runner, puzzle: KeptPuzzle): boolean {
  const done = runner.puzzles.add([puzzle]);
  tellPuzzles(runner);
  return done;
}

export function puzzleActions(runner: Runner): Pick<Actions, 'deletePuzzle'> & Pick<PublicState, 'keptPuzzles'> {
  runner.world.onChange((key) => {
    if (key === KEPT_PUZZLES || key === null) tellPuzzles(runner);
  });
  return {
    ...published(runner),
    deletePuzzle(name) {
      runner.puzzles.remove(name);
      tellPuzzles(runner);
    },
  };
}
