import type { StackKind } from '../../../engine/index.ts';
import { useGame } from '../../store/game.ts';
import { reducedMotion } from '../../theme/motion.ts';

/** True while the fuse of a step of one of these kinds burns, and scenes are shown with motion. */
export const useAboutTo = (...kinds: readonly StackKind[]): boolean =>
  useGame(({ waiting, table, preferences }) => {
    const top = waiting.kind === 'grace' && waiting.startedAt !== null ? table?.stack.at(-1)?.kind : undefined;
    return top !== undefined && kinds.includes(top) && preferences.show > 0 && !reducedMotion();
  });
