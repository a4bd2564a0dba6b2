/** A side's own hand as numbers. Of the other side's hand only the size is known. */
import type { CardType, Definition, Side, State } from '../../engine/index.ts';
import { definitionOf, HIDDEN, isInstant, networkSize, supports } from '../../engine/index.ts';
import { Inputs } from './inputs.ts';
import { addVerbs, VERBS } from './verbs.ts';

const TYPES: Readonly<Record<Side, readonly CardType[]>> = {
  genius: ['minion', 'contraption', 'epiphany'],
  spymaster: ['spy', 'node', 'intelligence'],
};
export const HAND_INPUTS = 14 + VERBS;

/** `HAND_INPUTS` numbers for the hand of `side`, which must be the side that is told them. */
export function handInputs(state: State, side: Side): Inputs {
  const inputs = new Inputs(HAND_INPUTS);
  const cards = state.hands[side].filter((card) => card !== HIDDEN);
  const hand = cards.map((card) => definitionOf(state, card));
  for (const type of TYPES[side]) inputs.add(hand.filter((d) => d.type === type).length / 3);
  if (side === 'genius') addGenius(inputs, hand);
  else {
    const sizes = new Set(state.nodes.map(({ network }) => networkSize(state, network)));
    const fits = cards.filter((card) => [...sizes].some((size) => supports(state, card, size)));
    inputs.add(fits.filter((card) => definitionOf(state, card).type === 'spy').length / 2);
    addMaster(inputs, hand);
  }
  inputs.fillTo(HAND_INPUTS - VERBS);
  addVerbs(
    inputs,
    state,
    cards.filter((card) => isInstant(definitionOf(state, card).type)),
  );
  return inputs;
}

const sum = (hand: readonly Definition[], value: (d: Definition) => number): number =>
  hand.reduce((total, d) => total + value(d), 0);
const most = (hand: readonly Definition[], value: (d: Definition) => number): number =>
  hand.reduce((top, d) => Math.max(top, value(d)), 0);

function addGenius(inputs: Inputs, hand: readonly Definition[]): void {
  const minions = hand.filter(({ type }) => type === 'minion');
  const machines = hand.filter(({ type }) => type === 'contraption');
  inputs
    .add(sum(minions, (d) => d.attack + d.health) / 15)
    .add(sum(minions, (d) => d.perception) / 5)
    .add(most(minions, (d) => d.perception) / 3)
    .add(most(minions, (d) => d.attack) / 3)
    .add(sum(minions, (d) => d.keywords.length) / 2)
    .add(sum(machines, (d) => d.cost) / 6)
    .add(most(machines, (d) => d.cost) / 4)
    .add(machines.filter(({ attachable }) => attachable).length / 2)
    .add(machines.filter(({ cost }) => cost === 1).length / 2)
    .add(machines.filter(({ cost }) => cost === 2).length / 2)
    .add(machines.filter(({ cost }) => cost >= 3).length / 2);
}

function addMaster(inputs: Inputs, hand: readonly Definition[]): void {
  const spies = hand.filter(({ type }) => type === 'spy');
  const nodes = hand.filter(({ type }) => type === 'node');
  inputs
    .add(sum(spies, (d) => d.attack + d.health) / 10)
    .add(sum(spies, (d) => d.sneak) / 3)
    .add(most(spies, (d) => d.sneak) / 2)
    .add(most(spies, (d) => d.attack) / 3)
    .add(spies.filter(({ supportMin }) => supportMin <= 1).length / 2)
    .add(spies.filter(({ supportMin }) => supportMin >= 3).length / 2)
    .add(sum(nodes, (d) => d.connectors.length) / 6)
    .add(most(nodes, (d) => d.connectors.length) / 4)
    .add(sum(nodes, (d) => d.bonuses.length) / 4)
    .add(nodes.filter(({ bonuses }) => bonuses.some(({ size }) => size <= 3)).length / 2);
}
