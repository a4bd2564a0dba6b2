/** Games of the rookie against itself, judged as the page has them judged. */
import { nextAction } from '../../src/bots/ask.ts';
import { makeBot } from '../../src/bots/index.ts';
import type { Account, Part } from '../../src/debrief/account.ts';
import { accountOf, judgedStops } from '../../src/debrief/account.ts';
import { Evaluator } from '../../src/debrief/evaluator.ts';
import type { Moment } from '../../src/debrief/moments.ts';
import { momentsOf } from '../../src/debrief/moments.ts';
import type { Sums } from '../../src/debrief/sums.ts';
import { sumsOf } from '../../src/debrief/sums.ts';
import type { Action, Catalog, Rules, Side } from '../../src/engine/index.ts';
import { bySide, newGame, perform } from '../../src/engine/index.ts';
import type { Tape } from '../../src/record/index.ts';
import { newRecord, tapeOf } from '../../src/record/index.ts';
import { botSeed } from '../../src/sim/game.ts';

/** What the games are played with. */
export interface GameSet {
  catalog: Catalog;
  rules: Rules;
}

/** The game of a seed: first these actions, and then what the bots do. */
export function playedOn({ catalog, rules }: GameSet, seed: number, first: readonly Action[] = []): Tape {
  const actions = [...first];
  const { state } = newGame(catalog, { seed, rules });
  for (const action of first) perform(state, action);
  const bots = bySide((side) => makeBot('rookie', botSeed(seed, side)));
  while (state.winner === null) {
    const action = nextAction(state, bots);
    actions.push(action);
    perform(state, action);
  }
  const settings = { seating: 'side-by-side', grace: 0, preset: 'recommended', seed } as const;
  const names = { genius: 'Ada', spymaster: 'Bob' };
  const facts = { id: `judged-${seed}`, now: 1, names, settings, position: null };
  return tapeOf(newRecord(facts, { cards: catalog.hash, rules, actions }), null);
}

/** All that the account of a part has found; without one, that of the whole game. */
export function accountFor(tape: Tape, part: Part = judgedStops(tape)): Account {
  const steps = accountOf(tape, new Evaluator(), part);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The moments of a side that are told of it in the end. */
export const momentsFor = (tape: Tape, { entries }: Account, side: Side): readonly Moment[] =>
  [...momentsOf(tape, entries, side)].at(-1) ?? [];

/** By how much the sum of a game misses its result. */
export function sumMisses(tape: Tape, { start, entries }: Account): number {
  return Math.abs(start + wholeOf(sumsOf(entries)) - resultOf(tape));
}

const wholeOf = ({ decisions: { genius, spymaster }, hidden, draws }: Sums): number =>
  genius + spymaster + hidden + draws;

function resultOf({ stops }: Tape): number {
  const { winner } = stops[stops.length - 1].state;
  return winner === 'genius' ? 1 : winner === 'spymaster' ? 0 : 0.5;
}
