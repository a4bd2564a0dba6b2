import { isTrouble, trouble } from '../storage/trouble.ts';
import { prefer } from './run.ts';
import type { Runner } from './runner.ts';
import type { Actions } from './types.ts';

/** Opens a finished game with all that was hidden in it. The game that is open at the table stays so. */
export async function declassify(runner: Runner, id: string): ReturnType<Actions['declassify']> {
  const { world, saves, session, api } = runner;
  await world.positions.load().catch(() => {});
  const game = session?.record.id === id ? session : saves.load(id);
  if (isTrouble(game)) return game;
  if (game.timeline.state.winner === null) return trouble('not-over');
  const { declassified } = await import('./declassified.ts');
  return declassified(game, world, api.getState().preferences, (change) => prefer(runner, change));
}
