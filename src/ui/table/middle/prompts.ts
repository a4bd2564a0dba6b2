import type { Side, StackItem, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { count } from '../../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import { ofType } from '../desk/task.ts';

export interface Prompt {
  /** Whose decision it is; null where it is nobody's. */
  side: Side | null;
  /** What to do now, in the imperative. */
  text: string;
}

const nameIn = (table: View, card: number): string => (card < 0 ? 'a card' : definitionOf(table, card).name);

/** What was announced, in a few words: "Agent Zero enters square 3". */
export function announcement(table: View, { kind, card, targets }: StackItem): string {
  const name = nameIn(table, card);
  const target = targets.length > 0 ? ` → ${targets.map((id) => nameIn(table, id)).join(', ')}` : '';
  switch (kind) {
    case 'activatePlan':
      return 'Activate the Evil Plan';
    case 'advancePlan':
      return 'Advance the Evil Plan';
    case 'completePlan':
      return 'Complete the Evil Plan';
    case 'infiltrate':
      return `${name} is sent into the lair`;
    case 'enter':
      return `${name} enters square ${Math.min(8, (table.infiltration?.square ?? 0) + 1)}`;
    case 'destroy':
      return `${name} destroys${target}`;
    case 'ignore':
      return `${name} ignores${target}`;
    case 'attack':
      return `${name} attacks${target}`;
    case 'sneak':
      return `${name} sneaks by${target}`;
    case 'reach':
      return `${name} reaches the Evil Plan`;
    case 'endTurn':
      return 'End of the turn';
    case 'playInstant':
      return `${name}${target}`;
    case 'useAbility':
      return `${name} uses its ability${target}`;
  }
}

function forStep(table: View): string {
  const { step } = table.turn;
  switch (step) {
    case 'plan':
      return 'Decide about the Evil Plan.';
    case 'draw':
      return table.mayDiscard ? 'The hand was full: peek to discard, or go on.' : 'Drawing.';
    case 'lair':
      return `Peek to play Minions (${table.minionsLeft} left) or to build; touch a Free Minion to move it.`;
    case 'activate':
      return 'Activate the Evil Plan, or end the turn.';
    case 'actions':
      return `Peek to play Spies and Nodes; touch a Node to connect it. ${count(table.actionsLeft, 'Action')} left.`;
    case 'assign':
      return 'Touch a Spy, then a Network that supports it.';
    case 'infiltrate':
      return table.infiltration ? forSquare(table) : 'Touch an assigned Spy to send it, or end the turn.';
    default:
      return 'The turn ends.';
  }
}

function forSquare(table: View): string {
  const { spy, square } = table.infiltration ?? { spy: -1, square: 0 };
  return `${nameIn(table, spy)} is in square ${square}: choose.`;
}

function forCommit(table: View, game: PublicState, desk: Desk, card: number): string {
  const { name, type, attachable, cost } = definitionOf(table, card);
  if (game.commitOffers.length === 0) return `${name} cannot be played now.`;
  if (type === 'minion') return `${name}: touch an unoccupied square.`;
  if (type === 'contraption') {
    const ready = ofType(game.commitOffers, 'build').some(
      (b) => b.workers.length === desk.picks.length && desk.picks.every((w) => b.workers.includes(w)),
    );
    if (!ready) return `${name}: pick Free Minions to work, ${cost} in all.`;
    return `${name}: now touch ${attachable ? 'the Minion to carry it' : 'an unoccupied square'}.`;
  }
  if (type === 'spy' || type === 'node') return `${name}: play it?`;
  return desk.lit.size > 0 ? `${name}: touch its target.` : `${name}: play it?`;
}

function forDesk(table: View, game: PublicState, desk: Desk): string | null {
  const { task } = desk;
  switch (task.kind) {
    case 'commit':
      return forCommit(table, game, desk, task.card);
    case 'ability':
      return `${nameIn(table, task.card)}: touch the target of its ability.`;
    case 'sacrifice':
      return 'Pick the cards to sacrifice.';
    case 'choice': {
      const { kind, min, max, source } = task.choice;
      if (table.frames.at(-1)?.asks) return `${nameIn(table, source)} goes off, if you wish.`;
      const what = kind === 'square' ? 'a square' : kind === 'option' ? 'one' : count(max, 'card');
      return `${nameIn(table, source)}: choose ${min < max && kind === 'cards' ? `${min} to ` : ''}${what}.`;
    }
    case 'card':
      if (desk.ways.length > 1) return 'Which way?';
      return desk.lit.size > 0 ? `${nameIn(table, task.card)}: touch a lit place.` : nameIn(table, task.card);
    case 'none':
      return null;
  }
}

/** Whose decision it is, and what there is to do. All from public facts. */
export function promptOf(game: PublicState, desk: Desk): Prompt {
  const { table, response, awaiting, grace } = game;
  if (!table || !awaiting) return { side: null, text: '' };
  const { side } = awaiting;
  if (response.kind === 'claimed' && !game.commit)
    return { side: response.side, text: 'Interrupted. Peek and play an instant, or never mind.' };
  const own = forDesk(table, game, desk);
  if (own !== null) return { side: game.commit?.side ?? side, text: own };
  switch (response.kind) {
    case 'ask':
      return { side: response.side, text: 'Respond: peek and play an instant. Or let it resolve.' };
    case 'oks':
      return { side: null, text: 'It happens when both have tapped OK.' };
    case 'grace':
      return {
        side: null,
        text: grace ? 'About to happen. INTERRUPT, or tap the bar to hold it.' : 'About to happen.',
      };
    case 'held':
      return { side: null, text: 'Held. INTERRUPT, or let it go on.' };
  }
  if (awaiting.kind === 'over') return { side: null, text: 'The game is over.' };
  if (table.choice?.zone === 'hand')
    return { side, text: `Choose ${count(table.choice.max, 'card')} of your hand: peek.` };
  if (table.choice?.zone === 'deck')
    return { side, text: `Choose one of the top ${count(table.choice.from.length, 'card')} of your deck: peek.` };
  if (table.offered.length > 0) return { side, text: 'Choose an Evil Plan.' };
  return { side, text: forStep(table) };
}
