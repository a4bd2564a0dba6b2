import type { Action, ActionOf, ActionType, CardId, View } from '../../../../engine/index.ts';
import type { Spot } from '../spots.ts';
import type { Task } from '../task.ts';

/** A button in the strip: it does an action, or begins a task in which its cards are picked. */
export type Button = { label: string; primary?: boolean } & ({ action: Action } | { begins: Task });

/**
 * How an action is done at the table; what is left out has no part in it. An action is legal or not by the rules alone:
 * `offers` are the legal ones of the type, and what a touch means or asks is put to the rules.
 */
export interface Gesture<T extends ActionType> {
  /** Where an offered action can begin: the spots to touch first. */
  begins?(table: View, offer: ActionOf<T>): readonly Spot[];
  /** Where to go with `held`, a card that was touched in play or has slid out of a hand, and with what is picked already. */
  leads?(table: View, offers: readonly ActionOf<T>[], held: CardId, picks: readonly CardId[]): readonly Spot[];
  /** What the strip says of the spots that `held` leads to: "touch the Node to connect it with." */
  says?(leads: readonly Spot[]): string;
  /** What a touch on `spot` means while `held`, a card in play, is touched. */
  means?(table: View, held: CardId, spot: Spot): readonly ActionOf<T>[];
  /** What a touch on `spot` alone most likely asks for, where it leads nowhere. */
  asks?(table: View, spot: Spot): readonly ActionOf<T>[];
  /** The buttons while `held` is touched or has slid out of a hand, or (null) while nothing is. */
  buttons?(table: View, offers: readonly ActionOf<T>[], held: CardId | null): readonly Button[];
  /** The plainest way to play this card of a hand; null for a card that is not played so. */
  plain?(view: View, card: CardId): ActionOf<T> | null;
  /** That play where the card is put down on `spot`; without it the place makes no difference. */
  at?(table: View, play: ActionOf<T>, spot: Spot): ActionOf<T>;
  /** Could the card be meant for the spot on which it is put down? What the rules say to it comes after. */
  lands?(table: View, spot: Spot): boolean;
}
