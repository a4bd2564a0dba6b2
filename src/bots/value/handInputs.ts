/** A side's own hand as numbers. Of the other side's hand only the size is known. */
import type { BySide, CardId, CardType, Definition, Side, State } from '../../engine/index.ts';
import { definitionOf, HIDDEN, isInstant, networkSize, supports } from '../../engine/index.ts';
import { remembered } from '../rookie/remembered.ts';
import type { Inputs } from './inputs.ts';
import { about, rows, together } from './inputs.ts';
import { VERBS_OF } from './verbs.ts';

/** A hand, by the types of its cards. */
interface Hand {
  state: State;
  cards: readonly CardId[];
  ofType(type: CardType): readonly Definition[];
}

const GENIUS = rows<Hand>({
  minions: ({ ofType }) => ofType('minion').length / 3,
  contraptions: ({ ofType }) => ofType('contraption').length / 3,
  epiphanies: ({ ofType }) => ofType('epiphany').length / 3,
  strength: ({ ofType }) => sum(ofType('minion'), (d) => d.attack + d.health) / 15,
  perception: ({ ofType }) => sum(ofType('minion'), (d) => d.perception) / 5,
  mostPerception: ({ ofType }) => most(ofType('minion'), (d) => d.perception) / 3,
  mostAttack: ({ ofType }) => most(ofType('minion'), (d) => d.attack) / 3,
  keywords: ({ ofType }) => sum(ofType('minion'), (d) => d.keywords.length) / 2,
  cost: ({ ofType }) => sum(ofType('contraption'), (d) => d.cost) / 6,
  mostCost: ({ ofType }) => most(ofType('contraption'), (d) => d.cost) / 4,
  attachable: ({ ofType }) => count(ofType('contraption'), (d) => d.attachable) / 2,
  cheap: ({ ofType }) => count(ofType('contraption'), (d) => d.cost === 1) / 2,
  middling: ({ ofType }) => count(ofType('contraption'), (d) => d.cost === 2) / 2,
  dear: ({ ofType }) => count(ofType('contraption'), (d) => d.cost >= 3) / 2,
});

const MASTER = rows<Hand>({
  spies: ({ ofType }) => ofType('spy').length / 3,
  nodes: ({ ofType }) => ofType('node').length / 3,
  intelligence: ({ ofType }) => ofType('intelligence').length / 3,
  supported: (hand) => supportedSpies(hand) / 2,
  strength: ({ ofType }) => sum(ofType('spy'), (d) => d.attack + d.health) / 10,
  sneak: ({ ofType }) => sum(ofType('spy'), (d) => d.sneak) / 3,
  mostSneak: ({ ofType }) => most(ofType('spy'), (d) => d.sneak) / 2,
  mostAttack: ({ ofType }) => most(ofType('spy'), (d) => d.attack) / 3,
  undemanding: ({ ofType }) => count(ofType('spy'), (d) => d.supportMin <= 1) / 2,
  demanding: ({ ofType }) => count(ofType('spy'), (d) => d.supportMin >= 3) / 2,
  connectors: ({ ofType }) => sum(ofType('node'), (d) => d.connectors.length) / 6,
  mostConnectors: ({ ofType }) => most(ofType('node'), (d) => d.connectors.length) / 4,
  bonuses: ({ ofType }) => sum(ofType('node'), (d) => d.bonuses.length) / 4,
  earlyBonuses: ({ ofType }) => count(ofType('node'), (d) => d.bonuses.some(({ size }) => size <= 3)) / 2,
});

/** The verbs of the instants. */
const CAN = about(VERBS_OF, ({ state, cards }: Hand) => ({
  state,
  cards: cards.filter((card) => isInstant(definitionOf(state, card).type)),
}));

const ofSide = (own: Inputs<Hand>): Inputs<Hand> => together({ holds: own, can: CAN });

/** The inputs about a side's hand. They may be told only to that side. */
export const HAND: BySide<Inputs<State>> = {
  genius: about(ofSide(GENIUS), (state) => handOf(state, 'genius')),
  spymaster: about(ofSide(MASTER), (state) => handOf(state, 'spymaster')),
};

function handOf(state: State, side: Side): Hand {
  const cards = state.hands[side].filter((card) => card !== HIDDEN);
  const all = cards.map((card) => definitionOf(state, card));
  const byType = new Map<CardType, Definition[]>();
  return {
    state,
    cards,
    ofType: (type) => remembered(byType, type, () => all.filter((d) => d.type === type)),
  };
}

function supportedSpies({ state, cards }: Hand): number {
  const sizes = [...new Set(state.nodes.map(({ network }) => networkSize(state, network)))];
  const isSupported = (card: CardId): boolean => sizes.some((size) => supports(state, card, size));
  return cards.filter((card) => isSupported(card) && definitionOf(state, card).type === 'spy').length;
}

const sum = (hand: readonly Definition[], value: (d: Definition) => number): number =>
  hand.reduce((total, d) => total + value(d), 0);
const most = (hand: readonly Definition[], value: (d: Definition) => number): number =>
  hand.reduce((top, d) => Math.max(top, value(d)), 0);
const count = (hand: readonly Definition[], fits: (d: Definition) => boolean): number => hand.filter(fits).length;
