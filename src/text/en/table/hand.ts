/** Words of a hand, and of the edge of the table that opens it. */
import { count } from '../words.ts';

export const EDGE = {
  hold: 'press to peek, or hold',
  /** Where there is little room. */
  tap: 'press to peek',
  /** Cards are to be chosen in it. */
  choose: 'press to choose',
  /** The hand stays open for a while. */
  hide: 'press to hide',
  /** The hand of who has the device alone. */
  fold: (open: boolean) => (open ? 'press to fold away' : 'press to open'),
  hand: (cards: number) => `: hand of ${count(cards, 'card')}. Press to open it.`,
  interrupt: 'Interrupt',
};

export const HAND = {
  title: 'Your hand',
  deck: 'The top of your deck',
  empty: 'Your hand is empty.',
  card: 'About the card',
  answering: 'To answer:',
  playable: ', can be played now',
  discarding: 'Discard…',
  discard: (cards: number) => `Discard ${cards}`,
  costMet: 'cost met',
  costNotMet: 'not met yet',
};

/** What the picks in an open hand are for. */
export type HandTask =
  | { kind: 'play' }
  | { kind: 'discard' }
  | { kind: 'choose'; min: number; max: number; deck: boolean };

/** `byFinger`: the page is used by touch. */
export function handPrompt(task: HandTask, byFinger: boolean): string {
  if (task.kind === 'discard') return 'Pick the cards to discard.';
  if (task.kind === 'choose' && task.deck) return 'Choose one for your hand; the others go under your deck.';
  if (task.kind === 'choose') return `Choose ${task.min === task.max ? task.min : `${task.min} to ${task.max}`}.`;
  const lay = byFinger ? 'A tap shows a card, and the next tap lays it' : 'A click lays a card';
  return `${lay} open on the table; so does putting it down there. Marked cards can be played now.`;
}
