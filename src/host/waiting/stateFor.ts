import type { Side, State } from '../../engine/index.ts';
import type { Session } from '../vocabulary/session.ts';

/**
 * The state in which that side may act or respond: after the pass of the other side, if that pass comes first (R9.2).
 */
export const stateFor = ({ timeline: { state }, afterPass }: Session, side: Side): State =>
  state.responder !== side && afterPass ? afterPass : state;
