/** All that is found out about a finished game, bit by bit: what comes first is coarse, and gets better. */
import type { Tape } from '../record/index.ts';
import type { Entry } from './account.ts';
import { accountOf, firstChances, sumsOf } from './account.ts';
import { Evaluator } from './evaluator.ts';
import { heldIn } from './held.ts';
import { momentsOf } from './moments.ts';
import type { DebriefNews } from './question.ts';

/** So many entries are told at once. */
const AT_ONCE = 5;

export function* debriefOf(tape: Tape): Generator<DebriefNews, void> {
  const evaluator = new Evaluator();
  yield { kind: 'curve', chances: firstChances(tape, evaluator) };
  yield { kind: 'held', held: heldIn(tape) };
  const all: Entry[] = [];
  const chances: number[] = [];
  let told = 0;
  const more = (): DebriefNews => {
    const entries = all.slice(told);
    told = all.length;
    return { kind: 'entries', entries, chances: [...chances], sums: sumsOf(all) };
  };
  for (const { stop, entry, chance } of accountOf(tape, evaluator)) {
    while (chances.length <= stop) chances.push(chance);
    if (entry) all.push(entry);
    if (all.length - told >= AT_ONCE) yield more();
  }
  yield more();
  for (const moments of momentsOf(tape, all)) yield { kind: 'moments', moments };
  yield { kind: 'done' };
}
