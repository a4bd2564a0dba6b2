/** What a touch on a state or a count is answered with: a sentence and the number of its rule. */
import type { Corridor } from '../../../engine/foresight.ts';
import type { CardId, PlanStatus, Side, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import { STATUS_TERMS } from '../terms.ts';
import { count } from '../words.ts';
import { furthest, roomWords } from './strip/corridor.ts';

interface Sentence {
  text: string;
  rule: string;
}

/** "The Evil Plan is activated. Face up; next turn it can be advanced." */
export const planTold = (status: PlanStatus): Sentence => ({
  text: `The Evil Plan is ${STATUS_TERMS[status].name}. ${STATUS_TERMS[status].help}`,
  rule: STATUS_TERMS[status].rule,
});

/** What the Spy whose corridor is read comes to in that square; if it does not get there, how far it gets, and why. */
export function roomTold(view: View, square: number, corridor: Corridor): Sentence {
  const name = (card: CardId) => definitionOf(view, card).name;
  const passage = corridor.squares[square - 1];
  const occupant = passage?.told ? definitionOf(view, passage.told.occupant) : null;
  const rule = !passage ? 'R6.2' : !occupant ? 'R6.3' : occupant.type === 'minion' ? 'R6.5' : 'R6.4';
  const words = `Square ${square}: ${roomWords(passage, occupant, name)}.`;
  return { text: passage ? words : `${words} ${furthest(corridor, name)}`, rule };
}

/** `name`: of the side. */
export function deckTold({ decks }: View, side: Side, name: string): Sentence {
  const plans = side === 'genius' ? `, and ${count(decks.plans.length, 'Evil Plan')} to choose from` : '';
  return {
    text: `${name} has ${count(decks[side].length, 'card')} left to draw${plans}. An empty deck takes in the discard pile, shuffled.`,
    rule: 'R1.4',
  };
}

export const TURN = {
  /** The button over the steps of a turn, and the title of what it opens. */
  ask: (name: string) => `The turn of ${name}, step by step`,
  left: {
    minions: (left: number) => `${count(left, 'Minion')} may still be played this turn.`,
    actions: (left: number) =>
      `${count(left, 'Action')} left this turn: each plays a Spy or a Node, or connects two Nodes.`,
  },
  now: 'now',
};
