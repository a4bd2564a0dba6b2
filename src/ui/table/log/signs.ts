/** What stands before a line of the log: whose deed it tells, and what kind of thing happened. */
import type { CardId, EventType, GameEvent, Side } from '../../../engine/index.ts';
import type { GLYPHS } from '../../kit/glyphs.ts';

type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
type Glyph = keyof typeof GLYPHS;

/** The card whose deed an event without a `side` tells. An event that is left out is nobody's deed. */
const DOERS: { readonly [T in EventType]?: (event: EventOf<T>) => CardId | null } = {
  planRevealed: (e) => (e.why === 'activated' ? e.card : null),
  planActivated: (e) => e.card,
  planAdvanced: (e) => e.card,
  planCompleted: (e) => e.card,
  thwarted: (e) => e.spy,
  minionPlayed: (e) => e.card,
  minionMoved: (e) => e.card,
  contraptionMoved: (e) => e.card,
  built: (e) => e.card,
  sacrificed: (e) => e.cards[0] ?? null,
  spyPlayed: (e) => e.card,
  nodePlayed: (e) => e.card,
  connected: (e) => e.node,
  disconnected: (e) => (e.why === 'wish' ? e.node : null),
  assigned: (e) => e.card,
  unassigned: (e) => (e.why === 'wish' ? e.card : null),
  sent: (e) => e.card,
  entered: (e) => e.spy,
  ignored: (e) => e.spy,
  sneaked: (e) => e.spy,
  combatStarted: (e) => e.spy,
  leftLair: (e) => e.card,
  damaged: (e) => e.by,
  died: (e) => e.by,
  destroyed: (e) => e.by,
  modified: (e) => e.source,
  granted: (e) => e.source,
  shielded: (e) => e.source,
  counters: (e) => e.source,
  passedSquare: (e) => e.card,
  replaced: (e) => e.source,
  triggered: (e) => e.card,
};

/** The side whose deed the event tells; null if nobody acts. `owner`: the side of a card. */
export function sideOf(event: GameEvent, owner: (card: CardId) => Side): Side | null {
  if ('side' in event) return event.side;
  if (event.type === 'gameOver') return event.winner === 'draw' ? null : event.winner;
  const doer = (DOERS[event.type] as ((event: GameEvent) => CardId | null) | undefined)?.(event) ?? null;
  return doer === null || doer < 0 ? null : owner(doer);
}

const ICONS: { readonly [T in EventType]: Glyph | ((event: EventOf<T>) => Glyph) } = {
  turnStarted: 'initiative',
  stepStarted: 'locked',
  turnEnded: 'initiative',
  plansOffered: 'plan',
  planChosen: 'plan',
  planRevealed: 'plan',
  planSwapped: 'plan',
  planActivated: 'plan',
  planAdvanced: 'plan',
  planCompleted: 'plan',
  planDelayed: 'plan',
  planStalled: 'plan',
  thwarted: 'plan',
  scored: 'evilness',
  drawn: 'cards',
  discarded: 'cards',
  revealed: 'perception',
  looked: 'perception',
  found: 'cards',
  reshuffled: 'cards',
  minionPlayed: 'minion',
  minionMoved: 'minion',
  contraptionMoved: 'contraption',
  built: 'contraption',
  sacrificed: 'cost',
  spyPlayed: 'spy',
  nodePlayed: 'node',
  connected: 'node',
  disconnected: 'node',
  assigned: 'spy',
  networkChanged: 'node',
  unassigned: 'spy',
  announced: 'interrupt',
  passed: 'interrupt',
  fizzled: 'interrupt',
  missed: 'interrupt',
  instantPlayed: (e) => (e.side === 'genius' ? 'epiphany' : 'intelligence'),
  abilityUsed: 'initiative',
  sent: 'spy',
  entered: 'spy',
  healed: 'health',
  ignored: 'sneak',
  sneaked: 'sneak',
  combatStarted: 'attack',
  combatRound: 'attack',
  combatEnded: 'attack',
  turnedBack: 'spy',
  leftLair: 'spy',
  ejected: 'spy',
  damaged: 'health',
  died: 'health',
  destroyed: 'cost',
  bounced: 'cards',
  modified: (e) => (e.stat === 'value' ? 'plan' : e.stat),
  granted: 'initiative',
  madeBusy: 'busy',
  madeFree: 'busy',
  shielded: 'health',
  prevented: 'health',
  reentered: 'spy',
  passedSquare: 'spy',
  counters: 'cost',
  given: (e) => (e.what === 'minions' ? 'minion' : 'initiative'),
  replaced: 'initiative',
  triggered: 'initiative',
  unpaid: 'interrupt',
  loopCut: 'locked',
  chosen: 'interrupt',
  gameOver: 'evilness',
};

/** The picture for that kind of event. */
export function iconOf(event: GameEvent): Glyph {
  const icon = ICONS[event.type] as Glyph | ((event: GameEvent) => Glyph);
  return typeof icon === 'string' ? icon : icon(event);
}
