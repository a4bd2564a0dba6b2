/** A hint: what a strong bot would do, asked for by the side that decides, and told only in its open hand (R10). */

import type { Side } from '../../engine/index.ts';
import { awaiting } from '../../engine/index.ts';
import { isByPeople } from '../../record/index.ts';
import { seenBy } from '../doing/opponent.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import { tableRefusal } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { stateFor } from '../waiting/stateFor.ts';

/** The name of the bot that gives hints, as a source. */
export const ADVISER = 'adviser';

/** The milliseconds that it may think. Somebody waits for it. */
const TIME = 250;

/** The side of people that has to decide something now; null if there is none. */
export function decider({ waiting, timeline, curtain, record }: Session): Side | null {
  if (curtain) return null;
  const side =
    waiting.kind === 'ask' || waiting.kind === 'claimed'
      ? waiting.side
      : waiting.kind === 'none'
        ? awaiting(timeline.state).side
        : null;
  return side && isByPeople(record, side) ? side : null;
}

/** Asks for a hint. The asking is public and saved. The hint itself is neither. */
export function askHint(draft: Draft, { side }: CommandOf<'ask-hint'>): CommandResult {
  const { record, openHands, hint, question } = draft.session;
  if (!record.hints) return tableRefusal('no-hints');
  if (!openHands[side] || decider(draft.session) !== side) return tableRefusal('not-asked');
  if (hint?.side === side && hint.question === question) return 'nothing';
  changeRecord(draft, { hinted: { ...record.hinted, [side]: record.hinted[side] + 1 } });
  change(draft, { hint: { side, question, advice: null } });
  const state = stateFor(draft.session, side);
  draft.todo.push({ do: 'consult', what: { side, source: ADVISER, ms: TIME, question, ...seenBy(state, side) } });
  return 'quiet';
}

export function hint(draft: Draft, { advice }: CommandOf<'hint'>): CommandResult {
  const { hint: asked } = draft.session;
  if (!asked || asked.question !== draft.session.question) return 'nothing';
  change(draft, { hint: { ...asked, advice } });
  return 'quiet';
}
