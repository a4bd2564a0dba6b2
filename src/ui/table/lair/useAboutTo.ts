import type { StackKind } from '../../../engine/index.ts';
import { stepAhead } from '../../store/burning.ts';
import { useGame } from '../../store/game.ts';
import { reducedMotion } from '../../theme/moving.ts';

/** Which of these kinds the step is whose fuse burns; undefined if it is none, and where motion is reduced. */
export const useAboutTo = <K extends StackKind>(...kinds: readonly K[]): K | undefined =>
  useGame((game) => {
    const step = stepAhead(game);
    const about = kinds.find((kind) => kind === step?.kind);
    return about !== undefined && !reducedMotion() ? about : undefined;
  });
