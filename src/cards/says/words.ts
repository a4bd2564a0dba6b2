/** The meaning of each word of the card language, in one sentence, for the README and the JSON Schema. */
import type { Kind, Kinds, Shape } from '../../engine/language.ts';
import { KINDS } from '../../engine/language.ts';

type Said<K extends keyof Kinds> = { readonly [W in Kinds[K] & string]: string };
/** The kinds with one sentence for each word. */
type Worded =
  | ('contraptionKind' | 'duration' | 'event' | 'handPick' | 'keyword' | 'network' | 'period' | 'pick' | 'property')
  | ('reference' | 'replaceable' | 'stat' | 'status' | 'type' | 'where' | 'who' | 'zone');

export const WORDS_SAY: { readonly [K in Worded]: Said<K> } = {
  contraptionKind: {
    static: 'It lies in a square of its own.',
    attachable: 'It is attached to a Minion.',
  },
  duration: {
    combat: 'To the end of the combat.',
    infiltration: 'To the end of the infiltration.',
    turn: 'To the end of the turn.',
    'next-turn': 'Until the next turn of the side that made the change begins.',
    permanent: 'As long as the card is in play.',
  },
  event: {
    turnStarted: 'A turn starts; "if" with "turn" says whose.',
    turnEnded: 'A turn ends; "if" with "turn" says whose.',
    minionPlayed: 'A Minion is played.',
    built: 'A Contraption is built.',
    minionMoved: 'A Minion moves to another square.',
    entered: 'A Spy enters the square of the card.',
    ignored: 'A Spy ignores the Contraption.',
    sneaked: 'A Spy sneaks by the Minion.',
    combatStarted: 'Combat with the Minion starts.',
    combatEnded: 'Combat with the Minion ends.',
    damaged: 'The card is damaged.',
    died: 'The card dies.',
    destroyed: 'The card is destroyed.',
    thwarted: 'A Spy thwarts the Evil Plan.',
    combatRound: 'A round of combat with the Minion ends.',
    spyPlayed: 'A Spy is played.',
    nodePlayed: 'A Node is played.',
    assigned: 'A Spy is assigned to a Network.',
    networkChanged: "There are other Nodes in the card's Network than before.",
    instantPlayed: 'An Epiphany or Intelligence is played.',
    drawn: 'A side draws cards; "who" says which side.',
    planChosen: 'An Evil Plan is selected and lies face down. Nobody is told which it is.',
    planRevealed: 'The Evil Plan is turned face up, also by being activated.',
    planActivated: 'The Evil Plan is activated.',
    planAdvanced: 'The Evil Plan is advanced.',
    planCompleted: 'The Evil Plan is completed.',
    ejected: 'A Spy is ejected from the lair.',
  },
  handPick: { chosen: 'The owner of the hand chooses.', random: 'Chance chooses.' },
  keyword: {
    initiative: 'Strikes first in the first round of combat.',
    vigilant: 'A Minion that keeps its Perception while it is Busy.',
    wall: 'A Contraption that cannot be ignored.',
    unsneakable: 'A Minion that cannot be sneaked by.',
    silent: 'A Contraption that does not bar sneaking when it is destroyed.',
    untargetable: "Nobody can choose it for an effect of the other side's cards.",
    relentless: 'A Spy that may infiltrate again this turn.',
  },
  network: {
    same: "Of this card's Network; for a card of none, of the infiltrator's.",
    other: 'Of another Network.',
  },
  period: { turn: 'In each turn.', game: 'In the whole game, also if the card leaves play and comes again.' },
  pick: {
    all: 'All that fit.',
    chosen: 'Some that a side chooses.',
    random: 'Some that chance chooses.',
    lowest: 'Those with the least of a statistic.',
    highest: 'Those with the most of a statistic.',
    first: 'Those in the lowest squares.',
    last: 'Those in the highest squares.',
  },
  property: {
    busy: 'A Minion that is Busy.',
    free: 'A Minion that is Free.',
    static: 'A Contraption in a square of its own.',
    attachable: 'A Contraption attached to a Minion.',
    hasAttachment: 'A Minion with a Contraption attached to it.',
    damaged: 'A Minion or Spy with damage.',
    assigned: 'A Spy in a Network.',
    unassigned: 'A Spy in no Network.',
    infiltrating: 'The Spy in the lair.',
    connected: 'A Node with a connection.',
    hasCounter: 'A card with a counter on it, of whatever name.',
  },
  reference: {
    $self: 'This card.',
    $host: 'The Minion that this card is attached to.',
    $infiltrator: 'The Spy in the lair.',
    $occupant: "The Minion or Contraption in the infiltrator's square.",
    $opponent:
      'The card that this card faces. The infiltrator faces the Minion in its square. A card in that square faces the infiltrator.',
    $plan: 'The Evil Plan.',
    $target1: 'The first target chosen.',
    $target2: 'The second target chosen.',
    $event:
      "What a trigger's event happened to; for a Spy's own `ignored`, `sneaked` or `entered`, the card it met. In `replace`, what it would have happened to.",
    $by: 'What did it, where a trigger waits for `damaged`, `died` or `destroyed`; in `replace`, what would have done it.',
    $it: 'The card at hand, inside `each` and in the numbers of an effect.',
  },
  replaceable: {
    die: 'It would die. After damage that would kill it, it has the least Health with which it lives. After `kill`, it keeps its Health.',
    beDamaged: 'It would be damaged; none of that damage is dealt.',
    beDestroyed: 'It would be destroyed.',
    thwart:
      'The Evil Plan would be thwarted; nothing is scored, the plan stays, and the Spy leaves the lair unassigned. A Spy may replace its own.',
  },
  stat: {
    attack: 'Of Minions and Spies.',
    health: 'Of Minions and Spies.',
    perception: 'Of Minions.',
    sneak: 'Of Spies.',
    work: 'Of Minions: what they put into building.',
    value: 'Of Minions: what they count for towards an Evil Plan.',
  },
  status: {
    'in-progress': 'Selected and not activated, or set back (R3.1).',
    activated: 'One step on (R3.3).',
    advanced: 'Two steps on; it can be completed next (R3.4).',
  },
  type: {
    minion: "The Evil Genius's.",
    contraption: "The Evil Genius's.",
    epiphany: "The Evil Genius's instants.",
    plan: "The Evil Genius's, in a deck of their own.",
    spy: "The Spy Master's.",
    node: "The Spy Master's.",
    intelligence: "The Spy Master's instants.",
  },
  where: {
    adjacent: 'In a square next to this card.',
    ahead: 'In a square of a higher number.',
    behind: 'In a square of a lower number.',
    same: 'In the same square.',
    between: 'In a square between this card and the infiltrator.',
    row: 'In the same row: no square between it and this card is unoccupied. This card is in its own row, unless `other` is true.',
  },
  who: { you: 'The owner of this card.', opponent: 'The other side.' },
  zone: {
    play: 'In play.',
    stack: 'Instants that wait to resolve.',
    discard: 'In the discard pile of the side that the type belongs to.',
  },
};

/** The sentences for the words of a kind, in their order; empty if there are none. */
export function wordsSay(kind: Kind): { enumDescriptions?: string[] } {
  const shape: Shape = KINDS[kind];
  if (shape.is !== 'word' || !Object.hasOwn(WORDS_SAY, kind)) return {};
  const says: Readonly<Record<string, string>> = WORDS_SAY[kind as Worded];
  return { enumDescriptions: shape.words.map((word) => says[word]) };
}
