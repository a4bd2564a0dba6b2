/** How players do each action at the table. */
import type { Action, ActionOf, ActionType, CardId, View } from '../../../engine/index.ts';
import { ACTION_TYPES, positionOf } from '../../../engine/index.ts';
import { stepOf } from '../../../host/index.ts';
import type { OfButton } from '../../../text/en/actions.ts';
import { stepEnd } from '../../../text/en/table/strip/buttons.ts';
import type { Spot } from '../spots.ts';
import { cardOf } from '../spots.ts';
import { ofType } from '../task.ts';
import { byButton } from './byButton.ts';
import type { Button, Gesture } from './gesture.ts';
import { infiltrationGestures } from './infiltration.ts';
import { instantGestures } from './instants.ts';
import { minionGestures } from './minions.ts';
import { networkGestures } from './networks.ts';
import { planGestures } from './plans.ts';

const endStep: Gesture<'endStep'> = {
  buttons: (table, [action], held) => {
    if (!action || held !== null) return [];
    // A Spy that was assigned stays picked, and more may be assigned or not.
    const alone = table.turn.step !== 'assign';
    return [{ label: stepEnd(table.turn.step), action, ends: stepOf(table), alone }];
  },
};

/** For actions done elsewhere: by the forecasts, in an open hand, in the menu, or as the answer to a card. */
const ELSEWHERE = {};

type Gestures = { readonly [T in Exclude<ActionType, OfButton>]: Gesture<T> } & {
  readonly [T in OfButton]?: Gesture<T>;
};

/**
 * Each file beside this one exports its gestures in one table, by the names of the actions. An action without a row is
 * done by its button.
 */
const GESTURES: Gestures = {
  ...infiltrationGestures,
  ...instantGestures,
  ...minionGestures,
  ...networkGestures,
  ...planGestures,
  destroy: ELSEWHERE,
  ignore: ELSEWHERE,
  attack: ELSEWHERE,
  sneak: ELSEWHERE,
  choose: ELSEWHERE,
  discard: ELSEWHERE,
  pass: ELSEWHERE,
  endStep,
  concede: ELSEWHERE,
  agreeDraw: ELSEWHERE,
};

const gestureOf = <T extends ActionType>(type: T): Gesture<T> =>
  (GESTURES[type] ?? byButton(type as OfButton)) as unknown as Gesture<T>;

/** What all gestures return for a question, in one list. */
const all = <R>(say: <T extends ActionType>(gesture: Gesture<T>, type: T) => readonly R[] | undefined): R[] =>
  ACTION_TYPES.flatMap((type) => say(gestureOf(type), type) ?? []);

/** The spots where an offer can begin. */
export const beginnings = (table: View, offers: readonly Action[]): Spot[] =>
  all(
    (gesture, type) => gesture.begins && ofType(offers, type).flatMap((offer) => gesture.begins?.(table, offer) ?? []),
  );

/** The spots that `held` leads to, with what is picked already. */
export const leads = (table: View, offers: readonly Action[], held: CardId, picks: readonly CardId[] = []): Spot[] =>
  all((gesture, type) => gesture.leads?.(table, ofType(offers, type), held, picks));

/** What the strip says about those spots; null if `held` leads nowhere. */
export function leadWords(table: View, offers: readonly Action[], held: CardId): string | null {
  const [words] = all((gesture, type) => {
    const spots = gesture.leads?.(table, ofType(offers, type), held, []) ?? [];
    return spots.length > 0 && gesture.says ? [gesture.says(spots)] : [];
  });
  return words ?? null;
}

/** The actions that a touch on `spot` can mean after a touch on `held`. The caller asks the rules which are legal. */
export const meanings = (table: View, held: CardId, spot: Spot): Action[] =>
  all((gesture) => gesture.means?.(table, held, spot));

/** The actions that a touch on `spot` alone is likely meant for. The caller asks the rules why they cannot be done. */
export function wishes(table: View, spot: Spot): Action[] {
  const card = cardOf(spot);
  const here = table.infiltration;
  // The strip offers the ways to deal with the card that the Spy meets.
  if (card !== null && here?.arrived && here.square === positionOf(table, card)) return [];
  return all((gesture) => gesture.asks?.(table, spot));
}

/** The buttons for `held`; `held` is null while nothing is touched. */
export const buttons = (table: View, offers: readonly Action[], held: CardId | null): Button[] =>
  all((gesture, type) => gesture.buttons?.(table, ofType(offers, type), held));

/** The simplest way to play a card of a hand, to ask why it cannot be played. */
export function plainPlay(view: View, card: CardId): Action {
  const [play] = all<Action>((gesture) => {
    const plain = gesture.plain?.(view, card);
    return plain ? [plain] : [];
  });
  if (!play) throw new Error(`No gesture plays card ${card}.`);
  return play;
}

/** True if the player of that card of a hand has to say where it is put down: there are several places. */
export const hasPlaces = (view: View, offers: readonly Action[], card: CardId): boolean => {
  const plays = offers.filter((offer) => 'card' in offer && offer.card === card);
  return new Set(all<Spot>((gesture, type) => gesture.sites?.(view, ofType(plays, type), card))).size > 1;
};

/** The same play with the card put down on `spot`. */
export const playAt = <T extends ActionType>(table: View, play: ActionOf<T>, spot: Spot): Action =>
  gestureOf<T>(play.type).at?.(table, play, spot) ?? play;

/** True if a card of a hand put down on `spot` can be meant for that spot. */
export const landsOn = (table: View, card: CardId, spot: Spot): boolean =>
  gestureOf(plainPlay(table, card).type).lands?.(table, spot) ?? false;
