/** R6: a Spy's way through the lair, square by square. */

import { occupantAt, spyInPlay } from '../facts/lookup.ts';
import { hasKeyword } from '../facts/stats.ts';
import type { Declared } from '../moment/announce.ts';
import { announce } from '../moment/announce.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { replaced } from '../moment/replace.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE, SQUARES } from '../vocabulary/types.ts';
import { scoreThwarted } from './evilPlans.ts';
import { move } from './move.ts';
import { dissolve } from './networks.ts';
import { checkWinner } from './scoring.ts';
import { endInfiltration, unassignSpy } from './spies.ts';
import { isSameSpy } from './square.ts';

/** R4.5: the Master's first turn is the game's second. */
export const isMastersFirstTurn = (state: ReadonlyState): boolean => state.turn.number === 2;

/** R6.1, *Relentless* R12.1: why the Spy may not infiltrate; undefined if it may. */
export function canInfiltrate(state: ReadonlyState, spy: CardId): Refusal | undefined {
  if (isMastersFirstTurn(state)) return refuse('first-turn', 'R4.5', { what: 'infiltrate' });
  const inPlay = spyInPlay(state, spy);
  if (!inPlay) return refuse('no-such-card', 'R6.1', { type: 'spy', in: 'play' });
  if (state.infiltrated.includes(spy) && !hasKeyword(state, spy, 'relentless'))
    return refuse('already-infiltrated', 'R6.1', { spy });
  return inPlay.network === NONE ? refuse('not-assigned', 'R6.1', { spy }) : undefined;
}

/** R6.1: sends a Spy. When this resolves, the Spy sets out; entering square 1 is declared next. */
export const infiltrate = move(
  'infiltrate',
  {
    step: 'infiltrate',
    refusal: (state, { spy }) => canInfiltrate(state, spy),
    perform: (moment, { side, spy }) => announce(moment, 'infiltrate', side, spy),
    offers(state, side, out) {
      if (state.infiltration) return;
      for (const { card } of state.spies)
        if (!canInfiltrate(state, card)) out.one({ type: 'infiltrate', side, spy: card });
    },
  },
  {
    holds: (state, { card }) => !canInfiltrate(state, card),
    resolve(moment, { card: spy }) {
      moment.state.infiltration = { spy, square: 0, arrived: false, combat: null };
      moment.emit?.({ type: 'sent', card: spy });
    },
  },
);

/** R6.12: must the infiltrator deal with what stands in its square? */
export const mustDealWithSquare = (state: ReadonlyState): boolean =>
  state.infiltration?.arrived === true && occupantAt(state, state.infiltration.square) !== null;

/** R6.2, R6.3, R6.12: the Spy enters a square. What it must do there is decided when entering resolves. */
function enter(moment: Moment): void {
  const { state } = moment;
  const { infiltration } = state;
  if (!infiltration) return;
  const { spy } = infiltration;
  infiltration.square++;
  if (infiltration.square === 1 && !state.infiltrated.includes(spy)) state.infiltrated.push(spy);
  const there = occupantAt(state, infiltration.square);
  infiltration.arrived = there !== null;
  if (!there) {
    const inPlay = spyInPlay(state, spy);
    if (inPlay && inPlay.damage > 0) {
      inPlay.damage--;
      moment.emit?.({ type: 'healed', card: spy, amount: 1 });
    }
  }
  happen(moment, { type: 'entered', card: there?.card ?? NONE, spy, square: infiltration.square });
}

/** Is the Spy's next step to reach the plan, and not to enter a square? */
export const isBeyondLair = (state: ReadonlyState): boolean => (state.infiltration?.square ?? 0) >= SQUARES;

export const entering: Declared = { holds: isSameSpy, resolve: enter };
/** The Spy reaches the plan, unless an effect has taken it back into the lair. */
export const reaching: Declared = {
  holds: (state, item) => isSameSpy(state, item) && (state.infiltration?.square ?? 0) > SQUARES,
  resolve: reach,
};

/** R6.6, R6.7: the Spy thwarts the plan and leaves. If the thwart is replaced, it still leaves, unassigned. */
function reach(moment: Moment): void {
  const { state } = moment;
  const { infiltration } = state;
  if (!infiltration) return;
  const { spy } = infiltration;
  if (!state.plan) {
    endInfiltration(moment);
    moment.emit?.({ type: 'leftLair', card: spy });
    return;
  }
  if (replaced(moment, { instead: 'thwart', card: state.plan.card, by: spy })) {
    endInfiltration(moment);
    unassignSpy(moment, spy, 'effect');
    return;
  }
  const network = spyInPlay(state, spy)?.network ?? NONE;
  scoreThwarted(moment, spy);
  moment.observe?.(state);
  checkWinner(moment);
  if (state.winner !== null) return;
  unassignSpy(moment, spy, 'thwart');
  endInfiltration(moment);
  moment.observe?.(state);
  dissolve(moment, network);
}
