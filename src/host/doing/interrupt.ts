/**
 * INTERRUPT: a side stops the game, asks to hold the next step, or says that it will not respond for a while.
 * `decide.ts` says which side comes first if both want to.
 */
import { awaiting, isInfiltrating } from '../../engine/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { changeOrders } from '../vocabulary/work.ts';
import { mayClaim, mustWait } from '../waiting/decide.ts';
import { handOver } from './curtain.ts';
import { keepStep } from './passStep.ts';

export function claim(work: Work, { side }: CommandOf<'claim'>): CommandResult {
  const { state } = work.session.timeline;
  const { claim, yields, holdNext, sneakOn } = work.session.record.manners;
  if (!mayClaim(state, claim, side)) return 'nothing';
  const waits = mustWait(state, side);
  if (work.session.waiting.kind === 'passing') keepStep(work);
  changeOrders(work, {
    claim: waits ? claim : side,
    holdNext: { ...holdNext, [side]: waits },
    yields: { ...yields, [side]: null },
    sneakOn: waits ? sneakOn : null,
  });
  if (!waits) handOver(work, side);
  return undefined;
}

export function neverMind(work: Work): CommandResult {
  if (!work.session.record.manners.claim) return 'nothing';
  changeOrders(work, { claim: null });
  return undefined;
}

export function holdNext(work: Work, { side, on }: CommandOf<'hold-next'>): CommandResult {
  changeOrders(work, { holdNext: { ...work.session.record.manners.holdNext, [side]: on } });
  return undefined;
}

export function setYield(work: Work, { side, until }: CommandOf<'yield'>): CommandResult {
  const { state } = work.session.timeline;
  if (awaiting(state).kind === 'over' || (until === 'infiltration' && !isInfiltrating(state))) return 'nothing';
  changeOrders(work, { yields: { ...work.session.record.manners.yields, [side]: until } });
  return undefined;
}
