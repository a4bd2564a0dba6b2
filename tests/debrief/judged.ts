/** Games of the rookie against itself, judged as the page has them judged. */
import { nextAction } from '../../src/bots/ask.ts';
import { makeBot } from '../../src/bots/index.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Account } from '../../src/debrief/account.ts';
import { accountOf, judgedStops } from '../../src/debrief/account.ts';
import { Evaluator } from '../../src/debrief/evaluator.ts';
import type { Moment } from '../../src/debrief/moments.ts';
import { momentsOf } from '../../src/debrief/moments.ts';
import type { Sums } from '../../src/debrief/sums.ts';
import { sumsOf } from '../../src/debrief/sums.ts';
import type { Action, Catalog, Rules } from '../../src/engine/index.ts';
import { bySide, newGame, perform, registerCatalog, SIDES } from '../../src/engine/index.ts';
import type { Tape } from '../../src/record/index.ts';
import { newRecord, tapeOf } from '../../src/record/index.ts';
import { botSeed } from '../../src/sim/game.ts';

const { cards, rules } = readCards('src/cards');
const set: { catalog: Catalog; rules: Rules } = { catalog: registerCatalog(cards), rules };

/** The game of a seed: first these actions, and then what the bots do. */
export function playedOn(seed: number, first: readonly Action[] = []): Tape {
  const actions = [...first];
  const { state } = newGame(set.catalog, { seed, rules });
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
  return tapeOf(newRecord(facts, { cards: set.catalog.hash, rules, actions }), null);
}

/** All that its account has found. */
export function accountFor(tape: Tape): Account {
  const steps = accountOf(tape, new Evaluator(), judgedStops(tape));
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The moments that are told of it in the end. */
export const momentsFor = (tape: Tape, { entries }: Account): readonly Moment[] =>
  SIDES.flatMap((side) => [...momentsOf(tape, entries, side)].at(-1) ?? []);

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
