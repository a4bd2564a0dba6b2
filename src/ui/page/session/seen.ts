/**
 * The store as the page shows it. While frames play, each part of the store is of the newest state or of the frame that
 * is shown: `SHOWN` says which.
 */
import type { StoreApi } from 'zustand';
import type { Side } from '../../../engine/index.ts';
import type { Frame, Layout, OpenHand } from '../../../host/index.ts';
import type { PublicState, Show, Store } from '../../../store/types.ts';

/** As it is now, or how it follows from what is shown. */
type Shown<T> = 'newest' | ((now: PublicState, show: Show, frame: Frame) => T);

const NOTHING: never[] = [];

/** Of which moment each part of the store is while a frame is shown. */
const SHOWN: { readonly [K in keyof PublicState]: Shown<PublicState[K]> } = {
  // The table, and what is asked and told at it, are those of the frame. Nothing lights up, and nobody is asked.
  table: (_, __, { view }) => view,
  layout: lastOf(({ layout }, { ground }, frame) => [layout, ground, frame.layout] as const, laid),
  offers: () => NOTHING,
  awaiting: () => null,
  log: lastOf(
    ({ log }, { told }) => [log, told] as const,
    ([log, told]) => log.slice(0, told),
  ),
  latest: (_, { said }) => said,
  // A curtain falls, and a game ends, when the last frame has been shown.
  curtain: () => null,
  gameOver: ({ gameOver }, { isAgain }) => (isAgain ? gameOver : null),
  sits: ({ sits }, show) => (show.sits === undefined ? sits : show.sits),
  // A card comes into an open hand when its frame has been shown. One that is played leaves it at once.
  openHands: lastOf(
    ({ openHands }, { hands }) => [openHands, hands] as const,
    ([{ genius, spymaster }, hands]) => ({
      genius: withHand(genius, 'genius', hands.genius),
      spymaster: withHand(spymaster, 'spymaster', hands.spymaster),
    }),
  ),

  // What is shown comes first, and then what there is to learn from it.
  lesson: lastOf(
    ({ lesson }) => [lesson] as const,
    ([lesson]) => lesson && { ...lesson, stands: 'on', lost: null, learned: [], tip: null },
  ),

  // Who plays, who is waited for, and what people may do besides, are as they are now.
  game: 'newest',
  waiting: 'newest',
  held: 'newest',
  barFor: 'newest',
  letsRun: 'newest',
  endsAfterSpy: 'newest',
  opened: 'newest',
  passedOn: 'newest',
  commit: 'newest',
  commitOffers: 'newest',
  canClaim: 'newest',
  claim: 'newest',
  holdNext: 'newest',
  yields: 'newest',
  sneakOn: 'newest',
  notes: 'newest',
  notDone: 'newest',
  refused: 'newest',
  recap: 'newest',
  canUndo: 'newest',
  hindsight: 'newest',
  hinted: 'newest',
  undoRequest: 'newest',
  drawOffer: 'newest',
  readOnly: 'newest',
  sources: 'newest',
  hints: 'newest',
  beats: 'newest',
  show: 'newest',
  saves: 'newest',
  keptPuzzles: 'newest',
  results: 'newest',
  keeping: 'newest',
  notices: 'newest',
  preferences: 'newest',
  lostOpponent: 'newest',
  cards: 'newest',
  mayAskWhatIf: 'newest',
  whatIf: 'newest',
  retry: 'newest',
};

/** A part that is made of others. It stays the same value as long as they do. */
function lastOf<A extends readonly unknown[], T>(
  from: (now: PublicState, show: Show, frame: Frame) => A,
  make: (parts: A) => T,
): (now: PublicState, show: Show, frame: Frame) => T {
  let last: { parts: A; made: T } | undefined;
  return (...given) => {
    const parts = from(...given);
    if (!last?.parts.every((part, i) => part === parts[i])) last = { parts, made: make(parts) };
    return last.made;
  };
}

/** A Node that has come lies where it is now: people may put it elsewhere at any time. */
function laid([now, ground, frame]: readonly [Layout, Layout, Layout]): Layout {
  const come = Object.entries(now).filter(([card]) => !(Number(card) in ground));
  return { ...frame, ...Object.fromEntries(come) };
}

/** The open hand with those of its cards alone. */
function withHand(peek: OpenHand | null, side: Side, cards: Show['hands'][Side]): OpenHand | null {
  if (!peek || !cards) return peek;
  const { view } = peek;
  const hand = view.hands[side].filter((card) => cards.includes(card));
  return { ...peek, view: { ...view, hands: { ...view.hands, [side]: hand } } };
}

const known = new WeakMap<Store, Store>();

/** What the page shows of this state of the store. */
export function seen(now: Store): Store {
  const { show } = now;
  if (!show) return now;
  const found = known.get(now);
  if (found) return found;
  const { frame } = show;
  const made: Store = { ...now, latest: show.said };
  if (frame)
    for (const [name, part] of Object.entries(SHOWN))
      if (part !== 'newest') Object.assign(made, { [name]: part(now, show, frame) });
  known.set(now, made);
  return made;
}

/** The one store, read as the page shows it. */
export const seenThrough = (store: StoreApi<Store>): StoreApi<Store> => ({
  ...store,
  getState: () => seen(store.getState()),
  subscribe: (listener) => store.subscribe((now, before) => listener(seen(now), seen(before))),
});
