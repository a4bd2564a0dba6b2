import type { StoreApi } from 'zustand';
import type { Do } from '../../../host/index.ts';
import type { Store } from '../../../store/types.ts';
import { atOnce, isAnswering, later } from './press.ts';

/** How the page posts a command. */
interface Way {
  /**
   * It ends what is shown: before, so that it meets the game as it is; or after, since the end of the show may let a
   * step happen that it is to stop.
   */
  endsShow: 'before' | 'after' | null;
  /** It runs at once, and not after the frame that shows the press. */
  atOnce: boolean;
}
/** It changes what is shown. */
const ENDS: Way = { endsShow: 'before', atOnce: false };
/** The same, and it stops the game. */
const STOPS: Way = { endsShow: 'after', atOnce: false };
/** It changes nothing of what is shown. */
const ASIDE: Way = { endsShow: null, atOnce: false };
/** The same; it hides cards (R10), is a switch that would jump back, or follows no press. */
const AT_ONCE: Way = { endsShow: null, atOnce: true };

const WAYS: { readonly [D in Do]: Way } = {
  act: ENDS,
  'let-resolve': ENDS,
  carry: ENDS,
  commit: ENDS,
  'take-back': ENDS,
  claim: STOPS,
  'never-mind': ENDS,
  ok: ENDS,
  'time-up': ENDS,
  'lift-curtain': ENDS,
  'stay-in-seat': ENDS,
  undo: ENDS,
  'ask-undo': ENDS,
  'agree-undo': ENDS,
  'decline-undo': ENDS,
  'offer-draw': ENDS,
  'agree-draw': ENDS,
  'decline-draw': ENDS,
  seat: ENDS,
  'ask-hint': ENDS,
  hint: ENDS,
  answer: ENDS,
  'once-more': ENDS,
  cards: ENDS,
  lock: ENDS,
  unlock: ENDS,
  hold: ASIDE,
  release: ASIDE,
  step: ASIDE,
  'hold-next': ASIDE,
  yield: ASIDE,
  'open-hand': ASIDE,
  'note-assignment': ASIDE,
  'sneak-on': ASIDE,
  place: ASIDE,
  ground: ASIDE,
  'withdraw-hint': ASIDE,
  'close-hand': AT_ONCE,
  'close-hands': AT_ONCE,
  set: AT_ONCE,
  tell: AT_ONCE,
  stage: AT_ONCE,
  shown: AT_ONCE,
};

/** Posts the store's commands in these ways. */
export function inTheirWays(store: StoreApi<Store>): Store['post'] {
  const { post } = store.getState();
  return function postInItsWay(command) {
    const { endsShow, atOnce: isUrgent } = WAYS[command.do];
    if (isAnswering()) {
      if (endsShow === 'before') store.getState().endShow();
      post(command);
      if (endsShow === 'after') store.getState().endShow();
    } else if (isUrgent) atOnce(() => postInItsWay(command));
    else later(() => postInItsWay(command));
  };
}
