import type { Choice, Side, StackItem, View } from '../../../engine/index.ts';
import { definitionOf } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { TYPE_TERMS } from '../../../text/terms.ts';
import { a, count, list, possessive } from '../../../text/words.ts';
import type { Desk } from '../desk/desk.ts';
import { isKind, numberOf } from '../desk/spots.ts';
import { cutsOf, ofType } from '../desk/task.ts';
import { purposeOf } from './options.ts';
import { forStep } from './stepPrompts.ts';

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
  const met = list(targets.map((id) => nameIn(table, id)));
  const aimed = met && `, aimed at ${met}`;
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
      return `${name} destroys ${met}`;
    case 'ignore':
      return `${name} ignores ${met}`;
    case 'attack':
      return `${name} attacks ${met}`;
    case 'sneak':
      return `${name} sneaks by ${met}`;
    case 'reach':
      return `${name} reaches the Evil Plan`;
    case 'endTurn':
      return 'End of the turn';
    case 'playInstant':
      return `${name}${aimed}`;
    case 'useAbility':
      return `${name} uses its ability${aimed}`;
  }
}

/** What a touch on one of these is called: `Minion`, or `card` where they are of several types. */
function typeName(table: View, cards: readonly number[]): string {
  const types = new Set(cards.map((card) => definitionOf(table, card).type));
  const [type] = types;
  return types.size === 1 && type ? TYPE_TERMS[type].name : 'card';
}

function forChoice(table: View, { kind, min, max, from }: Choice): string {
  if (kind === 'option') return 'choose one.';
  if (kind === 'square') return 'touch a square to choose it.';
  const name = typeName(table, from);
  if (max === 1) return `touch ${a(name)} to choose it${min === 0 ? ', or choose none' : ''}.`;
  const many = min === max ? count(max, name) : `${min === 0 ? 'up' : min} to ${count(max, name)}`;
  return `touch ${many} to choose.`;
}

/** Where to go with a card in play that was touched. */
function forCard(table: View, { lit }: Desk, card: number): string {
  const is = (kind: 'card' | 'square' | 'network') => [...lit].some((spot) => isKind(spot, kind));
  switch (definitionOf(table, card).type) {
    case 'minion': {
      const moves = is('square') ? ['an unoccupied square'] : [];
      return `touch ${list([...moves, ...(is('card') ? ['a Free Minion to swap with'] : [])], 'or')}.`;
    }
    case 'node':
      return 'touch the Node to connect it with.';
    case 'spy':
      return is('network')
        ? 'touch a Network to assign it to.'
        : 'touch the unassigned Spies to take it off its Network.';
    default:
      return 'touch where it goes.';
  }
}

/** Where a Contraption was put down: " in square 3", " on Guard". */
function placeWords(table: View, { place }: Desk): string {
  if (place === null) return '';
  return isKind(place, 'square') ? ` in square ${numberOf(place)}` : ` on ${nameIn(table, numberOf(place))}`;
}

function forCommit(table: View, game: PublicState, desk: Desk, card: number): string {
  const { name, type, attachable, cost } = definitionOf(table, card);
  if (game.commitOffers.length === 0) return `${name} cannot be played now.`;
  if (type === 'minion') return `${name}: touch an unoccupied square.`;
  if (type === 'contraption') {
    const ready = ofType(game.commitOffers, 'build').some(
      (b) => b.workers.length === desk.picks.length && desk.picks.every((w) => b.workers.includes(w)),
    );
    if (!ready) return `${name}${placeWords(table, desk)}: pick Free Minions that give ${cost} Work.`;
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
      return 'Pick Contraptions and Minions to sacrifice.';
    case 'choice': {
      const source = nameIn(table, task.choice.source);
      if (table.frames.at(-1)?.asks) return `${possessive(source)} text takes effect, if you wish.`;
      const purpose = task.choice.kind === 'option' ? null : purposeOf(table, task.choice);
      return `${source}${purpose ? ` (${purpose})` : ''}: ${forChoice(table, task.choice)}`;
    }
    case 'card':
      if (desk.ways[0]?.type === 'connect')
        return `${nameIn(table, task.card)}: which edge of ${nameIn(table, desk.ways[0].to)}?`;
      if (desk.lit.size > 0) return `${nameIn(table, task.card)}: ${forCard(table, desk, task.card)}`;
      if (ofType(game.offers, 'infiltrate').some(({ spy }) => spy === task.card))
        return `${nameIn(table, task.card)}: send it into the lair?`;
      if (cutsOf(game, table, task.card).length > 0) return `${nameIn(table, task.card)}: cut which edge?`;
      return nameIn(table, task.card);
    case 'none':
      return null;
  }
}

/** How a step is stopped. Where the device is passed on, who has it asks who does not see it. */
const stopWords = (passedOn: boolean): string =>
  passedOn ? 'Press HOLD to ask the other side.' : 'INTERRUPT, or press HOLD.';

const INSTANT: Readonly<Record<Side, string>> = { genius: 'an Epiphany', spymaster: 'an Intelligence card' };

/** Whose decision it is, and what there is to do. All from public facts. */
export function promptOf(game: PublicState, desk: Desk): Prompt {
  const { table, waiting, awaiting } = game;
  if (!table || !awaiting) return { side: null, text: '' };
  const { side } = awaiting;
  if (waiting.kind === 'claimed' && !game.commit)
    return { side: waiting.side, text: `Interrupted. Peek and play ${INSTANT[waiting.side]}, or never mind.` };
  const own = forDesk(table, game, desk);
  if (own !== null) return { side: game.commit?.side ?? side, text: own };
  switch (waiting.kind) {
    case 'ask':
      return { side: waiting.side, text: `Respond: peek and play ${INSTANT[waiting.side]}, or let it resolve.` };
    case 'oks':
      return { side: null, text: 'It happens when both have tapped OK.' };
    case 'grace':
      return {
        side: null,
        text:
          waiting.startedAt !== null
            ? `About to happen. ${stopWords(game.game?.settings.seating === 'one-side')}`
            : 'About to happen.',
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
