import type { Action, ActionOf, ActionType, CardId, View } from '../../../engine/index.ts';
import type { StepOfTurn } from '../../../host/index.ts';
import type { Spot } from '../spots.ts';
import type { Task } from '../task.ts';

/**
 * A button in the strip: it does an action, or begins a task in which the action's cards are picked. `ends`: the step
 * that it ends. `alone`: it goes as soon as something else is touched.
 */
export type Button = { label: string; primary?: boolean; alone?: boolean } & (
  | { action: Action; ends?: StepOfTurn }
  | { begins: Task }
);

/** True for the button of an ability. */
export const isAbility = (button: Button): boolean =>
  'begins' in button ? button.begins.kind === 'ability' : button.action.type === 'useAbility';

/**
 * How players do an action at the table. A part that does not apply is left out. The rules alone say what is legal:
 * `offers` are the legal actions of the type, and the rules are asked about what `means` and `asks` return.
 */
export interface Gesture<T extends ActionType> {
  /** The spots where an offered action can begin: those to touch first. */
  begins?(table: View, offer: ActionOf<T>): readonly Spot[];
  /** The spots to touch next. `held`: a card touched in play or slid out of a hand. `picks`: what is picked already. */
  leads?(table: View, offers: readonly ActionOf<T>[], held: CardId, picks: readonly CardId[]): readonly Spot[];
  /** What the strip says about the spots that `held` leads to: "touch the Node to connect it with." */
  says?(leads: readonly Spot[]): string;
  /** The actions that a touch on `spot` can mean after a touch on `held`, a card in play. */
  means?(table: View, held: CardId, spot: Spot): readonly ActionOf<T>[];
  /** The actions that a touch on `spot` alone is likely meant for, if no action can begin there. */
  asks?(table: View, spot: Spot): readonly ActionOf<T>[];
  /** The buttons while `held` is touched or slid out of a hand. `held` is null while nothing is. */
  buttons?(table: View, offers: readonly ActionOf<T>[], held: CardId | null): readonly Button[];
  /** The simplest way to play this card of a hand; null if this action does not play such a card. */
  plain?(view: View, card: CardId): ActionOf<T> | null;
  /** The same play with the card put down on `spot`. If left out, the place makes no difference. */
  at?(table: View, play: ActionOf<T>, spot: Spot): ActionOf<T>;
  /** The spots where a card of a hand can be put down, of which its player chooses. If left out, there is one. */
  sites?(table: View, offers: readonly ActionOf<T>[], card: CardId): readonly Spot[];
  /** True if a card put down on `spot` can be meant for this action, legal or not. */
  lands?(table: View, spot: Spot): boolean;
}
