/** Which card set a game is played with: the game's own, or one that somebody brought. */

import { catalogOf } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import type { ReadySet, Runner } from './runner.ts';

/** The set that a new game is played with. `again`: the one of the game that is open, or was open last. */
export const setFor = (runner: Runner, again = false): ReadySet | null =>
  (again ? (setOfGame(runner) ?? runner.played) : null) ?? runner.brought ?? runner.cards;

/** The set of the open game. A game with the game's own cards is played again with these as they are now. */
export function setOfGame({ session, cards }: Runner): ReadySet | null {
  if (!session) return null;
  const { cards: hash, name, rules } = segmentOf(session.record);
  if (name === undefined && cards) return cards;
  const catalog = catalogOf(session.timeline.state);
  return { catalog, rules, brought: name === undefined ? null : { hash, name, address: null } };
}

/** The set whose changes are for the open game: the game's own as it is now, or the one that was brought last. */
export const setOfNow = ({
  session,
  cards,
  brought,
}: Pick<Runner, 'session' | 'cards' | 'brought'>): ReadySet | null =>
  session && segmentOf(session.record).name !== undefined ? brought : cards;
