/**
 * INTERRUPT: a side stops the game, asks to hold the next step, or says that it will not respond for a while.
 * `decide.ts` says which side comes first if both want to.
 */
import { awaiting } from '../../engine/index.ts';
import { NO_ORDERS } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { changeOrders } from '../vocabulary/draft.ts';
import { mayClaim, mustWait } from '../waiting/decide.ts';
import { handOver } from './curtain.ts';
import { keepStep } from './passStep.ts';

export function claim(draft: Draft, { side }: CommandOf<'claim'>): CommandResult {
  const { state } = draft.session.timeline;
  const { claim, holdNext, sneakOn } = draft.session.record.manners;
  if (!mayClaim(state, claim, side)) return 'nothing';
  const waits = mustWait(state, side);
  if (draft.session.waiting.kind === 'passing') keepStep(draft);
  changeOrders(draft, {
    claim: waits ? claim : side,
    holdNext: { ...holdNext, [side]: waits },
    yields: NO_ORDERS.yields,
    sneakOn: waits ? sneakOn : null,
  });
  if (!waits) handOver(draft, side);
  return undefined;
}

export function neverMind(draft: Draft): CommandResult {
  if (!draft.session.record.manners.claim) return 'nothing';
  changeOrders(draft, { claim: null });
  return undefined;
}

export function holdNext(draft: Draft, { side, on }: CommandOf<'hold-next'>): CommandResult {
  changeOrders(draft, { holdNext: { ...draft.session.record.manners.holdNext, [side]: on } });
  return undefined;
}

export function setYield(draft: Draft, { side, on }: CommandOf<'yield'>): CommandResult {
  const { timeline, record } = draft.session;
  const { yields } = record.manners;
  if (awaiting(timeline.state).kind === 'over' || yields[side] === on) return 'nothing';
  changeOrders(draft, { yields: { ...yields, [side]: on } });
  return undefined;
}
