/** Warnings about a whole set: what its cards and numbers mean for play. Each row of `ROWS` is one finding. */
import type { Card, CardType, Rules } from '../../engine/index.ts';
import type { Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import type { SetFacts } from '../troubles/set.ts';
import { absent } from './absent.ts';
import { mostWork, pays } from './lair.ts';
import { loops } from './loops.ts';
import { canMeet, mostNodes } from './networks.ts';
import { lintNumbers } from './numbers.ts';
import { ownWords } from './ownWords.ts';
import type { SetFault, Whole } from './whole.ts';
import { ofType } from './whole.ts';

type Row = (set: Whole) => SetFault[];

/** Types without which no game can be played. */
const NEEDED: readonly CardType[] = ['plan', 'minion', 'contraption', 'spy', 'node'];
/** Rules that leave little to play with where they are 0. */
const NOT_ZERO: readonly (keyof Rules)[] = ['handSize', 'minionsPerTurn', 'actionsPerTurn'];

const missingTypes: Row = (set) => {
  const types = NEEDED.filter((type) => ofType(set, type).length === 0);
  return types.length === 0 ? [] : [fault([], 'missing-types', { types, addable: false })];
};

const zeroRules: Row = ({ rules }) =>
  NOT_ZERO.flatMap((rule) => (rules[rule] === 0 ? [{ rule, ...fault([rule], 'zero-rule', { rule }) }] : []));

/** R1.3, R3.1 */
const plansRunOut: Row = (set) => {
  const { scoreToWin } = set.rules;
  const plans = ofType(set, 'plan');
  const total = plans.reduce((sum, plan) => sum + plan.evilness * plan.copies, 0);
  if (plans.length === 0 || total >= 2 * scoreToWin - 1) return [];
  return [fault([], 'plans-run-out', { evilness: total, scoreToWin, needed: 2 * scoreToWin - 1 })];
};

/** R1.3 */
const winsAlone: Row = (set) =>
  ofType(set, 'plan').flatMap((card): SetFault[] => {
    const { scoreToWin } = set.rules;
    const { evilness } = card;
    if (evilness === 0) return [{ card, ...fault(['evilness'], 'scores-nothing') }];
    return evilness < scoreToWin ? [] : [{ card, ...fault(['evilness'], 'wins-alone', { evilness, scoreToWin }) }];
  });

/** R3.2 */
const unpaidPlans: Row = (set) =>
  ofType(set, 'plan').flatMap((card) => {
    const missing = pays(set, card.cost);
    return missing ? [{ card, ...missing, path: ['cost', ...missing.path] }] : [];
  });

/** R2.5 */
const tooMuchWork: Row = (set) =>
  ofType(set, 'contraption').flatMap((card) => {
    const most = mostWork(set, card.kind);
    return most === undefined || card.cost <= most
      ? []
      : [{ card, ...fault(['cost'], 'work-unpaid', { cost: card.cost, most }) }];
  });

/** No two Nodes of the set can be connected, though each has connectors. */
const areApart = (set: Whole): boolean => {
  const nodes = ofType(set, 'node');
  return nodes.length > 1 && nodes.every((card) => card.connectors.length > 0 && !canMeet(set, card));
};

/** R5.1 */
const lonelyNodes: Row = (set) => {
  if (areApart(set)) return [fault([], 'nodes-apart')];
  return ofType(set, 'node').flatMap((card): SetFault[] => {
    if (card.connectors.length === 0) return [{ card, ...fault(['connectors'], 'no-connectors') }];
    return canMeet(set, card) ? [] : [{ card, ...fault(['connectors'], 'face-nothing') }];
  });
};

/** R4.4, R5.3 */
const outOfReach: Row = (set) => {
  const most = mostNodes(set);
  if (most === 0 || areApart(set)) return [];
  const beyond = (card: Card, path: Path, what: SetFacts['beyond-networks']['what'], size: number): SetFault[] =>
    size > most ? [{ card, ...fault(path, 'beyond-networks', { size, most, what }) }] : [];
  return [
    ...ofType(set, 'spy').flatMap((card) => beyond(card, ['support', 'min'], 'spy', card.support.min)),
    ...ofType(set, 'node').flatMap((card): SetFault[] => [
      ...card.bonuses.flatMap(({ size }, i) => beyond(card, ['bonuses', i, 'size'], 'bonus', size)),
      ...(card.abilities ?? []).flatMap((ability, i) =>
        ability.kind === 'network' ? beyond(card, ['abilities', i, 'size'], 'ability', ability.size) : [],
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
    return before === undefined ? [] : [{ card, ...fault(['name'], 'same-name', { card: before }) }];
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
  ownWords,
];

/** Warnings about a set without errors. A set without cards has none. */
export const lintSet = (set: Whole): SetFault[] =>
  set.cards.length === 0 ? [] : [...ROWS.flatMap((row) => row(set)), ...lintNumbers(set), ...absent(set)];
