/**
 * What the page may know and do: the whole public surface of the store. Nothing hidden stands in here
 * but in an open peek; the game's full state, its seed and its record stay in the store's closure (R10).
 */
import type { Action, Awaiting, Card, CardId, Ending, GameEvent, Refusal, Rules, Side, View } from '../engine/index.ts';

type BySide<T> = { [S in Side]: T };

export const SEATINGS = ['side-by-side', 'across', 'one-side'] as const;
export type Seating = (typeof SEATINGS)[number];
/** Seconds that a declared step waits, or `untimed`: both sides tap OK. */
export const GRACES = [0, 1, 2, 5, 'untimed'] as const;
export type Grace = (typeof GRACES)[number];
export const PRESETS = ['recommended', 'as-printed'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Settings {
  seating: Seating;
  grace: Grace;
  preset: Preset;
}
export interface NewGameOptions {
  names: BySide<string>;
  settings: Settings;
  /** A whole number from 0 on; chosen at random where absent. */
  seed?: number;
}

/** A line of the log. `number` counts from 1 and has no gaps; `actionIndex` counts the actions of the segment. */
export type LogEntry =
  | { kind: 'event'; number: number; segment: number; actionIndex: number; turn: number; event: GameEvent }
  /** Moves taken back: what the table had seen of them. */
  | {
      kind: 'undone';
      number: number;
      segment: number;
      actionIndex: number;
      turn: number;
      by: Side;
      events: GameEvent[];
    }
  /** The designers' cards changed and the game goes on with the new set. */
  | { kind: 'cards-changed'; number: number; segment: number; actionIndex: number; turn: number };

/** What a side sees while it looks; it exists only while the peek is open. */
export interface PeekData {
  view: View;
  /** Everything this side could do now (after a claim: once it is its turn to respond), completing a plan left out. */
  offers: Action[];
  /** Only in the Genius's peek, and only with a plan. `cost` is that of the plan; `met`: R3.2 holds now. */
  plan: {
    card: CardId;
    have: { contraptions: number; minions: number };
    cost: { contraptions: number; minions: number };
    met: boolean;
  } | null;
}

/** What happens with the thing on top of the stack. The same whatever anybody holds (R10.2). */
export type Response =
  /** Nothing waits on the stack: somebody acts or chooses (see `awaiting`), or the game is over. */
  | { kind: 'none' }
  /** A declared step resolves by itself when the bar (`grace`) ends. */
  | { kind: 'grace' }
  /** The bar is held by a tap (`release` lets it go on), by a curtain, an open request or something told over it. */
  | { kind: 'held' }
  /** Untimed: these sides have still to tap OK. */
  | { kind: 'oks'; waiting: Side[] }
  /** `side` is asked: respond (play from its peek) or let it resolve. */
  | { kind: 'ask'; side: Side }
  /** The game is frozen for the side that claimed an interrupt. */
  | { kind: 'claimed'; side: Side };

/** The bar: full at `startedAt` (milliseconds of the store's clock, `Date.now()` in the browser), empty `ms` later. */
export interface GraceBar {
  startedAt: number;
  ms: number;
}

/** A public chip: no responses until this infiltration, or this turn, ends. */
export type Yield = 'infiltration' | 'turn';

export interface Curtain {
  for: Side;
  /** `hand`: the device is handed over within a turn, because that side claimed or wants to see its hand. */
  why: 'turn' | 'plan' | 'resume' | 'hand';
  /** What happened on the table since that side last looked; for a new Evil Plan at least what became of the last. */
  recap: LogEntry[];
}

export interface CanUndo {
  /** Whose move is the last one; null where there is none in this segment. */
  side: Side | null;
  /** That side may take it back alone: nothing hidden has come to light since. */
  free: boolean;
  /** It can be taken back, but only if both agree. */
  needsConsent: boolean;
  /** Its place among the actions of the last segment, which its lines of the log bear; -1 where there is none. */
  actionIndex: number;
}

export interface GameOver {
  winner: Side | 'draw';
  how: Ending;
  score: BySide<number>;
  turns: number;
  rounds: number;
  /** Plans scored by each side: completed by the Genius, thwarted by the Master. */
  plans: BySide<number>;
  minutes: number;
  /** Told once there is nothing left to hide. */
  seed: number;
}

/** Why a save cannot be played, in words; `code` for tests and icons. */
export interface SaveProblem {
  code: 'damaged' | 'foreign' | 'older' | 'newer' | 'missing' | 'no-cards' | 'no-room' | 'no-storage';
  /** A sentence: what, where, what to do instead. */
  message: string;
}
/** A line of the list of saved games. With a `problem` the rest may be unknown; the text can still be downloaded. */
export interface SaveEntry {
  id: string;
  names: BySide<string> | null;
  /** Milliseconds since 1970. */
  created: number | null;
  updated: number | null;
  turn: number | null;
  score: BySide<number> | null;
  over: boolean;
  problem: SaveProblem | null;
}

export interface Preferences {
  sound: boolean;
  names: BySide<string>;
  seating: Seating;
  grace: Grace;
  preset: Preset;
}

/** A message that stays until `dismissNotice`: storage full, changed cards waiting or refused, … */
export interface Notice {
  id: 'storage' | 'cards' | 'save';
  message: string;
}

/** What `virtual:cards` delivers. `problems`: sentences; with problems the last good set stays in play. */
export interface CardSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
  problems: readonly string[];
}

export interface GameFacts {
  id: string;
  names: BySide<string>;
  settings: Settings;
  created: number;
}

/** Everything that can be read. It is plain JSON but for functions. */
export interface PublicState {
  /** The open game; null on the title screen. All fields down to `gameOver` are at rest without one. */
  game: GameFacts | null;
  /** The table as both see it (R10); equal parts are reused from one action to the next. Null without a game. */
  table: View | null;
  /** What the table may light up, from public facts alone. Empty while a claim freezes the acting side out. */
  offers: Action[];
  awaiting: Awaiting | null;
  log: LogEntry[];
  /** The public events of the last change (one action with the passes that followed it): cues for motion and sound. */
  latest: { events: GameEvent[]; serial: number };

  peeks: BySide<PeekData | null>;
  /** A card slid out of a hand: from now on public. Its side's peek may close. */
  commit: { side: Side; card: CardId } | null;
  /** Everything its side can do with the committed card now. */
  commitOffers: Action[];

  response: Response;
  /** May that side press INTERRUPT: whenever the rules allow it an instant, whatever its hand (R9.1, R9.5). */
  canClaim: BySide<boolean>;
  claim: Side | null;
  /**
   * "Hold the next step for me": becomes a claim at the next declared step. The way to respond at grace 0, and where the
   * device is passed on: there it holds while that side does not have the device.
   */
  holdNext: BySide<boolean>;
  grace: GraceBar | null;
  yields: BySide<Yield | null>;

  curtain: Curtain | null;
  canUndo: CanUndo;
  undoRequest: { by: Side } | null;
  drawOffer: { by: Side } | null;
  gameOver: GameOver | null;

  /** This tab may only watch: the same save is open in another one (`playHere` takes it over). */
  readOnly: 'open-elsewhere' | null;
  saves: SaveEntry[];
  notices: Notice[];
  preferences: Preferences;
  cards: { hash: string; count: number; problems: readonly string[]; waiting: boolean } | null;
}

/**
 * Everything that can be done. What answers `Refusal | undefined` changes nothing when it answers a refusal.
 * A refusal that tells a secret is told only while its side's peek is open; else it says "not yet" (R10.2).
 */
export interface Actions {
  /** Starts a new game beside all saved ones. Needs `applyCards` before. */
  newGame(options: NewGameOptions): SaveProblem | undefined;
  /** Opens a saved game at the very decision it was left at, behind a curtain. */
  resume(id: string): SaveProblem | undefined;
  /** Leaves the game; it stays saved. */
  leave(): void;

  /** Does it, or answers why not. While somebody else holds a claim, others are answered `not-now`. */
  dispatch(action: Action): Refusal | undefined;
  /**
   * Why could this not be done? Takes anything. Undefined: nothing speaks against it that the asker may know: what
   * the table knows, or what that side sees while its peek is open. So asking tells nobody whether a face-down plan's
   * cost is met, nor what lies in a hand; `dispatch`, the owner's own act, then answers "not yet".
   */
  ask(action: unknown): Refusal | undefined;

  openPeek(side: Side): void;
  closePeek(side: Side): void;
  /** Closes every peek: on blur, hidden tab, lost pointer. */
  closeAll(): void;
  /** The card must lie in that side's hand; its peek must be open. */
  commitCard(side: Side, card: CardId): void;
  takeBack(): void;

  /** Freezes the game for that side (if `canClaim`). Cancels that side's own yield. */
  claimInterrupt(side: Side): void;
  /** Gives the claim up: the bar starts anew, or the acting side goes on. */
  neverMind(): void;
  setHoldNext(side: Side, on: boolean): void;
  hold(): void;
  release(): void;
  /** The page tells something large over the table, or no longer: meanwhile the bar stands still. */
  tell(on: boolean): void;
  /** That side has nothing to add to the declared step: the other side's bar ends, or untimed its own OK is given. */
  ok(side: Side): void;
  /** The answer to `ask`: that side lets it resolve. */
  letResolve(side: Side): Refusal | undefined;
  /** Sets or (null) cancels the chip. `infiltration` only during one. */
  setYield(side: Side, until: Yield | null): void;

  liftCurtain(): void;
  /** Takes a `hand` curtain away as if nobody had asked: the same side stays in the seat, and a claim just made goes. */
  stayInSeat(): void;

  /** Takes the last move back if `canUndo.free`; with a side given, only a move of its own. */
  undo(side?: Side): void;
  requestUndo(side: Side): void;
  /** The other side agrees; by the side that asked it does nothing. */
  agreeUndo(side: Side): void;
  declineUndo(): void;

  /** The page asks for confirmation first. */
  concede(side: Side): Refusal | undefined;
  offerDraw(side: Side): void;
  agreeDraw(side: Side): Refusal | undefined;
  declineDraw(): void;

  /** Reads `saves` anew. */
  listSaves(): void;
  /** The page asks for confirmation first. The open game cannot be deleted: leave it before. */
  deleteSave(id: string): void;
  /** The text of a file that carries the game and its cards; a damaged save is given as it lies there. */
  exportSave(id: string): { name: string; text: string } | SaveProblem;
  /** Takes such a text in as a new save; answers its id or why not. Never throws, never overwrites. */
  importSave(text: string): { id: string } | SaveProblem;
  /** Takes the game over from the other tab, as it stands there. */
  playHere(): void;

  /** New cards from the designers: at once, or as soon as no stack and no choice is open. */
  applyCards(set: CardSet): void;

  /** Changes preferences; seating and grace of the open game follow `setSeating`, `setGrace`. */
  setPreferences(change: Partial<Preferences>): void;
  setSeating(seating: Seating): void;
  setGrace(grace: Grace): void;
  dismissNotice(id: Notice['id']): void;
}

export type Store = PublicState & Actions;
