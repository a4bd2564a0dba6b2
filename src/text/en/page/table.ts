/** Words on the table: its parts, the lair, the Networks, the card to be read, the score. */
import type { Definition, Edge } from '../../../engine/index.ts';
import { EDGE_TERMS } from '../terms.ts';
import { count, list } from '../words.ts';
import { costWords } from './card.ts';

export const TABLE = {
  title: 'The table',
  parts: 'Parts of the table',
  area: { lair: 'Lair', networks: 'Networks', card: 'Card' },
};

/** The state of a thing on the table. It follows the thing's name. */
export const LIGHT = { ready: ', ready', target: ', can be chosen', selected: ', selected', picked: ', picked' };

export const LAIR = {
  minion: (square: number) => `Minion in square ${square}`,
  contraption: (square: number) => `Static Contraption in square ${square}`,
  attachment: (name: string, host: string, cost: number) =>
    `${name}, Contraption attached to ${host}, ${costWords(cost)}`,
  busy: 'Busy',
  free: 'Free',
  unoccupied: (square: number) => `Square ${square}, unoccupied`,
  /** `square`: 0 means at the entrance, 9 at the plan. */
  spy: (name: string, square: number) =>
    `${name}, Spy ${square < 1 ? 'at the entrance' : square > 8 ? 'at the Evil Plan' : `in square ${square}`}`,
  barred: 'no sneaking',
  barredTold: 'may not sneak this turn',
  noPlan: 'No Evil Plan',
  onlyYou: 'face down: only you know it',
  hiddenPlan: 'Evil Plan, face down',
};

/** What is counted. */
export const UNIT = { evilness: 'Evilness', contraptions: 'Contraptions', minions: 'Minions', work: 'Work' };

export const NETWORKS = {
  none: 'No Networks yet. The Spy Master plays Nodes here in the actions step and connects them edge to edge.',
  network: (letter: string, size: number) => `Network ${letter}, size ${size}`,
  size: (size: number) => `size ${size}`,
  /** On a Network, for the Spy that is touched. */
  here: (letter: string) => `Assign to ${letter}`,
  /** On a Spy that is to be assigned there when the assign step begins. */
  noted: (letter: string) => `goes to ${letter}`,
  unassigned: 'Unassigned',
  unassignedSpies: 'Unassigned Spies',
  takeOff: 'Take off here',
  disconnect: (a: string, b: string) => `Disconnect ${a} from ${b}`,
  away: 'in the lair',
  sent: 'sent this turn',
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

export const INSPECTOR = {
  title: 'Card',
  hint: 'Touch a card on the table to read it here.',
  signs: 'What do the signs mean?',
  unassigned: 'Unassigned.',
  assigned: (size: number) => `Assigned to a Network of size ${size}.`,
  attachedTo: (host: string) => ` · attached to ${host}`,
  planCost: (evilness: number, cost: { contraptions: number; minions: number }) =>
    `Evilness ${evilness} · needs ${cost.contraptions} in Contraptions, ${cost.minions} in Minions`,
  support: (sizes: string) => `Needs a Network of size ${sizes}.`,
  carriedBy: (host: string) => `Carried by ${host}`,
  carried: (name: string, cost: number) => `${name}, Contraption, ${costWords(cost)}`,
};

export const SCOREBOARD = {
  round: (round: number) => `Round ${round}`,
  steps: (name: string) => `Steps of the turn of ${name}`,
  minionsLeft: (left: number) => `${count(left, 'Minion')} left`,
  actionsLeft: (left: number) => `${count(left, 'Action')} left`,
};

/** A plan's end, in large letters. */
export const BANNER = {
  deed: { completed: 'Completed', thwarted: 'Thwarted' },
  /** What stands before the `total` and after it. `total` is null if it is not scored yet. */
  score: (name: string, points: number, total: number | null, goal: number): [string, string] =>
    total === null ? [`${name} +${points}`, ''] : [`${name} +${points}: `, ` of ${goal}`],
  told: (deed: string, plan: string, [before, after]: [string, string], total: number | null) =>
    `${deed}: ${plan}. ${before}${total ?? ''}${after}.`,
};

/** The strip between the two sides. */
export const STRIP = {
  title: 'What to do now',
  stack: 'Waits to resolve, first to last',
  cancelled: ' (cancelled)',
  fuseHeld: 'Held. Press to let it go on.',
  fuse: 'About to happen. Press to hold.',
  fusePassing: 'The step ends by itself. Press to stay.',
  /** For the only person at the table. */
  goOnAlone: { infiltration: 'Let it all run', step: 'Let it happen' },
  letItRun: (name: string) => `${name}: let it run`,
  letItRunTold: (name: string) => `${name}: let it run until this infiltration ends`,
  ok: (name: string) => `${name}: OK`,
  letResolve: 'Let it resolve',
  neverMind: 'Never mind',
  hold: 'Hold',
  goOn: 'Go on',
};

/** Stands by each fuse that burns on a device until somebody has got it. */
export const HOLD_NOTE = {
  title: 'A fuse burns.',
  text: (passedOn: boolean) =>
    passedOn
      ? 'When it has burnt down, what was announced happens. Press HOLD to stop it and ask the other side.'
      : 'When it has burnt down, what was announced happens. HOLD stops the fuse; INTERRUPT stops the game for a card of yours.',
  ok: 'Got it',
};

/** Stands between the two who fight. */
export const combatRound = (round: number): string => `Round ${round}`;
