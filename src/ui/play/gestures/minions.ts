/** R2.3 to R2.5: Minions are played, moved and put to work. */
import type { ActionOf, CardId, View } from '../../../engine/index.ts';
import { definitionOf, HIDDEN, NONE, occupantAt } from '../../../engine/index.ts';
import { moveWords } from '../../../text/en/table/strip/prompts.ts';
import type { Spot } from '../spots.ts';
import { cardOf, cardSpot, isKind, numberOf, squareOfSpot, squareSpot } from '../spots.ts';
import { readyBuilds } from '../task.ts';
import type { Gesture } from './gesture.ts';

const firstUnoccupied = (table: View): number => Math.max(0, table.lair.indexOf(null)) + 1;

const standing = (table: View, square: number): Spot[] => {
  const unit = occupantAt(table, square);
  return unit ? [cardSpot(unit.card)] : [];
};

/** The spots of a square: the square itself and the cards in it. */
export const place = (table: View, square: number): Spot[] => [squareSpot(square), ...standing(table, square)];

const inLair = (table: View, spot: Spot): boolean => squareOfSpot(table, spot) > 0;

const squaresOf = (_table: View, offers: readonly ActionOf<'playMinion'>[]): Spot[] =>
  offers.map(({ square }) => squareSpot(square));

const playMinion: Gesture<'playMinion'> = {
  leads: squaresOf,
  sites: squaresOf,
  // In the lair step no reason is given: the strip says what can go there.
  asks: (table, spot) =>
    isKind(spot, 'square') && table.turn.step !== 'lair'
      ? [{ type: 'playMinion', side: 'genius', card: HIDDEN, square: numberOf(spot) }]
      : [],
  plain(view, card) {
    const { type, side } = definitionOf(view, card);
    return type === 'minion' ? { type: 'playMinion', side, card, square: firstUnoccupied(view) } : null;
  },
  at: (table, play, spot) => ({ ...play, square: squareOfSpot(table, spot) }),
  lands: inLair,
};

const moveMinion: Gesture<'moveMinion'> = {
  begins: (table, { minion, square }) => [cardSpot(minion), ...standing(table, square)],
  leads: (table, offers, held) =>
    offers.flatMap(({ minion, square }) => {
      if (minion === held) return place(table, square);
      return occupantAt(table, square)?.card === held ? [cardSpot(minion)] : [];
    }),
  says: (leads) =>
    moveWords({
      square: leads.some((spot) => isKind(spot, 'square')),
      swap: leads.some((spot) => isKind(spot, 'card')),
    }),
  means(table, held, spot) {
    const square = squareOfSpot(table, spot);
    const isMinion = definitionOf(table, held).type === 'minion';
    return isMinion && square > 0 ? [{ type: 'moveMinion', side: 'genius', minion: held, square }] : [];
  },
  asks(table, spot) {
    const card = cardOf(spot);
    if (card === null || !['minion', 'contraption'].includes(definitionOf(table, card).type)) return [];
    return [{ type: 'moveMinion', side: 'genius', minion: card, square: firstUnoccupied(table) }];
  },
};

/** The first Minion that could carry something. */
const firstHost = (view: View): CardId =>
  view.lair.find((unit) => unit && definitionOf(view, unit.card).type === 'minion')?.card ?? NONE;

const build: Gesture<'build'> = {
  leads(table, offers, held, picks) {
    const ready = readyBuilds(offers, picks);
    if (ready.length === 0)
      return offers
        .filter(({ workers }) => picks.every((worker) => workers.includes(worker)))
        .flatMap(({ workers }) => workers.map(cardSpot));
    const again = definitionOf(table, held).attachable ? [] : picks.map(cardSpot);
    const sites = ready.map(({ minion, square }) =>
      minion === undefined ? squareSpot(square ?? 0) : cardSpot(minion),
    );
    return [...again, ...sites];
  },
  plain(view, card) {
    const { type, side, attachable } = definitionOf(view, card);
    if (type !== 'contraption') return null;
    const site = attachable ? { minion: firstHost(view) } : { square: firstUnoccupied(view) };
    return { type: 'build', side, card, workers: [], ...site };
  },
  lands: inLair,
  sites: (table, offers, card) => build.leads?.(table, offers, card, []) ?? [],
};

export const minionGestures = { playMinion, moveMinion, build };
