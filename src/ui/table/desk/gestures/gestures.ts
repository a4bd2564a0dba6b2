/** How each action is done at the table: a new action of the rules is one entry here, and needs one. */
import type { Action, ActionOf, ActionType, CardId, View } from '../../../../engine/index.ts';
import { ACTION_TYPES, positionOf } from '../../../../engine/index.ts';
import { stepEnd } from '../../../../text/page/buttons.ts';
import type { Spot } from '../spots.ts';
import { cardOf } from '../spots.ts';
import { ofType } from '../task.ts';
import type { Button, Gesture } from './gesture.ts';
import { infiltrate } from './infiltration.ts';
import { playInstant, useAbility } from './instants.ts';
import { build, moveMinion, playMinion } from './minions.ts';
import { assign, connect, disconnect, playNode, playSpy, unassign } from './networks.ts';
import { activatePlan, advancePlan, choosePlan, completePlan } from './plans.ts';

const endStep: Gesture<'endStep'> = {
  buttons: (table, [action], held) => (action && held === null ? [{ label: stepEnd(table.turn.step), action }] : []),
};

/** Done elsewhere: by the forecasts, in an open hand, in the menu, or by answering what a card asks. */
const ELSEWHERE = {};

const GESTURES: { readonly [T in ActionType]: Gesture<T> } = {
  choosePlan,
  advancePlan,
  completePlan,
  playMinion,
  moveMinion,
  build,
  activatePlan,
  playSpy,
  playNode,
  connect,
  disconnect,
  assign,
  unassign,
  infiltrate,
  destroy: ELSEWHERE,
  ignore: ELSEWHERE,
  attack: ELSEWHERE,
  sneak: ELSEWHERE,
  playInstant,
  useAbility,
  choose: ELSEWHERE,
  discard: ELSEWHERE,
  pass: ELSEWHERE,
  endStep,
  concede: ELSEWHERE,
  agreeDraw: ELSEWHERE,
};

/** What all gestures say to something, one after the other. */
const all = <R>(say: <T extends ActionType>(gesture: Gesture<T>, type: T) => readonly R[] | undefined): R[] =>
  ACTION_TYPES.flatMap((type) => say(GESTURES[type] as Gesture<typeof type>, type) ?? []);

/** The spots at which an offer can begin. */
export const beginnings = (table: View, offers: readonly Action[]): Spot[] =>
  all(
    (gesture, type) => gesture.begins && ofType(offers, type).flatMap((offer) => gesture.begins?.(table, offer) ?? []),
  );

/** The spots that `held` leads to, with what is picked already. */
export const leads = (table: View, offers: readonly Action[], held: CardId, picks: readonly CardId[] = []): Spot[] =>
  all((gesture, type) => gesture.leads?.(table, ofType(offers, type), held, picks));

/** What the strip says of them; null where `held` leads nowhere. */
export function leadWords(table: View, offers: readonly Action[], held: CardId): string | null {
  const [words] = all((gesture, type) => {
    const spots = gesture.leads?.(table, ofType(offers, type), held, []) ?? [];
    return spots.length > 0 && gesture.says ? [gesture.says(spots)] : [];
  });
  return words ?? null;
}

/** What a touch on `spot` can mean while `held` is touched: legal or not, the rules are asked. */
export const meanings = (table: View, held: CardId, spot: Spot): Action[] =>
  all((gesture) => gesture.means?.(table, held, spot));

/** What somebody who touches this alone most likely wants: the rules are asked why it cannot be done. */
export function wishes(table: View, spot: Spot): Action[] {
  const card = cardOf(spot);
  const here = table.infiltration;
  // Whom a Spy meets is for the Spy to deal with: the strip offers the ways.
  if (card !== null && here?.arrived && here.square === positionOf(table, card)) return [];
  return all((gesture) => gesture.asks?.(table, spot));
}

/** The buttons for `held`, or (null) for when nothing is touched. */
export const buttons = (table: View, offers: readonly Action[], held: CardId | null): Button[] =>
  all((gesture, type) => gesture.buttons?.(table, ofType(offers, type), held));

/** The plainest way to play a card of a hand, for asking why it cannot be played. */
export function plainPlay(view: View, card: CardId): Action {
  const [play] = all<Action>((gesture) => {
    const plain = gesture.plain?.(view, card);
    return plain ? [plain] : [];
  });
  if (!play) throw new Error(`No gesture plays card ${card}.`);
  return play;
}

/** That play where the card is put down on `spot`. */
export const playAt = <T extends ActionType>(table: View, play: ActionOf<T>, spot: Spot): Action =>
  (GESTURES[play.type] as unknown as Gesture<T>).at?.(table, play, spot) ?? play;

/** Could the card of a hand be meant for the spot on which it is put down? */
export const landsOn = (table: View, card: CardId, spot: Spot): boolean =>
  GESTURES[plainPlay(table, card).type].lands?.(table, spot) ?? false;
