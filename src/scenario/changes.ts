/** What a position has besides the cards in their places: what lasts for a time, and in which order things came into play. */
import type { CardId, Link, State } from '../engine/index.ts';
import { cardsInPlay, definitionOf, NONE, ownerOf } from '../engine/index.ts';
import type { Setup } from './format.ts';
import { bad } from './trouble.ts';

/** The number of the card with that id. Throws a `BadScenario` at `where`. */
type Named = (id: string, where: string) => number;

/** Puts Nodes, Spies and links in the order in which they came into play. Those not named keep theirs, at the end. */
export function inOrder(state: State, { order = {} }: Setup, named: Named): void {
  const numbers = (ids: readonly string[] = [], where: string): number[] => ids.map((id) => named(id, where));
  const byCard = <T extends { card: number }>(list: T[], cards: readonly number[]): T[] =>
    sorted(list, (one) => cards.indexOf(one.card));
  state.nodes = byCard(state.nodes, numbers(order.nodes, 'setup.order.nodes'));
  state.spies = byCard(state.spies, numbers(order.spies, 'setup.order.spies'));
  const links = (order.links ?? []).map((link) => numbers(link, 'setup.order.links'));
  state.links = sorted(state.links, ({ a, b }: Link) =>
    links.findIndex((link) => link.includes(a) && link.includes(b)),
  );
}

/** Sorts by rank. A rank below 0 comes last. */
function sorted<T>(list: readonly T[], rank: (one: T) => number): T[] {
  const placed = list.map((one) => ({ one, place: rank(one) < 0 ? list.length : rank(one) }));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

/** The counters with which a card comes into play. */
export function printedOn(state: State, card: CardId): State['counters'] {
  const { counters } = definitionOf(state, card);
  return counters ? [{ card, ...counters }] : [];
}

/** Sets lasting changes, used abilities, counters, what has happened this turn, an offered discard, and the generator. */
export function setChanges(state: State, setup: Setup, named: Named): void {
  const { changes = [], used = [], counters = [], happened = [], mayDiscard, stepDone, random } = setup;
  state.modifiers = changes.map(({ card: id, stat, by, keyword, prevent, for: until, side }, i) => {
    const where = `setup.changes.${i}`;
    const card = named(id, where);
    const kinds = [stat, keyword, prevent].filter((kind) => kind !== undefined).length;
    if (kinds !== 1 || (stat === undefined) !== (by === undefined)) throw bad('one-change', where);
    return {
      card,
      stat: stat ?? null,
      by: by ?? 0,
      keyword: keyword ?? null,
      prevent: prevent ?? null,
      until,
      side: side ?? ownerOf(state, card),
    };
  });
  state.used = used.map(({ card: id, ability, times = 1 }, i) => {
    const where = `setup.used.${i}`;
    const card = named(id, where);
    if (ability >= definitionOf(state, card).abilities.length)
      throw bad('no-ability', `${where}.ability`, { id, ability });
    return { card, ability, times };
  });
  const lying = counters.map(({ card, name, count }, i) => ({ card: named(card, `setup.counters.${i}`), name, count }));
  for (const card of cardsInPlay(state))
    if (!lying.some((one) => one.card === card)) lying.push(...printedOn(state, card));
  state.counters = lying.filter(({ count }) => count > 0);
  const or = (id: string | undefined, where: string): CardId => (id === undefined ? NONE : named(id, where));
  state.happened = happened.map(({ event, card, spy, side = null }, i) => ({
    event,
    card: or(card, `setup.happened.${i}.card`),
    spy: or(spy, `setup.happened.${i}.spy`),
    side,
  }));
  if (random) state.random = random;
  if (stepDone) state.stepDone = true;
  if (mayDiscard === undefined) return;
  if (state.turn.step !== 'draw') throw bad('no-discard', 'setup.mayDiscard');
  state.stepDone = true;
  state.mayDiscard = mayDiscard;
}
