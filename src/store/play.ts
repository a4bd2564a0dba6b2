/** What the two at the table do in a game: moves, peeks, claims, holding the bar, yields. */
import type { Action, Refusal, Side } from '../engine/index.ts';
import { awaiting, isInfiltrating, refusal, view } from '../engine/index.ts';
import { handOver, settle, step } from './flow.ts';
import { dueFor, inHand } from './game.ts';
import { peek } from './publish.ts';
import { AT_EASE, isDeclaredStep, mustWait } from './responses.ts';
import type { Room } from './room.ts';
import { CLOSED, change, changeManners, isOpen, notNow, save, show } from './room.ts';
import { hushed } from './secrets.ts';
import type { Actions } from './types.ts';

type Play = Pick<
  Actions,
  | 'dispatch'
  | 'ask'
  | 'openPeek'
  | 'closePeek'
  | 'closeAll'
  | 'commitCard'
  | 'takeBack'
  | 'claimInterrupt'
  | 'neverMind'
  | 'setHoldNext'
  | 'hold'
  | 'release'
  | 'tell'
  | 'ok'
  | 'letResolve'
  | 'setYield'
>;

const isResponse = (action: Action): boolean => action.type === 'playInstant' || action.type === 'useAbility';

export function playActions(room: Room): Play {
  const shown = room.api.getState;
  const manners = () => room.game?.record.manners ?? AT_EASE;
  const open = (): boolean => isOpen(room);

  /** Its owner may hear a secret while it looks into its hand, or about the card it has laid open. */
  function mayHear(action: unknown): boolean {
    const { side, card } = (typeof action === 'object' && action !== null ? action : {}) as Partial<Action> & {
      card?: unknown;
    };
    const { peeks, commit } = shown();
    if (side !== 'genius' && side !== 'spymaster') return false;
    return peeks[side] !== null || (commit?.side === side && commit.card === card);
  }

  /** The game in which this response may be made, if a claim or a quick hand comes before the side that is due. */
  function ready(action: Partial<Action> | undefined) {
    const { game } = room;
    if (!game) return null;
    const responds = action?.side && isResponse(action as Action);
    return responds ? dueFor(game, action.side as Side) : { game, events: [] };
  }

  /** What of the table's manners keeps that side from acting now. */
  function hindrance(side: unknown): Refusal | undefined {
    const { claim } = manners();
    if (!room.game) return notNow('no-game');
    if (!open()) return notNow('elsewhere');
    if (shown().curtain) return notNow('curtain');
    return claim !== null && claim !== side ? notNow('claim') : undefined;
  }

  function dispatch(action: Action): Refusal | undefined {
    const ends = action.type === 'concede' || action.type === 'agreeDraw';
    const hindered = open() && ends ? undefined : hindrance(action.side);
    if (hindered || !room.game) return hindered;
    if (action.type === 'pass' && manners().claim === action.side && isDeclaredStep(room.game.timeline.state)) {
      neverMind();
      return undefined;
    }
    const due = ready(action);
    const no = due && refusal(due.game.timeline.state, action);
    if (!due) return notNow('no-game');
    if (no) return mayHear(action) ? no : hushed(no, action.type);

    const before = room.game;
    room.game = due.game;
    const events = [...due.events];
    const failed = step(room, action, events);
    if (failed) {
      room.game = before;
      return failed;
    }
    if (manners().claim === action.side && (isResponse(action) || action.type === 'pass'))
      changeManners(room, { claim: null });
    if (room.game.record.commit?.side === action.side) change(room, { commit: null });
    room.held = false;
    settle(room, events, { undoRequest: null, drawOffer: null, ...(ends ? { curtain: null } : {}) });
    return undefined;
  }

  function neverMind(): void {
    const { claim } = manners();
    if (!room.game || !open() || !claim) return;
    changeManners(room, { claim: null });
    settle(room);
  }

  return {
    dispatch,
    ask(action) {
      const due = ready(action as Partial<Action>);
      if (!due) return notNow('no-game');
      const { state } = due.game.timeline;
      return refusal(mayHear(action) ? state : view(state, 'table'), action) ?? hindrance((action as Action).side);
    },

    openPeek(side) {
      const { peeks, curtain } = shown();
      if (!room.game || !open() || curtain || peeks[side]) return;
      if (handOver(room, side)) settle(room);
      else room.api.setState({ peeks: { ...peeks, [side]: peek(room.game, side, null) } });
    },
    closePeek(side) {
      const { peeks } = shown();
      if (peeks[side]) room.api.setState({ peeks: { ...peeks, [side]: null } });
    },
    closeAll() {
      room.api.setState({ peeks: CLOSED });
    },
    commitCard(side, card) {
      if (!room.game || !open() || !shown().peeks[side] || !inHand(room.game, side, card)) return;
      change(room, { commit: { side, card } });
      show(room);
      save(room);
    },
    takeBack() {
      change(room, { commit: null });
      show(room);
      save(room);
    },

    claimInterrupt(side) {
      if (!room.game || !open() || !shown().canClaim[side]) return;
      const { yields, holdNext } = manners();
      const change = { yields: { ...yields, [side]: null } };
      if (mustWait(room.game.timeline.state, side))
        changeManners(room, { ...change, holdNext: { ...holdNext, [side]: true } });
      else changeManners(room, { ...change, claim: side, holdNext: { ...holdNext, [side]: false } });
      if (manners().claim === side) handOver(room, side);
      settle(room);
    },
    neverMind,
    setHoldNext(side, on) {
      if (!open()) return;
      changeManners(room, { holdNext: { ...manners().holdNext, [side]: on } });
      settle(room);
    },
    hold() {
      if (!open() || !shown().grace) return;
      room.held = true;
      settle(room);
    },
    release() {
      if (!room.held && !room.telling) return;
      room.held = false;
      room.telling = false;
      settle(room);
    },
    tell(on) {
      if (room.telling === on) return;
      room.telling = on;
      if (open()) settle(room);
    },
    ok(side) {
      if (!open() || !['oks', 'grace'].includes(shown().response.kind)) return;
      changeManners(room, { oks: { ...manners().oks, [side]: true } });
      settle(room);
    },
    letResolve(side) {
      const { response } = shown();
      return response.kind === 'ask' && response.side === side
        ? dispatch({ type: 'pass', side })
        : notNow('no-response');
    },
    setYield(side, until) {
      if (!room.game || !open()) return;
      const { state } = room.game.timeline;
      if (awaiting(state).kind === 'over' || (until === 'infiltration' && !isInfiltrating(state))) return;
      changeManners(room, { yields: { ...manners().yields, [side]: until } });
      settle(room);
    },
  };
}
