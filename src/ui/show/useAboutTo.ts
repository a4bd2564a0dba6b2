import type { StackKind } from '../../engine/index.ts';
import { reducedMotion } from '../kit/moving.ts';
import { stepAhead } from '../page/session/burning.ts';
import { useGame } from '../page/session/game.ts';

/** Which of these kinds the step is whose fuse burns; undefined if it is none, and where motion is reduced. */
export const useAboutTo = <K extends StackKind>(...kinds: readonly K[]): K | undefined =>
  useGame((game) => {
    const step = stepAhead(game);
    const about = kinds.find((kind) => kind === step?.kind);
    return about !== undefined && !reducedMotion() ? about : undefined;
  });
