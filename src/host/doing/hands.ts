/** Hands: who looks into which, and the card that is slid out onto the table. */

import type { CardId, Side } from '../../engine/index.ts';
import { other } from '../../engine/index.ts';
import { loneSide } from '../../record/index.ts';
import type { CommandOf } from '../vocabulary/commands.ts';
import type { CommandResult, Draft } from '../vocabulary/draft.ts';
import { change, changeRecord } from '../vocabulary/draft.ts';
import type { Session } from '../vocabulary/session.ts';
import { CLOSED } from '../vocabulary/session.ts';
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

export function openHand(draft: Draft, { side }: CommandOf<'open-hand'>): CommandResult {
  const { openHands, curtain } = draft.session;
  if (curtain || openHands[side]) return 'nothing';
  if (handOver(draft, side)) return undefined;
  change(draft, { openHands: { ...openHands, [side]: true } });
  return 'quiet';
}

export function closeHand(draft: Draft, { side }: Pick<CommandOf<'close-hand'>, 'side'>): CommandResult {
  const { openHands } = draft.session;
  if (!openHands[side]) return 'nothing';
  change(draft, { openHands: { ...openHands, [side]: false }, carried: null });
  return 'quiet';
}

export function closeHands(draft: Draft): CommandResult {
  const { genius, spymaster } = draft.session.openHands;
  if (!genius && !spymaster) return 'nothing';
  change(draft, { openHands: CLOSED, carried: null });
  return 'quiet';
}

/**
 * Closes the hand of a side that is to choose among cards of its deck: they need a press of their own, as the other one
 * may look at the table (R10.1). Not where the side has the device to itself.
 */
export function coverDeck(draft: Draft): void {
  const { choice } = draft.session.timeline.state;
  if (choice?.zone === 'deck' && aloneWithIt(draft.session) !== choice.side) closeHand(draft, choice);
}

const isInOpenHand = ({ session: { openHands, timeline } }: Draft, side: Side, card: CardId): boolean =>
  openHands[side] && timeline.state.hands[side].includes(card);

export function carry(draft: Draft, { side, card }: CommandOf<'carry'>): CommandResult {
  if (card === null ? !draft.session.carried : !isInOpenHand(draft, side, card)) return 'nothing';
  change(draft, { carried: card === null ? null : { side, card } });
  return 'quiet';
}

export function commit(draft: Draft, { side, card }: CommandOf<'commit'>): CommandResult {
  if (!isInOpenHand(draft, side, card)) return 'nothing';
  change(draft, { carried: null });
  changeRecord(draft, { commit: { side, card } });
  return 'quiet';
}

export function takeBack(draft: Draft): CommandResult {
  if (!draft.session.record.commit) return 'nothing';
  changeRecord(draft, { commit: null });
  return 'quiet';
}
