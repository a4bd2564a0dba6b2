/** Warnings about a whole set: what its cards and numbers mean for play. Each row of `ROWS` is one finding. */
import type { Card, CardType, Rules } from '../../engine/index.ts';
import { NAMES } from '../applies.ts';
import type { Fault } from '../issues.ts';
import { absent } from './absent.ts';
import { mostWork, pays } from './lair.ts';
import { loops } from './loops.ts';
import { canMeet, mostNodes } from './networks.ts';
import { lintNumbers } from './numbers.ts';
import type { Whole } from './whole.ts';
import { ofType } from './whole.ts';

/** Something about a card of the set (`path` inside it), a number of the rules, or the set itself. */
export interface SetFault extends Fault {
  card?: Card;
  rule?: keyof Rules;
  /** The set is no whole game by itself. */
  lacks?: true;
}

type Row = (set: Whole) => SetFault[];

/** What play is like if no card of the type is in a deck. */
const WITHOUT: Readonly<Partial<Record<CardType, string>>> = {
  plan: 'nobody can score, so nobody wins',
  minion: 'nothing guards the lair, and nothing can be built',
  contraption: 'nothing can be built, and no Evil Plan that costs Contraptions can be paid',
  spy: 'nobody infiltrates, so no Evil Plan is ever thwarted',
  node: 'no Spy can be assigned, so no Evil Plan is ever thwarted',
};
/** What a 0 among the rules does to play. */
const AT_ZERO: Readonly<Partial<Record<keyof Rules, string>>> = {
  handSize: 'with 0 nobody draws a card in the draw step, so hardly anything is ever played',
  minionsPerTurn: 'with 0 no Minion comes into play unless a card gives more, so nothing is built or guarded',
  actionsPerTurn: 'with 0 no Spy or Node comes into play unless a card gives Actions, so no Evil Plan is thwarted',
};

const missingTypes: Row = (set) => {
  const missing = (Object.keys(WITHOUT) as CardType[]).filter((type) => ofType(set, type).length === 0);
  const [type] = missing;
  if (type === undefined) return [];
  if (missing.length === 1)
    return [{ path: [], lacks: true, message: `there are no ${NAMES[type]} in the deck: ${WITHOUT[type]}` }];
  if (missing.length > 2)
    return [
      {
        path: [],
        lacks: true,
        message: `cards of these types are missing in the decks: ${missing.map((one) => NAMES[one]).join(', ')}; so no game can be played`,
      },
    ];
  const each = missing.map((one) => `${NAMES[one]} (${WITHOUT[one]})`);
  return [{ path: [], lacks: true, message: `cards of these types are missing in the decks: ${each.join('; ')}` }];
};

const zeroRules: Row = ({ rules }) =>
  (Object.keys(AT_ZERO) as (keyof Rules)[]).flatMap((rule) =>
    rules[rule] === 0 ? [{ rule, path: [rule], message: AT_ZERO[rule] ?? '' }] : [],
  );

/** R1.3, R3.1 */
const plansRunOut: Row = (set) => {
  const { scoreToWin } = set.rules;
  const plans = ofType(set, 'plan');
  const total = plans.reduce((sum, plan) => sum + plan.evilness * plan.copies, 0);
  if (plans.length === 0 || total >= 2 * scoreToWin - 1) return [];
  return [
    {
      path: [],
      message: `all Evil Plans together have Evilness ${total}: with ${scoreToWin} to win, less than ${2 * scoreToWin - 1} may run out before anybody has won`,
    },
  ];
};

/** R1.3 */
const winsAlone: Row = (set) =>
  ofType(set, 'plan').flatMap((card): SetFault[] => {
    const { scoreToWin } = set.rules;
    if (card.evilness === 0)
      return [{ card, path: ['evilness'], message: 'is 0: completing or thwarting the Evil Plan scores nothing' }];
    if (card.evilness < scoreToWin) return [];
    return [
      {
        card,
        path: ['evilness'],
        message: `is ${card.evilness}, and ${scoreToWin} win: this Evil Plan wins the game alone`,
      },
    ];
  });

/** R3.2 */
const unpaidPlans: Row = (set) =>
  ofType(set, 'plan').flatMap((card) => {
    const missing = pays(set, card.cost);
    return missing ? [{ card, path: ['cost', ...missing.path], message: missing.message }] : [];
  });

/** R2.5 */
const tooMuchWork: Row = (set) =>
  ofType(set, 'contraption').flatMap((card) => {
    const most = mostWork(set, card.kind);
    return most === undefined || card.cost <= most
      ? []
      : [
          {
            card,
            path: ['cost'],
            message: `is ${card.cost}, and all Minions of a full lair give ${most} Work: it can never be built`,
          },
        ];
  });

/** No two Nodes of the set can be connected, though each has connectors. */
const areApart = (set: Whole): boolean => {
  const nodes = ofType(set, 'node');
  return nodes.length > 1 && nodes.every((card) => card.connectors.length > 0 && !canMeet(set, card));
};

/** R5.1 */
const lonelyNodes: Row = (set) => {
  if (areApart(set))
    return [
      {
        path: [],
        message:
          'the connectors of all Nodes face no other (left faces right, top faces bottom): no two Nodes can ever be connected, so no Network has a size of 2',
      },
    ];
  return ofType(set, 'node').flatMap((card): SetFault[] => {
    if (card.connectors.length === 0)
      return [{ card, path: ['connectors'], message: 'are none: the Node can never be connected to another' }];
    if (canMeet(set, card)) return [];
    return [
      {
        card,
        path: ['connectors'],
        message: 'face no connector of another Node (left faces right, top faces bottom): it can never be connected',
      },
    ];
  });
};

/** R4.4, R5.3 */
const outOfReach: Row = (set) => {
  const most = mostNodes(set);
  if (most === 0 || areApart(set)) return [];
  const beyond = (size: number): string => `is ${size}, but all Nodes that can be connected are ${most}`;
  return [
    ...ofType(set, 'spy')
      .filter(({ support }) => support.min > most)
      .map((card) => ({
        card,
        path: ['support', 'min'],
        message: `${beyond(card.support.min)}: the Spy can never be assigned`,
      })),
    ...ofType(set, 'node').flatMap((card): SetFault[] => [
      ...card.bonuses.flatMap(({ size }, i) =>
        size > most
          ? [{ card, path: ['bonuses', i, 'size'], message: `${beyond(size)}: this bonus never counts` }]
          : [],
      ),
      ...(card.abilities ?? []).flatMap((ability, i) =>
        ability.kind === 'network' && ability.size > most
          ? [{ card, path: ['abilities', i, 'size'], message: `${beyond(ability.size)}: this ability never counts` }]
          : [],
      ),
    ]),
  ];
};

const sameNames: Row = ({ cards }) => {
  const first = new Map<string, string>();
  return cards.flatMap((card): SetFault[] => {
    const name = card.name.trim().toLowerCase();
    const before = first.get(name);
    if (before === undefined) first.set(name, card.id);
    return before === undefined
      ? []
      : [{ card, path: ['name'], message: `is the name of card "${before}" too: people cannot tell the two apart` }];
  });
};

const ROWS: readonly Row[] = [
  missingTypes,
  zeroRules,
  plansRunOut,
  winsAlone,
  unpaidPlans,
  tooMuchWork,
  lonelyNodes,
  outOfReach,
  sameNames,
  loops,
];

/** Warnings about a set without errors. A set without cards has none. */
export const lintSet = (set: Whole): SetFault[] =>
  set.cards.length === 0 ? [] : [...ROWS.flatMap((row) => row(set)), ...lintNumbers(set), ...absent(set)];
