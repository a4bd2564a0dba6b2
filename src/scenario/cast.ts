/** The cast of a scenario: cards that its set-up names and takes from a card file. */
import { checkCards } from '../cards/check.ts';
import type { Card } from '../engine/index.ts';
import type { Scenario, Setup } from './format.ts';
import { bad } from './trouble.ts';

/** Gives the cards of the card file at that path, as the scenario writes it. Throws `BadScenario` if it cannot. */
export type CastReader = (path: string) => readonly Card[];

/** The reader for callers that cannot read files: it always throws. */
export const NO_FILES: CastReader = (path) => {
  throw bad('no-files', 'cast', { path });
};

/** The cards in the text of a card file. Throws a `BadScenario` with every mistake in it. `file`: its name there. */
export function readCast(file: string, text: string): Card[] {
  const { cards, problems, untold } = checkCards([{ name: file, text }]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return cards;
  throw bad('bad-cast', 'cast', { problems: errors, untold: { error: untold.error, warning: 0 } });
}

/** All cards of a scenario's casts. Of cards with the same id the last one counts. */
export function castOf({ cast = [] }: Scenario, read: CastReader): Card[] {
  const paths = typeof cast === 'string' ? [cast] : cast;
  return [...new Map(paths.flatMap(read).map((card) => [card.id, card])).values()];
}

/** The ids of all cards that a set-up names. */
export const cardsNamed = (setup: Setup): Set<string> => new Set(cardsPlaced(setup));

/** The id of each card that a set-up places. */
export function cardsPlaced({ lair = {}, plan, networks = [], unassigned = [], ...setup }: Setup): string[] {
  const occupants = Object.values(lair).flatMap((occupant) => occupant ?? []);
  const attached = occupants.flatMap((occupant) => (typeof occupant === 'string' ? [] : (occupant.attached ?? [])));
  const onNetworks = networks.flatMap(({ nodes, spies = [] }) => [...nodes, ...spies]);
  const piles = [setup.hands, setup.decks, setup.discards, setup.scored];
  const inPiles = piles.flatMap((bySide) => Object.values(bySide ?? {}).flatMap((cards) => cards ?? []));
  const all = [...occupants, ...attached, ...(plan ? [plan] : []), ...onNetworks, ...unassigned, ...inPiles];
  return all.map((placed) => (typeof placed === 'string' ? placed : placed.card));
}
