/** The cards of a set that stand around the one that is tried. */
import { walk } from '../../cards/walk.ts';
import type { Catalog, Definition, Edge } from '../../engine/index.ts';
import { facing, offset } from '../../engine/index.ts';
import type { Selection, Selector } from '../../engine/language.ts';
import type { Setup } from '../format.ts';

type Type = Definition['type'];
type Network = NonNullable<Setup['networks']>[number];

/**
 * The cards of a type, the plainest first, and of equally plain ones those with the largest number. `but`: the card
 * that is tried.
 */
export function helpers(
  { definitions }: Catalog,
  but: string,
  type: Type,
  rank: (card: Definition) => number = () => 0,
): Definition[] {
  const fit = definitions.filter((card) => card.type === type && card.id !== but);
  return fit.sort((a, b) => words(a) - words(b) || rank(b) - rank(a) || a.index - b.index);
}

/** The number of things that a card does besides its numbers. */
const words = ({ abilities, keywords }: Definition): number => abilities.length + keywords.length;

/** The cards of a type, the one with the largest number first, however much it says. */
export const largest = (catalog: Catalog, but: string, type: Type, rank: (card: Definition) => number): Definition[] =>
  helpers(catalog, but, type).sort((a, b) => rank(b) - rank(a));

/** All selections that the abilities of a card make. */
export function selectionsOf({ abilities }: Definition): Selection[] {
  const found: Selection[] = [];
  const selector = (one: Selector): void => {
    if (typeof one !== 'string') found.push(one);
  };
  for (const whole of abilities) walk(whole.kind === 'network' ? whole.ability : whole, [], { selector });
  return found;
}

/** Does a card ask for another one by a keyword, a tag or its name? */
const asksFor = (tried: Definition, { keywords, tags, name }: Definition): boolean =>
  selectionsOf(tried).some(
    ({ keyword, tag, named }) =>
      (keyword !== undefined && keywords.includes(keyword)) ||
      (tag !== undefined && tags.includes(tag)) ||
      named === name,
  );

/** Does it ask for another copy of itself? */
export const asksForItself = (card: Definition): boolean => asksFor(card, card);

/** The same cards, those first that the tried card asks for. */
export const askedFirst = (tried: Definition, cards: readonly Definition[]): Definition[] => [
  ...cards.filter((card) => asksFor(tried, card)),
  ...cards.filter((card) => !asksFor(tried, card)),
];

/** A Network of so many Nodes, if they can be joined, that begins with that Node. `prefix`: of the ids of its Nodes. */
export function grown(
  first: Definition,
  others: readonly Definition[],
  size: number,
  prefix = 'node',
): Omit<Network, 'spies'> {
  const nodes: { card: Definition; at: [number, number]; id: string }[] = [
    { card: first, at: [0, 0], id: `${prefix}1` },
  ];
  const links: [string, string][] = [];
  const next = (): boolean => {
    for (const from of nodes)
      for (const edge of from.card.connectors) {
        const at: [number, number] = [from.at[0] + offset[edge][0], from.at[1] + offset[edge][1]];
        const card = others.find(({ connectors }) => connectors.includes(facing[edge as Edge]));
        if (!card || nodes.some((node) => node.at[0] === at[0] && node.at[1] === at[1])) continue;
        const id = `${prefix}${nodes.length + 1}`;
        nodes.push({ card, at, id });
        links.push([from.id, id]);
        return true;
      }
    return false;
  };
  while (nodes.length < size && next());
  return { nodes: nodes.map(({ card, at, id }) => ({ card: card.id, at, id })), links };
}
