import type { CardId, Side } from '../../../engine/index.ts';
import { playsCards } from '../../../engine/index.ts';
import type { OpenHand } from '../../../host/index.ts';
import type { Store } from '../../../store/types.ts';
import { onlySide } from '../../page/session/game.ts';
import { ofType } from '../../play/task.ts';
import type { Facts, Hand } from './hand.ts';

/** The side that has to decide now; null if nobody has to. */
const decider = ({ waiting, awaiting }: Store): Side | null =>
  'side' in waiting ? waiting.side : waiting.kind === 'none' ? (awaiting?.side ?? null) : null;

/** True if what comes next is a touch of the table: the played Node can be connected, or its player has to choose. */
const goesOn = ({ table, offers }: Store, side: Side, { taken }: Hand): boolean =>
  taken !== null &&
  ((table?.choice?.zone === 'table' && table.choice.side === side) ||
    ofType(offers, 'connect').some(({ node, to }) => node === taken || to === taken));

/** The cards of the hand that an offer plays. */
export const playableIn = ({ offers }: OpenHand): number[] => [
  ...new Set(offers.flatMap((offer) => ('card' in offer && offer.type !== 'useAbility' ? [offer.card] : []))),
];

/** True if the side chooses among its cards, or those of a deck. */
const isChoosing = ({ view: { choice } }: OpenHand, side: Side): boolean =>
  choice?.side === side && choice.zone !== 'table';

/** True if cards of that hand, or of a deck that is shown there, are to be chosen. All know that. */
export const choosesIn = ({ table }: Store, side: Side): boolean =>
  table?.choice?.side === side && table.choice.zone !== 'table';

/** True if the game waits for a card of that hand. */
export const isAsked = (game: Store, side: Side): boolean =>
  choosesIn(game, side) ||
  ((game.waiting.kind === 'claimed' || game.waiting.kind === 'ask') && game.waiting.side === side);

/** The card that the hint names; undefined if it names none. */
export const adviceIn = ({ hint }: OpenHand): number | null =>
  hint && typeof hint !== 'string' && 'card' in hint.action ? hint.action.card : null;

/** The cards of the hand, or those of a deck to choose from. */
export const cardsIn = ({ view }: OpenHand, side: Side): readonly CardId[] =>
  view.choice?.side === side && view.choice.zone === 'deck' ? view.choice.from : view.hands[side];

/** What happens on the page while it is asked: a scene plays, and places on the table are lit for what was begun there. */
interface Going {
  plays: boolean;
  aims: boolean;
}

/** What the game says of that side's hand. */
export function factsOf(game: Store, { plays, aims }: Going, side: Side, hand: Hand): Facts {
  const { table, sits, waiting, commit } = game;
  const open = game.openHands[side];
  const decides = decider(game);
  return {
    open: open !== null,
    alone: sits === side,
    only: onlySide(game) === side,
    ownTurn: table?.turn.side === side,
    decides: decides && (decides === side ? 'own' : 'other'),
    playsCards: table !== null && playsCards(table, side),
    asked: waiting.kind === 'ask' && waiting.side === side,
    claims: waiting.kind === 'claimed' && waiting.side === side,
    plays,
    aims,
    stays: game.preferences.handStays * 1000,
    laidOpen: commit?.card ?? null,
    goesOn: goesOn(game, side, hand),
    cards: open ? cardsIn(open, side) : [],
    playable: open ? playableIn(open) : [],
    choosing: open !== null && isChoosing(open, side),
    choosesOne: open?.view.choice?.max === 1,
    mayDiscard: open?.offers.some(({ type }) => type === 'discard') ?? false,
    hint: open?.hint ?? null,
    advised: open && adviceIn(open),
  };
}
