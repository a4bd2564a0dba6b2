/** What a worker finds out about a finished game, bit by bit: what comes first is coarse, and gets better. */
import type { Side } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import type { Entry, Part } from './account.ts';
import { accountOf, firstChances } from './account.ts';
import { Evaluator } from './evaluator.ts';
import { heldIn } from './held.ts';
import { momentsOf } from './moments.ts';
import type { PartNews } from './question.ts';

/** So many entries are told at once. */
const AT_ONCE = 5;

/** The account of a part of the game. The first part tells the interrupts that were held, too. */
export function* partOf(tape: Tape, part: Part): Generator<PartNews, void> {
  const evaluator = new Evaluator();
  yield { kind: 'curve', chances: firstChances(tape, evaluator, part) };
  if (part[0] === 0) yield { kind: 'held', held: heldIn(tape) };
  if (part.length > 0) yield* accountIn(tape, evaluator, part);
  yield { kind: 'done' };
}

function* accountIn(tape: Tape, evaluator: Evaluator, part: Part): Generator<PartNews, void> {
  let entries: Entry[] = [];
  const chances: number[] = [];
  for (const { stop, entry, chance } of accountOf(tape, evaluator, part)) {
    while (chances.length <= stop - part[0]) chances.push(chance);
    if (entry) entries.push(entry);
    if (entries.length < AT_ONCE) continue;
    yield { kind: 'entries', entries, chances: [...chances] };
    entries = [];
  }
  yield { kind: 'entries', entries, chances };
}

/** The moments of a side, once the account is whole. */
export function* momentsIn(tape: Tape, entries: readonly Entry[], side: Side): Generator<PartNews, void> {
  for (const moments of momentsOf(tape, entries, side)) yield { kind: 'moments', side, moments };
  yield { kind: 'done' };
}
