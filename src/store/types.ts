/**
 * What the page may know and do: the whole public face of the store. Nothing hidden stands in here but in an open hand.
 * The game's full state, its seed and its record stay in the store's closure (R10).
 */
import type { BySide, Card, GameEvent, Refusal, Rules } from '../engine/index.ts';
import type { Beat, Command, Envelope, Position, Published, Settings, TableRefusal } from '../host/index.ts';
import type { Preferences } from '../storage/preferences.ts';
import type { SaveProblem } from '../storage/problem.ts';
import type { SaveEntry } from '../storage/saves.ts';

export interface NewGameOptions {
  names: BySide<string>;
  settings: Settings;
  /** A whole number from 0 on; chosen at random where absent. */
  seed?: number;
  /** Where the game begins, in the scenario format; a new game from the seed where absent. */
  position?: Position;
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

/** Everything that can be read. It is plain JSON. */
export interface PublicState extends Published {
  /** The public events of the last command that had any: cues for motion and sound. */
  latest: { events: readonly GameEvent[]; serial: number };
  /** The beats of the same command, one for each action. */
  beats: readonly Beat[];
  saves: SaveEntry[];
  notices: Notice[];
  preferences: Preferences;
  cards: { hash: string; count: number; problems: readonly string[]; waiting: boolean } | null;
}

/** Everything that can be done. */
export interface Actions {
  /**
   * Does something at the table, or answers why not; then nothing has changed. A refusal that tells a secret is told
   * only while its side looks into its hand, else it says "not yet" (R10.2). The page asks for confirmation before
   * somebody concedes.
   */
  send(command: Command & Envelope): Refusal | TableRefusal | undefined;
  /**
   * Why could this action not be made? Takes anything. Undefined: nothing speaks against it that the asker may know. So
   * asking tells nobody whether a face-down plan's cost is met, nor what lies in a hand.
   */
  ask(action: unknown): Refusal | TableRefusal | undefined;

  /** Starts a new game beside all saved ones. Needs `applyCards` before. */
  newGame(options: NewGameOptions): SaveProblem | undefined;
  /** Opens a saved game at the very decision it was left at, behind a curtain. */
  resume(id: string): SaveProblem | undefined;
  /** Leaves the game; it stays saved. */
  leave(): void;
  /** Takes the game over from the other tab, as it stands there. */
  playHere(): void;

  /** Reads `saves` anew. */
  listSaves(): void;
  /** The page asks for confirmation first. The open game cannot be deleted: leave it before. */
  deleteSave(id: string): void;
  /** The text of a file that carries the game and its cards; a damaged save is given as it lies there. */
  exportSave(id: string): { name: string; text: string } | SaveProblem;
  /** Takes such a text in as a new save; answers its id or why not. Never throws, never overwrites. */
  importSave(text: string): { id: string } | SaveProblem;
  /** Brings what reads positions. A save that was `not-ready` can be read once it is there. */
  getReady(): Promise<void>;

  /** New cards from the designers: at once, or as soon as no stack and no choice is open. */
  applyCards(set: CardSet): void;
  /** Changes what is liked; the open game follows the command `set`. */
  setPreferences(change: Partial<Preferences>): void;
  dismissNotice(id: Notice['id']): void;
}

export type Store = PublicState & Actions;
