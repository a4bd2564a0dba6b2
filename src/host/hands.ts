/** Hands: who looks into which, and the card that is slid out onto the table. */
import type { CommandOf } from './commands.ts';
import { handOver } from './curtain.ts';
import { CLOSED } from './session.ts';
import type { Answer, Work } from './work.ts';
import { change, changeRecord } from './work.ts';

export function openHand(work: Work, { side }: CommandOf<'open-hand'>): Answer {
  const { peeks, curtain } = work.session;
  if (curtain || peeks[side]) return 'nothing';
  if (handOver(work, side)) return undefined;
  change(work, { peeks: { ...peeks, [side]: true } });
  return 'quiet';
}

export function closeHand(work: Work, { side }: CommandOf<'close-hand'>): Answer {
  const { peeks } = work.session;
  if (!peeks[side]) return 'nothing';
  change(work, { peeks: { ...peeks, [side]: false } });
  return 'quiet';
}

export function closeHands(work: Work): Answer {
  const { genius, spymaster } = work.session.peeks;
  if (!genius && !spymaster) return 'nothing';
  change(work, { peeks: CLOSED });
  return 'quiet';
}

export function commit(work: Work, { side, card }: CommandOf<'commit'>): Answer {
  const { peeks, timeline } = work.session;
  if (!peeks[side] || !timeline.state.hands[side].includes(card)) return 'nothing';
  changeRecord(work, { commit: { side, card } });
  return 'quiet';
}

export function takeBack(work: Work): Answer {
  if (!work.session.record.commit) return 'nothing';
  changeRecord(work, { commit: null });
  return 'quiet';
}
