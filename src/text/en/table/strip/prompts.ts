/** Words of the middle strip that say what to do, in the imperative. */
import type { CardType, Choice, DeepReadonly, Side } from '../../../../engine/index.ts';
import { TYPE_TERMS } from '../../terms.ts';
import { a, capital, count, list, possessive } from '../../words.ts';

/** Where a touched card in play can go. */
export const LEAD = {
  connect: 'touch the Node to connect it with (1 Action).',
  assign: 'touch a Network to assign it to.',
  unassign: 'touch the lair to end assigning and send it in, or the unassigned Spies to take it off its Network.',
};

/** Where a touched Minion can go: to an unoccupied square, or in exchange with another Minion. */
export const moveWords = ({ square, swap }: { square: boolean; swap: boolean }): string => {
  const ways = [...(square ? ['an unoccupied square'] : []), ...(swap ? ['a Free Minion to swap with'] : [])];
  return `touch ${list(ways, 'or')}.`;
};

/** After a prompt: the Spies whom a touch on one of those Nodes makes unassigned. "With Hub or Lab, Rookie becomes unassigned." */
export function unassignsWords(losses: readonly { node: string; spies: readonly string[] }[]): string {
  const whom = new Map<string, string[]>();
  for (const { node, spies } of losses) {
    const become = `${list(spies)} ${spies.length === 1 ? 'becomes' : 'become'} unassigned.`;
    whom.set(become, [...(whom.get(become) ?? []), node]);
  }
  return [...whom].map(([become, nodes]) => ` With ${list([...new Set(nodes)], 'or')}, ${become}`).join('');
}

/** A prompt about a card: "Hub: cut which edge?". */
export const about = (card: string, words: string): string => `${card}: ${words}`;

/** What follows the name of a card in play. */
export const ABOUT = {
  whichEdge: (other: string) => `which edge of ${other}?`,
  touchedLast: 'the one touched last',
  send: 'touch the lair to send it in.',
  cut: 'cut which edge?',
  aim: 'touch the target of its ability.',
};

/** Where a Contraption was put down. */
export type PutDown = { square: number } | { on: string } | null;

const placeWords = (place: PutDown): string =>
  place === null ? '' : 'on' in place ? ` on ${place.on}` : ` in square ${place.square}`;

/** How a Node can be played, and what that takes (R4.2). */
const NODE_PLAYED = {
  first: 'play it? It begins your first Network.',
  joins: 'touch a free place to play it (1 Action), or a Node to connect it too (2 Actions).',
  alone: 'play it? It lies by itself until you connect it.',
};

/** What a card that has slid out of a hand waits for. The words follow its name. */
export const LAID_OPEN = {
  unplayable: (name: string) => `${name} cannot be played now.`,
  square: (name: string) => `${name}: touch an unoccupied square.`,
  workers: (name: string, place: PutDown, cost: number) =>
    `${name}${placeWords(place)}: pick Free Minions that give ${cost} Work.`,
  /** `workers`: who builds it. They may have been picked by themselves, if nobody else could. */
  site: (name: string, workers: readonly string[], attachable: boolean) => {
    const who = workers.length > 0 ? `${list(workers)} ${workers.length === 1 ? 'works' : 'work'}; ` : '';
    return `${name}: ${who}now touch ${attachable ? 'the Minion to carry it' : 'an unoccupied square'}.`;
  },
  target: (name: string) => `${name}: touch its target.`,
  play: (name: string) => `${name}: play it?`,
  /** A Spy that a Network in play supports. */
  spy: (name: string) => `${name}: touch a Network to play it and assign it there, or play it unassigned.`,
  /** `then`: what comes of it. `joins`: another Node is in play, and there are Actions to play and to connect. */
  node: (name: string, then: keyof typeof NODE_PLAYED) => `${name}: ${NODE_PLAYED[then]}`,
};

/** The same for every Evil Plan and every lair: whether the cost is met is read only in the peek (R10.2). */
export const activateWords = (open: boolean): string =>
  `Activate the Evil Plan? It then lies face up. ${open ? 'Your hand says' : 'Peek to see'} whether its cost is met.`;

export const SACRIFICE = 'Pick Contraptions and Minions to sacrifice.';

/** The word for a card to touch: its type, like `Minion`, or `card` if there are several types. */
const typeName = (types: readonly CardType[]): string => {
  const [type, ...others] = new Set(types);
  return type && others.length === 0 ? TYPE_TERMS[type].name : 'card';
};

/** What to touch for a choice. `types`: the types of the cards to choose from. */
function choiceWords({ kind, min, max }: DeepReadonly<Choice>, types: readonly CardType[]): string {
  if (kind === 'option') return 'choose one.';
  if (kind === 'square') return 'touch a square to choose it.';
  const name = typeName(types);
  if (max === 1) return `touch ${a(name)} to choose it${min === 0 ? ', or choose none' : ''}.`;
  const many = min === max ? count(max, name) : `${min === 0 ? 'up' : min} to ${count(max, name)}`;
  return `touch ${many} to choose.`;
}

/** The card that asks, what for, and what to touch: "Iron the Alps Flat (destroy …): touch 2 Nodes to choose." */
export const choicePrompt = (
  source: string,
  purpose: string | null,
  choice: DeepReadonly<Choice>,
  types: readonly CardType[],
): string => about(`${source}${purpose ? ` (${purpose})` : ''}`, choiceWords(choice, types));

/** A text that its owner may leave out. */
export const wishPrompt = (source: string): string => `${possessive(source)} text takes effect, if you wish.`;

const INSTANT: Readonly<Record<Side, string>> = { genius: 'an Epiphany', spymaster: 'an Intelligence card' };

const respondWords = (side: Side, open: boolean): string =>
  open ? `play ${INSTANT[side]} from your hand` : `open your hand and play ${INSTANT[side]}`;

/** What the game waits for before it goes on. `open`: the hand of who has to decide lies open: it need not peek. */
export const WAITING = {
  claimed: (side: Side, open = false) => `Interrupted. ${capital(respondWords(side, open))}, or never mind.`,
  ask: (side: Side, open = false) => `Respond: ${respondWords(side, open)}, or let it resolve.`,
  oks: 'It happens when both have said OK.',
  /** To the one person against a bot. */
  okAlone: (what: string) => `${what} INTERRUPT, or say OK.`,
  next: (what: string) => `Next: ${what}.`,
  /** `why`: that stands in the way of the last step of the turn. */
  ends: (why: string | null) => (why ? `${why}: the turn ends.` : 'The turn ends.'),
  /**
   * `what`: the sentence about what is about to happen. `passedOn`: the players pass the device on, so the one who has
   * it asks the other, who does not see it.
   */
  bar: (passedOn: boolean, what: string) =>
    `${what} ${passedOn ? 'Press HOLD to ask the other side.' : 'INTERRUPT, or press HOLD.'}`,
  /**
   * The step leaves nothing to do but to play an instant. `why`: what stands in the way, if that is known. `isLast`: the
   * turn ends with the step.
   */
  passing: (passedOn: boolean, why: string | null, isLast: boolean) =>
    `${why ?? 'Nothing to do here'}: the ${isLast ? 'turn' : 'step'} ends by itself. ${passedOn ? 'Press HOLD to stay.' : 'INTERRUPT, or press HOLD to stay.'}`,
  /** While a scene is told. */
  endsNow: 'Then the turn ends. Press HOLD to stay.',
  endsAfterSpy: 'Then the turn ends by itself.',
  held: 'Held. INTERRUPT, or let it go on.',
  over: 'The game is over.',
  hand: (cards: number, open = false) =>
    open ? `Choose ${count(cards, 'card')} of your hand.` : `Open your hand and choose ${count(cards, 'card')} of it.`,
  deck: (cards: number, open = false) =>
    `${open ? 'Choose' : 'Open your hand and choose'} one of the top ${count(cards, 'card')} of your deck.`,
  plan: 'Choose an Evil Plan.',
};
