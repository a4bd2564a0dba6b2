/** Hands: who looks into which, and the card that is slid out onto the table. */

import type { Side } from '../../engine/index.ts';
import { other } from '../../engine/index.ts';
import { loneSide } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { CLOSED } from '../vocabulary/session.ts';
import type { CommandResult, Work } from '../vocabulary/work.ts';
import { change, changeRecord } from '../vocabulary/work.ts';
import { aloneWithIt, handOver } from './curtain.ts';

/**
 * The side whose hand may lie open without being held: it has the device to itself, has been shown what it missed, and
 * nobody else has to look at the device now. Null if there is none. Public facts alone decide that (R10.2).
 */
export function sitsAlone(session: Session): Side | null {
  const side = aloneWithIt(session);
  const isAlways = loneSide(session.record) !== null;
  const { curtain, recap, beats, locked, waiting, record, timeline } = session;
  const { manners, requests } = record;
  const { winner, choice, turn } = timeline.state;
  if (!side || curtain || locked || requests.undo || requests.draw || winner !== null) return null;
  if (recap && beats.shown < recap.number) return null;
  if (isAlways) return side;
  if (waiting.kind === 'oks' && waiting.waiting.includes(other(side))) return null;
  const asked = waiting.kind === 'ask' ? waiting.side : (choice?.side ?? turn.side);
  return (manners.claim ?? asked) === side ? side : null;
}

export function openHand(work: Work, { side }: CommandOf<'open-hand'>): CommandResult {
  const { peeks, curtain } = work.session;
  if (curtain || peeks[side]) return 'nothing';
  if (handOver(work, side)) return undefined;
  change(work, { peeks: { ...peeks, [side]: true } });
  return 'quiet';
}

export function closeHand(work: Work, { side }: CommandOf<'close-hand'>): CommandResult {
  const { peeks } = work.session;
  if (!peeks[side]) return 'nothing';
  change(work, { peeks: { ...peeks, [side]: false }, hint: null });
  return 'quiet';
}

export function closeHands(work: Work): CommandResult {
  const { genius, spymaster } = work.session.peeks;
  if (!genius && !spymaster) return 'nothing';
  change(work, { peeks: CLOSED, hint: null });
  return 'quiet';
}

export function commit(work: Work, { side, card }: CommandOf<'commit'>): CommandResult {
  const { peeks, timeline } = work.session;
  if (!peeks[side] || !timeline.state.hands[side].includes(card)) return 'nothing';
  changeRecord(work, { commit: { side, card } });
  return 'quiet';
}

export function takeBack(work: Work): CommandResult {
  if (!work.session.record.commit) return 'nothing';
  changeRecord(work, { commit: null });
  return 'quiet';
}
