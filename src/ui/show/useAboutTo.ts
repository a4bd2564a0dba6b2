import type { StackKind } from '../../engine/index.ts';
import { reducedMotion } from '../kit/moving.ts';
import { stepAhead } from '../page/session/burningFuse.ts';
import { useGame } from '../page/session/game.ts';

/**
 * The kind of the step whose fuse burns, if it is one of these. Undefined if it is none of them, or if motion is
 * reduced.
 */
export const useAboutTo = <K extends StackKind>(...kinds: readonly K[]): K | undefined =>
  useGame((game) => {
    const step = stepAhead(game);
    const about = kinds.find((kind) => kind === step?.kind);
    return about !== undefined && !reducedMotion() ? about : undefined;
  });
