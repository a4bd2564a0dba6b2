/** What happened, as typed data for the log, the animations and triggers. Events hold ids and no text. */
import type { Replaceable, TriggerEvent } from './language.ts';
import type { Shortfall } from './refusals.ts';
import type { Choice, Ending, StackKind } from './state.ts';
import type { CardId, Edge, Keyword, PlanStatus, Side, Stat, Step } from './types.ts';

export type GameEvent =
  | { type: 'turnStarted'; side: Side; number: number }
  /** `idle`: why nothing of what the step is for can be done in it; absent if something may be. */
  | { type: 'stepStarted'; side: Side; step: Step; idle?: 'no-activation' | 'no-infiltration' | 'none-assigned' }
  | { type: 'turnEnded'; side: Side; number: number }
  | { type: 'plansOffered'; side: Side; cards: readonly CardId[] }
  | { type: 'planChosen'; side: Side; card: CardId }
  /** `why`: the plan is activated (R3.3), thwarted (R6.6), or shown by an effect. */
  | { type: 'planRevealed'; card: CardId; why: 'activated' | 'thwart' | 'effect' }
  /** The plan goes under its deck; HIDDEN: it lay face down. */
  | { type: 'planSwapped'; card: CardId }
  | { type: 'planActivated'; card: CardId }
  | { type: 'planAdvanced'; card: CardId }
  | { type: 'planCompleted'; card: CardId; evilness: number }
  | { type: 'planDelayed'; card: CardId; status: PlanStatus }
  /** R3.6: a face-up plan keeps its state in the step in which it could go on, since the lair does not meet its cost. */
  | ({ type: 'planStalled'; card: CardId; status: PlanStatus } & Shortfall)
  | { type: 'thwarted'; card: CardId; spy: CardId; evilness: number }
  | { type: 'scored'; side: Side; points: number; total: number }
  | { type: 'drawn'; side: Side; cards: readonly CardId[] }
  | { type: 'discarded'; side: Side; cards: readonly CardId[] }
  /** Cards of a hand are shown to all. */
  | { type: 'revealed'; side: Side; cards: readonly CardId[] }
  /** A side looks at the top cards of its own deck. `found` tells that side alone which card it took. */
  | { type: 'looked'; side: Side; count: number }
  | { type: 'found'; side: Side; cards: readonly CardId[] }
  | { type: 'reshuffled'; side: Side; count: number }
  | { type: 'minionPlayed'; card: CardId; square: number }
  | { type: 'minionMoved'; card: CardId; from: number; square: number; swapped: CardId }
  | { type: 'contraptionMoved'; card: CardId; from: number; square: number; swapped: CardId }
  | { type: 'built'; card: CardId; workers: readonly CardId[]; square: number; host: CardId }
  | { type: 'sacrificed'; cards: readonly CardId[] }
  | { type: 'spyPlayed'; card: CardId }
  | { type: 'nodePlayed'; card: CardId }
  | { type: 'connected'; node: CardId; edge: Edge; to: CardId; size: number }
  /** `why`: the Master's wish (R4.3), a thwart (R6.6), or an effect. */
  | { type: 'disconnected'; node: CardId; to: CardId; why: 'wish' | 'thwart' | 'effect' }
  | { type: 'assigned'; card: CardId; node: CardId; size: number }
  /** The Nodes of a Network have changed. `card`: its oldest Node. Told only if a card waits for it. */
  | { type: 'networkChanged'; card: CardId; size: number }
  /** `why`: the Master's wish, the Network's size (R5.4), a thwart, or an effect. */
  | { type: 'unassigned'; card: CardId; why: 'wish' | 'support' | 'limit' | 'thwart' | 'effect' }
  | { type: 'announced'; kind: StackKind; side: Side; card: CardId; targets: readonly CardId[] }
  | { type: 'passed'; side: Side }
  /** An announced thing did nothing: its condition or target was gone (R9.4), or it was cancelled. */
  | { type: 'fizzled'; kind: StackKind; side: Side; card: CardId; cancelled: boolean }
  /** What resolves from `source` is no longer aimed at `card`, but at its other target (R9.4). */
  | { type: 'missed'; source: CardId; card: CardId }
  | { type: 'instantPlayed'; side: Side; card: CardId }
  | { type: 'abilityUsed'; side: Side; card: CardId }
  | { type: 'sent'; card: CardId }
  | { type: 'entered'; card: CardId; spy: CardId; square: number }
  | { type: 'healed'; card: CardId; amount: number }
  | { type: 'ignored'; card: CardId; spy: CardId; square: number }
  | { type: 'sneaked'; card: CardId; spy: CardId; square: number; spent: number; sneak: number }
  | { type: 'combatStarted'; card: CardId; spy: CardId; square: number }
  /** Damage dealt in the round, and Health left, which may be below 0. */
  | {
      type: 'combatRound';
      card: CardId;
      spy: CardId;
      round: number;
      /** The one with Initiative in the round, if only one had it (R7.2). */
      first: 'spy' | 'minion' | null;
      toMinion: number;
      toSpy: number;
      minionHealth: number;
      spyHealth: number;
    }
  | { type: 'combatEnded'; card: CardId; spy: CardId }
  /** R7.4. `why`: neither can ever harm the other, or they have fought for as long as a combat may last. */
  | { type: 'turnedBack'; card: CardId; why: 'harmless' | 'rounds' }
  /** The Spy left the lair with no plan to thwart (R6.7). */
  | { type: 'leftLair'; card: CardId }
  /** `why`: the size of its Network (R5.4), too many Spies there (R4.4), or an effect. */
  | { type: 'ejected'; card: CardId; why: 'support' | 'limit' | 'effect' }
  /** `combat`: the damage was dealt in a round of combat, and `combatRound` tells it too. */
  | { type: 'damaged'; card: CardId; amount: number; by: CardId; combat: boolean }
  /**
   * `why`: a round of combat (R7.1), other damage (R6.10), an effect that kills outright, or that something has gone
   * which raised its Health above its damage (`weaker`).
   */
  | { type: 'died'; card: CardId; by: CardId; why: 'combat' | 'health' | 'effect' | 'weaker' }
  | { type: 'destroyed'; card: CardId; by: CardId }
  | { type: 'bounced'; card: CardId }
  | { type: 'modified'; card: CardId; stat: Stat; by: number; source: CardId }
  | { type: 'granted'; card: CardId; keyword: Keyword; source: CardId }
  | { type: 'madeBusy'; card: CardId }
  | { type: 'madeFree'; card: CardId }
  | { type: 'shielded'; card: CardId; amount: number | 'all'; source: CardId }
  | { type: 'prevented'; card: CardId; amount: number }
  /** The Spy goes back and enters this square next. */
  | { type: 'reentered'; card: CardId; square: number }
  | { type: 'passedSquare'; card: CardId; square: number }
  /** `by`: so many counters of that name were put on the card, or taken off if it is below 0. `count`: how many lie there now. */
  | { type: 'counters'; card: CardId; name: string; by: number; count: number; source: CardId }
  | { type: 'given'; side: Side; what: 'actions' | 'minions'; amount: number }
  /** `card` would have died, been damaged, …: `source` does something else instead. HIDDEN: the face-down plan. */
  | { type: 'replaced'; card: CardId; source: CardId; instead: Replaceable }
  | { type: 'triggered'; card: CardId; on: string }
  /** The text of `card` would have been optional, but its owner cannot give what it asks for (R9.4). */
  | { type: 'unpaid'; card: CardId }
  /** R9.6: these cards have set each other off too often, or one has set itself off. The rest of it does nothing. */
  | { type: 'loopCut'; cards: readonly CardId[] }
  /**
   * An answer to what `source` asks: cards, a square, one of its options from 0, or whether it takes effect (0: it
   * does). Cards that not everybody can see are not told.
   */
  | {
      type: 'chosen';
      side: Side;
      source: CardId;
      kind: Choice['kind'] | 'whether';
      cards: readonly CardId[];
      option: number;
    }
  | { type: 'gameOver'; winner: Side | 'draw'; why: Ending };
export type EventType = GameEvent['type'];
const EVENTS: Readonly<Record<EventType, true>> = {
  turnStarted: true,
  stepStarted: true,
  turnEnded: true,
  plansOffered: true,
  planChosen: true,
  planRevealed: true,
  planSwapped: true,
  planActivated: true,
  planAdvanced: true,
  planCompleted: true,
  planDelayed: true,
  planStalled: true,
  thwarted: true,
  scored: true,
  drawn: true,
  discarded: true,
  revealed: true,
  looked: true,
  found: true,
  reshuffled: true,
  minionPlayed: true,
  minionMoved: true,
  contraptionMoved: true,
  built: true,
  sacrificed: true,
  spyPlayed: true,
  nodePlayed: true,
  connected: true,
  disconnected: true,
  assigned: true,
  networkChanged: true,
  unassigned: true,
  announced: true,
  passed: true,
  fizzled: true,
  missed: true,
  instantPlayed: true,
  abilityUsed: true,
  sent: true,
  entered: true,
  healed: true,
  ignored: true,
  sneaked: true,
  combatStarted: true,
  combatRound: true,
  combatEnded: true,
  turnedBack: true,
  leftLair: true,
  ejected: true,
  damaged: true,
  died: true,
  destroyed: true,
  bounced: true,
  modified: true,
  granted: true,
  madeBusy: true,
  madeFree: true,
  shielded: true,
  prevented: true,
  reentered: true,
  passedSquare: true,
  counters: true,
  given: true,
  replaced: true,
  triggered: true,
  unpaid: true,
  loopCut: true,
  chosen: true,
  gameOver: true,
};
/** All types of events. */
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];
export type Emit = (event: GameEvent) => void;
/** Events that triggers may wait for. */
export type TriggeringEvent = Extract<GameEvent, { type: TriggerEvent }>;
/** Events that set nothing off. */
export type QuietEvent = Exclude<GameEvent, TriggeringEvent>;
