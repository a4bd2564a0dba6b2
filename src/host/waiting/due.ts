import type { Side, State } from '../../engine/index.ts';
import type { Session } from '../vocabulary/session.ts';

/** Where that side may act or respond: the other one has passed, where its pass comes first (R9.2). */
export const stateFor = ({ timeline: { state }, afterPass }: Session, side: Side): State =>
  state.responder !== side && afterPass ? afterPass : state;
