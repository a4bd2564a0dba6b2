import { SIDES } from '../../engine/index.ts';
import type { PublicState } from '../../store/types.ts';

/**
 * The game as it is for what a drop would do: a card that its owner carries over the table counts as one that lies open.
 * None of it is public: it is known only while the hand of that card is open.
 */
export function withCarried<S extends Pick<PublicState, 'openHands' | 'commit' | 'commitOffers'>>(game: S): S {
  if (game.commit) return game;
  const carried = SIDES.map((side) => game.openHands[side]?.carried).find(Boolean);
  return carried ? { ...game, commit: carried, commitOffers: carried.offers } : game;
}
