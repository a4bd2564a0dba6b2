/** What needs both at the table, or a look away: the curtain, taking moves back, giving up and draws. */
import { other } from '../engine/index.ts';
import { settle } from './flow.ts';
import { canUndo, undoLast } from './game.ts';
import type { Room } from './room.ts';
import { CLOSED, changeManners, isOpen, lookup, notNow } from './room.ts';
import type { Actions } from './types.ts';

type Agree = Pick<
  Actions,
  | 'liftCurtain'
  | 'stayInSeat'
  | 'undo'
  | 'requestUndo'
  | 'agreeUndo'
  | 'declineUndo'
  | 'concede'
  | 'offerDraw'
  | 'agreeDraw'
  | 'declineDraw'
>;

export function agreeActions(room: Room, dispatch: Actions['dispatch']): Agree {
  const shown = room.api.getState;
  const open = (): boolean => isOpen(room);

  function takeBackMove(): void {
    if (!room.game) return;
    room.game = undoLast(room.game, lookup(room));
    room.held = false;
    const rest = { undoRequest: null, drawOffer: null };
    const choosing = room.game.timeline.state.offered.length > 0;
    settle(room, [], choosing ? { ...rest, curtain: { for: 'genius', why: 'plan', recap: [] }, peeks: CLOSED } : rest);
  }

  return {
    liftCurtain() {
      const { curtain } = shown();
      if (!curtain || !room.game) return;
      room.seen[curtain.for] = room.game.timeline.log.length;
      room.seated = curtain.for;
      settle(room, [], { curtain: null });
    },
    stayInSeat() {
      const { curtain, claim } = shown();
      if (curtain?.why !== 'hand') return;
      if (claim === curtain.for) changeManners(room, { claim: null });
      settle(room, [], { curtain: null });
    },

    undo(side) {
      const { free, side: mover } = shown().canUndo;
      if (open() && free && (side === undefined || side === mover)) takeBackMove();
    },
    requestUndo(side) {
      if (!room.game || !open() || canUndo(room.game).side === null) return;
      settle(room, [], { undoRequest: { by: side } });
    },
    agreeUndo(side) {
      if (open() && shown().undoRequest?.by === other(side)) takeBackMove();
    },
    declineUndo() {
      if (shown().undoRequest) settle(room, [], { undoRequest: null });
    },

    concede: (side) => dispatch({ type: 'concede', side }),
    offerDraw(side) {
      if (open() && !shown().gameOver) settle(room, [], { drawOffer: { by: side } });
    },
    agreeDraw(side) {
      return shown().drawOffer?.by === other(side) ? dispatch({ type: 'agreeDraw', side }) : notNow('no-offer');
    },
    declineDraw() {
      if (shown().drawOffer) settle(room, [], { drawOffer: null });
    },
  };
}
