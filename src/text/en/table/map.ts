/** Words of the map of the Networks. */
import type { JoinForecast } from '../../../engine/foresight.ts';
import type { Definition, Edge } from '../../../engine/index.ts';
import { EDGE_TERMS, STAT_TERMS } from '../terms.ts';
import type { Naming } from '../words.ts';
import { cards, count, list, opening, signed, uncapital } from '../words.ts';

export const MAP = {
  larger: 'Larger',
  smaller: 'Smaller',
  all: 'Show the whole map',
  /** On a map that is too small to be touched. */
  closer: 'Come closer',
  /** Moves the Network of the touched Node. */
  move: 'Move on the map',
  moving: (node: string) => `Move the Network of ${node}: use the arrows, or touch the map`,
  ways: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' },
  done: 'Leave it here',
  /** In the place where the first Node will lie. */
  first: 'The first Node goes here',
  /** In the same place, while a Spy lies open. */
  unassigned: 'Play the Spy here, unassigned',
};

type Change = JoinForecast['changes'][number];

/** What a drop takes. */
export const price = (actions: number): string => count(actions, 'Action');
/** For a Node that can be played, but not be connected too. `lacks`: so many Actions are missing. */
export const lackingWords = (lacks: number): string =>
  `Lies by itself: connecting takes ${count(lacks, 'more Action')}`;
/** The words about a drop, with its price. */
export const priced = (words: string, actions: number): string => `${words} · ${price(actions)}`;

/** "+1 Attack and +1 Health" */
const gains = (change: Change): string =>
  list(
    (['attack', 'health', 'sneak'] as const).flatMap((stat) =>
      change[stat] === 0 ? [] : [`${signed(change[stat])} ${STAT_TERMS[stat].name}`],
    ),
  );

/** What a connection would make, at that edge of the Node `to`: "Left edge of Embassy, size 3: +1 Attack for two Spies". */
export function joinForecastWords(
  { size, changes, unassigned }: Omit<JoinForecast, 'refusal' | 'actions'>,
  edge: Edge,
  to: string,
  name: Naming,
): string {
  const told = [...new Set(changes.map(gains))].map((gain) => {
    const spies = changes.filter((change) => gains(change) === gain);
    const whom = spies.length === 1 ? name(spies[0].spy) : uncapital(opening(count(spies.length, 'Spy', 'Spies')));
    return `${gain} for ${whom}`;
  });
  if (unassigned.length > 0) told.push(`too large for ${cards(unassigned, name)}`);
  return `${opening(EDGE_TERMS[edge])} edge of ${to}, size ${size}${told.length > 0 ? `: ${told.join('; ')}` : ''}`;
}

export const NETWORKS = {
  none: 'No Networks yet. The Spy Master plays Nodes here in the actions step and connects them edge to edge.',
  /** `name`: the letter of a Network, or the name of a Node that lies alone. */
  network: (name: string, size: number) => `Network ${name}, size ${size}`,
  size: (size: number) => `size ${size}`,
  /** On a Network, for the Spy that is touched. */
  here: (name: string) => `Assign to ${name}`,
  /** On a Spy that is to be assigned there when the assign step begins. */
  noted: (name: string) => `goes to ${name}`,
  unassigned: 'Unassigned',
  unassignedSpies: 'Unassigned Spies',
  takeOff: 'Take off here',
  /** `spies`: those whom it makes unassigned. */
  disconnect: (a: string, b: string, spies: readonly string[]) =>
    `Disconnect ${a} from ${b}${spies.length > 0 ? `: unassigns ${list(spies)}` : ''}`,
  away: 'in the lair',
  sent: 'sent this turn',
  /** The same three on a small tile. */
  brief: { noted: (name: string) => `→ ${name}`, away: 'in lair', sent: 'sent' },
  spy: (name: string, stats: readonly string[], sizes: string) =>
    `${name}, Spy, ${stats.join(', ')}, needs a Network of size ${sizes}`,
};

/** A Node in play. `joins`: the edges at which it could be connected to the touched Node. */
export const nodeWords = (
  { name, connectors, bonuses }: Pick<Definition, 'name' | 'connectors' | 'bonuses'>,
  active: number,
): string =>
  `${name}, Node, connectors ${connectors.join(', ')}${bonuses.length > 0 ? `, ${active} of ${bonuses.length} bonuses active` : ''}`;

/** The edges at which a Node could be connected; empty if there are none. */
export const joinWords = (joins: readonly Edge[]): string =>
  joins.length > 0
    ? `, by its ${list(
        joins.map((edge): string => EDGE_TERMS[edge]),
        'or',
      )} edge`
    : '';
