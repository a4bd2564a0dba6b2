/** Fingerprints of states: they show whether a game that is played again goes as it went. */
import type { BySide, State } from '../engine/index.ts';
import { checksum } from './checksum.ts';

/** A game keeps a fingerprint after each so many actions of a part. */
const EVERY = 20;
export const hasPrint = (actions: number): boolean => actions > 0 && actions % EVERY === 0;

const both = <T>({ genius, spymaster }: Readonly<BySide<T>>): T[] => [genius, spymaster];

/**
 * Eight hexadecimal digits of all that a game is about. What a later version keeps of a state beside this changes no
 * fingerprint, nor does the order of its fields.
 */
export function fingerprintOf(state: State): string {
  const { turn, score, winner, lair, plan, nodes, links, spies, infiltration, hands, decks, discards, scored } = state;
  const facts = [
    [turn.number, turn.side, turn.step, both(score), winner, state.actionsLeft, state.minionsLeft],
    lair.map((one) => one && [one.card, one.busy, one.damage, one.attached]),
    plan && [plan.card, plan.status, plan.faceUp],
    state.offered,
    nodes.map(({ card, network, x, y }) => [card, network, x, y]),
    links.map(({ a, b, vertical }) => [a, b, vertical]),
    spies.map(({ card, network, damage, sneakSpent, barred }) => [card, network, damage, sneakSpent, barred]),
    infiltration && [infiltration.spy, infiltration.square, infiltration.arrived, infiltration.combat?.round ?? 0],
    [both(hands), both(decks), decks.plans, both(discards), both(scored)],
    state.stack.map(({ kind, side, card, targets, cancelled }) => [kind, side, card, targets, cancelled]),
    state.modifiers.map(({ card, stat, by, keyword, prevent, until }) => [card, stat, by, keyword, prevent, until]),
    state.counters.map(({ card, name, count }) => [card, name, count]),
    [state.responder, state.passes, state.frames.length, state.choice?.from ?? null, state.stepDone],
    state.random,
  ];
  return checksum(JSON.stringify(facts)).toString(16).padStart(8, '0');
}
