/**
 * What the page may know and do: the whole public face of the store. Only an open hand holds anything hidden.
 * The game's full state, its seed and its record stay in the store's closure (R10).
 */

import type { StoreApi } from 'zustand/vanilla';
import type { Entry } from '../debrief/account.ts';
import type { Estimate } from '../debrief/estimate.ts';
import type { Held } from '../debrief/held.ts';
import type { Moment } from '../debrief/moments.ts';
import type { Sums } from '../debrief/sums.ts';
import type { Trust } from '../debrief/trust.ts';
import type { Verdict } from '../debrief/verdict.ts';
import type {
  Action,
  BySide,
  Card,
  CardId,
  GameEvent,
  Refusal,
  Rules,
  Seed,
  Side,
  State,
  View,
} from '../engine/index.ts';
import type {
  Beat,
  Command,
  Do,
  Envelope,
  Frame,
  Layout,
  LogEntry,
  Published,
  ShownStop,
  ShownWhatIf,
  TableRefusal,
} from '../host/index.ts';
import type { Break, Mark, Position, Remark, Settings, Stride } from '../record/index.ts';
import type { Puzzle } from '../scenario/puzzle.ts';
import type { Listener, ShownTip } from '../scenario/teach.ts';
import type { Brought } from '../storage/brought.ts';
import type { Imported } from '../storage/bundle.ts';
import type { Preferences } from '../storage/defaults.ts';
import type { KeptPuzzle } from '../storage/keptPuzzles.ts';
import type { Results, ResultsTrouble } from '../storage/results.ts';
import type { SaveEntry } from '../storage/saves.ts';
import type { SaveTrouble } from '../storage/trouble.ts';
import type { Keeps, Unkept } from '../storage/vault.ts';
import type { ToldChoice } from '../text/facts/choices.ts';
import type { Notice, WhyNot } from '../text/facts/notices.ts';
import type { GameLink } from './gameLink.ts';
import type { Done } from './lately.ts';

export interface NewGameOptions {
  names: BySide<string>;
  settings: Settings;
  /** For tests: who knows it can work out the cards. If absent, it is drawn by chance and stays a secret. */
  seed?: Seed;
  /** Where the game begins, in the scenario format. If absent: a new game from the seed. */
  position?: Position;
  /** Who plays each side: `people`, or the name of a bot. If absent: people play both. */
  sources?: BySide<string>;
  /** Hints may be asked for. If absent: only where a bot plays. */
  hints?: boolean;
  /**
   * Play with the set of the game that is open, or was open last. If absent: with the page's set. After a guided game the
   * next one tells what is still to be told.
   */
  again?: boolean;
  /** Play with the game's own set, whatever somebody has brought. */
  own?: boolean;
}

/** How games are kept here. Whatever promises to keep a game shows only where this says so. */
export interface Keeping {
  readonly how: Keeps;
  /** Why a game of this tab is not safe as it stands; null: all are, or they will be in a moment. */
  readonly unsaved: Unkept | null;
  /** The browser has promised not to clear out by itself what it keeps; null: it has not answered yet. */
  readonly promised: boolean | null;
}

/** A mistake or a doubt in a card file. `at`: `src/cards/minions.json:12:5`; `says`: what is wrong, and what to write. */
export interface CardProblem {
  readonly at: string;
  readonly says: string;
  readonly severity: 'error' | 'warning';
}

/** What `virtual:cards` delivers. If a problem is an error, `cards` are the last good set; none, if there was none. */
export interface CardSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
  problems: readonly CardProblem[];
}

/**
 * Who plays a game that is not over, and what its file gives away. `both`: two people play; it holds both hands, and both
 * must agree. `bot`: one person plays; it holds the hand of the bot.
 */
export interface ExportAsks {
  readonly asks: 'both' | 'bot';
  readonly names: BySide<string>;
}

/** A card set that somebody brought, checked and without a mistake. */
export interface BroughtSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
  name: string;
  /** Scenarios that teach it. */
  missions?: readonly Position[];
  /** Its puzzles. */
  puzzles?: readonly Position[];
  /** Where it was fetched; null: it came from this device. */
  address: string | null;
}

/**
 * What the table shows of the frames. The director writes it; `src/ui/show/director.ts` adds what plays meanwhile.
 */
export interface Show {
  /** The frame that the table draws; null: the game as it is now. */
  readonly frame: Frame | null;
  /** Where the Nodes lay on the map before the first frame. Those that have come since lie where they are now. */
  readonly ground: Layout;
  /** The table is as it was at the end of a game that is over. */
  readonly isAgain: boolean;
  /** The time at which the last frame had been shown, on the clock of the bars. */
  readonly since: number;
  /** So many entries of the log have been told. */
  readonly told: number;
  /** What was put into words and sounds last. */
  readonly said: { readonly events: readonly GameEvent[]; readonly serial: number };
  /** The cards of each open hand that are shown: those that come into it in a later frame are not. Null: all. */
  readonly hands: BySide<readonly CardId[] | null>;
  /** Who has the device to itself while the last frames of a game are shown; undefined: as it is now. */
  readonly sits: Side | null | undefined;
}

/** A lesson as the page shows it. */
export interface ShownLesson {
  readonly name: string;
  /** Who learns. */
  readonly side: Side | 'both';
  readonly brief: string;
  /** It is a puzzle, in which both sides know all: the hand of the other side, and the decks. Null: a mission. */
  readonly puzzle: {
    readonly horizon: Puzzle['horizon'];
    readonly hand: readonly CardId[];
    readonly decks: Readonly<BySide<readonly CardId[]>>;
    /** Its goal is forced from its start with these cards; null: nobody knows. */
    readonly isProved: boolean | null;
  } | null;
  /** `lost`: no play of both sides reaches the goal any more. */
  readonly stands: 'on' | 'won' | 'lost';
  /** The tip at the table. */
  readonly tip: ShownTip | null;
  /** The tips in the open hands. */
  readonly inHand: BySide<ShownTip | null>;
  /** Somebody has done something in it. */
  readonly begun: boolean;
  /** How it was lost; null: it is not. */
  readonly lost: ShownLoss | null;
  /** How often it has been lost anew: since it began or went back, or after moves that were taken back. */
  readonly losses: number;
  /** Once a mission is won: all that it tells. */
  readonly learned: readonly { readonly say: string; readonly rule: string | null }[];
}

/** How a lesson was lost. */
export interface ShownLoss {
  /**
   * `found`: the choice is the last one from which the goal was within reach. `open`: that is being searched for.
   * `unknown`: it is the last choice that was made.
   */
  readonly known: 'open' | 'found' | 'unknown';
  readonly choice: ToldChoice | null;
  /** The index of the choice among the actions of the last segment; what came of it follows. */
  readonly at: number;
  /** The number of the turn with whose beginning the time is over; null: there is no such turn. */
  readonly until: number | null;
  /** What refutes that choice in a puzzle; null: nothing is needed for it, or it is a mission. */
  readonly reply: ToldChoice | null;
  /** Where it can go back to: to before that choice, to an earlier one, or nowhere. */
  readonly back: 'there' | 'earlier' | null;
}

/** What is shown of the tape now. */
export interface ShownTape extends Omit<ShownStop, 'table'> {
  /** The stop, counted from 0. */
  readonly stop: number;
  readonly turn: number;
  readonly side: Side;
  /** The tape runs by itself. */
  readonly runs: boolean;
}

export interface Declassified {
  /** Null: the game is not saved here. */
  readonly id: string | null;
  readonly names: BySide<string>;
  /** The number of stops. */
  readonly length: number;
  /** The number of the turn at each stop. */
  readonly turns: readonly number[];
  /** Whose turn it is at each stop. */
  readonly sides: readonly Side[];
  /** The first stop of each round. */
  readonly rounds: readonly number[];
  readonly marks: readonly Mark[];
  readonly log: readonly LogEntry[];
  /** Where the record breaks off; null: it plays to its end. */
  readonly broken: Break | null;
  /** The store of the table on which the tape runs. */
  readonly table: StoreApi<Store>;
  readonly shown: StoreApi<ShownTape>;
  readonly debrief: StoreApi<ShownDebrief>;
  /** How far the chances of the debrief can be trusted. */
  trust(): Promise<Trust>;
  /** What that side knew at a stop. */
  viewAt(stop: number, side: Side): View;
  /** Winds the tape to a stop, and lets it stand there. */
  goTo(stop: number): void;
  /** Winds it by one stride. One step on is shown as it happened. */
  wind(stride: Stride, by: 1 | -1): void;
  /** Winds it to where that entry of the log, counted from 0, has been told. */
  goToEntry(entry: number): void;
  run(on: boolean): void;
  /** True if the copy of `playOn` can take the cards of now, which are others. */
  readonly hasOtherCards: boolean;
  /** A link opens it only where its cards are known: it was not played with the cards of the game as they are now. */
  readonly needsCards: boolean;
  /** What has been written about the game. */
  readonly remarks: StoreApi<ShownRemarks>;
  /** Writes that text at that stop, in the place of the one there. An empty text takes it away. */
  remark(one: Remark): void;
  /** Saves the game of a link here, with what was written about it. Answers with its id. */
  keep(): string;
  /** The part of an address that opens the game at this stop; null: it would be too long. */
  link(): Promise<GameLink | null>;
  /** The name and text of a file with the game, its cards and what was written about it. */
  file(): { name: string; text: string };
  /** What a page of its own needs to show the game, opened at this stop. */
  viewed(): ViewedGame;
  /** Opens a copy of the game as it stands at this stop, to be played on. Answers with its id, or a problem. */
  playOn(how: PlayOn): { id: string } | SaveTrouble;
  /** Opens a copy of the game at that moment, to be tried again. Answers with its id. Null: there is no table for it. */
  readonly tryAgain: ((moment: Moment) => Promise<{ id: string }>) | null;
  /** Keeps the puzzle of that moment in this browser. Null: this page keeps nothing. */
  readonly keepPuzzle: ((stop: number) => void) | null;
  close(): void;
}

/** What a page of its own holds of a finished game: plain JSON. */
export interface ViewedGame {
  /** The text of its file, which later versions of the page can read too. */
  readonly file: string;
  /** The state at which it begins, read from its position; null for a new game. */
  readonly start: State | null;
  /** The stop at which it opens. */
  readonly at: number;
}

/** Where a finished game lies: in this browser, only in its link, or in a page of its own. */
export type Lies = 'saved' | 'no-save' | 'in-file';

/** What has been written about a finished game. */
export interface ShownRemarks {
  /** In the order of the stops. */
  readonly all: readonly Remark[];
  /**
   * Why it is not safe as it stands; null: it is, or will be in a moment. `no-save`: the game itself is not saved.
   * `in-file`: a page of its own shows the game, and keeps nothing.
   */
  readonly unsaved: Unkept | Exclude<Lies, 'saved'> | null;
}

/** What has been found out about a finished game so far. */
export interface ShownDebrief {
  /** The chance from 0 to 1 that the Genius wins, at each stop; empty before the first reading. */
  readonly chances: readonly number[];
  readonly entries: readonly Entry[];
  /** Null before the first of them. */
  readonly sums: Sums | null;
  /** The moments of both sides in which most was lost. */
  readonly moments: readonly Moment[];
  /** The interrupts that were held, and could have been played. */
  readonly held: readonly Held[];
  /** The moments that have proved to be puzzles. */
  readonly puzzles: readonly ShownPuzzle[];
  /** `lost`: what was to find it out has stopped. */
  readonly stands: 'open' | 'whole' | 'lost';
}

/** A moment of a finished game that has proved to be a puzzle. */
export interface ShownPuzzle {
  /** The stop of the moment. */
  readonly stop: number;
  readonly name: string;
  /** So many positions prove it. */
  readonly positions: number;
  /** `no-room`: it could not be kept. */
  readonly kept: 'no' | 'yes' | 'no-room';
}

export interface PlayOn {
  /** Who plays on: `people`, or the name of a bot. */
  readonly sources: BySide<string>;
  /** With the cards of now. They come in as soon as nothing waits. */
  readonly withCards: boolean;
}

/** A moment of a finished game that is tried again. */
export interface ShownRetry {
  /** The finished game: the id of a saved one, or a link to the moment. */
  readonly of: { readonly id: string } | { readonly link: string };
  /** The stop of its tape. */
  readonly stop: number;
  readonly side: Side;
  /** The number of the turn. */
  readonly turn: number;
  /** All that the side does in this step is tried; else its next action alone. */
  readonly isStep: boolean;
  /** `lost`: what judges the try has stopped. */
  readonly stands: 'on' | 'weighed' | 'told' | 'lost';
  /** Null: it is not told yet. */
  readonly verdict:
    | (Verdict & {
        /** What the side knew at the moment. */
        readonly asked: View;
        /** The chance that was left in the game, and the one that the best way leaves. */
        readonly played: Estimate;
        readonly best: Estimate;
        /** The first action of that way. */
        readonly better: Action;
      })
    | null;
}

/** All that the page can read. It is plain JSON. */
export interface PublicState extends Published {
  /** The public events of the last command that had any, as cues for motion and sound. */
  latest: { events: readonly GameEvent[]; serial: number };
  /** The beats of that command, one for each action. */
  beats: readonly Beat[];
  /** What the table shows; null where no director shows anything. */
  show: Show | null;
  /** What the open game teaches; null if it is an ordinary one. */
  lesson: ShownLesson | null;
  /** The moment that the open game tries again; null if it tries none. */
  retry: ShownRetry | null;
  saves: SaveEntry[];
  /** What has been played in this browser. `trouble`: why it is not all of it, or may be gone at the next visit. */
  results: Results & { readonly trouble: ResultsTrouble | null };
  /** Puzzles that came out of games played here, the latest last. */
  keptPuzzles: readonly KeptPuzzle[];
  keeping: Keeping;
  notices: Notice[];
  preferences: Preferences;
  /**
   * Why the command that was posted last was not done; null: it was, or something has been done since. It says "not yet" in
   * place of a secret (R10.2).
   */
  refused: { readonly what: Do; readonly why: Refusal | TableRefusal } | null;
  /** The side whose bot answers nothing any more; null if there is none. */
  lostOpponent: Side | null;
  /**
   * The set that a new game is played with. `problems`: of the designers' files. `brought`: whose set it is, if somebody
   * brought it.
   */
  cards: Readonly<{
    hash: string;
    count: number;
    rules: Partial<Rules>;
    problems: readonly CardProblem[];
    waiting: boolean;
    brought: Brought | null;
    missions: readonly Position[];
    puzzles: readonly Position[];
  }> | null;
  /** The open game is over, and was played with other cards or rules than those of now. */
  mayAskWhatIf: boolean;
  /** That game, played again with the cards of now; null if nobody has asked. */
  whatIf: ShownWhatIf | null;
}

/** All that the page can do. */
export interface Actions {
  /**
   * Says why this command would not be done, and changes nothing. Undefined: the asker may know of nothing against it.
   * Asking never tells anybody if a face-down plan's cost is met, or what lies in a hand. `inHand`: the answer stands in
   * the open hand of the action's side, and tells what that side sees.
   */
  ask(command: Command, inHand?: boolean): Refusal | TableRefusal | undefined;
  /**
   * Posts a command. If it is not done, nothing changes but `refused`. Before a side concedes, the page asks for
   * confirmation.
   */
  post(command: Command & Envelope): void;

  /** Ends what is shown: the table then shows the game as it is. */
  endShow(): void;

  /** Starts a new game; saved games stay. Call `applyCards` first. */
  newGame(options: NewGameOptions): SaveTrouble | undefined;
  /** Deals the open game again from its seed, with the designers' cards as they are now. The game itself stays saved. */
  startAgain(): SaveTrouble | undefined;
  /** Opens a saved game, behind a curtain, at the decision at which it was left. */
  resume(id: string): SaveTrouble | undefined;
  /**
   * A finished game with all that was hidden in it, on a table of its own. `at`: the stop at which its tape stands; if absent:
   * the first. Answers with a problem if it cannot be opened, or is not over.
   */
  declassify(id: string, at?: number): Promise<Declassified | SaveTrouble>;
  /** The same for the game of a link. It is not saved here. */
  declassifyLink(link: string): Promise<Declassified | SaveTrouble>;

  /** Plays the open game, which is over, again with the cards and rules of now, and publishes what comes of it. */
  askWhatIf(): void;
  closeWhatIf(): void;
  /** Opens that game as a new one, where it has parted from the finished one. The finished one stays saved. */
  playOn(): void;
  /** Opens the moment anew that is tried again. Answers with the id of the new copy; null: none is. */
  tryOnceMore(): { id: string } | null;
  /** Ends the retry. `playsOn`: its game goes on as a copy; else it goes. */
  endRetry(playsOn: boolean): void;
  /** Leaves the game; it stays saved. */
  leave(): void;
  /** Takes the game over from the other tab, as that tab saved it last. */
  playHere(): void;

  /** The tip that stands there has been read. */
  dismissTip(at: Listener): void;
  /** A lesson that is lost goes back to the last choice from which its goal was within reach; each time further. */
  goBack(): void;

  /** Starts the bot that was lost anew, and asks it again. */
  wakeOpponent(): void;

  /** The last commands that were done, without anything that is hidden: for a report of an error. */
  lately(): readonly Done[];

  /** Reads `saves` again from storage. */
  listSaves(): void;
  /** Deletes a saved game. The page asks for confirmation first. The open game cannot be deleted: leave it first. */
  deleteSave(id: string): void;
  /** What the page tells and asks before it hands out the file of that game; null if the file tells no secret. */
  exportAsks(id: string): ExportAsks | null;
  /**
   * The name and text of a file with the game and its cards. The page asks first (`exportAsks`). For a damaged save: its text as
   * it is in storage.
   */
  exportSave(id: string): { name: string; text: string } | SaveTrouble;
  /**
   * Saves a copy of a game in which a move does not fit any more, up to that move, as a new game. Returns its id, or a
   * problem. The save itself stays as it is.
   */
  goOnBefore(id: string): { id: string } | SaveTrouble;
  /**
   * Imports such a text as a new save. Answers with its id, or a problem. Never throws, never overwrites. `before`: up
   * to the move that does not fit.
   */
  importSave(text: string, before?: boolean): Promise<{ id: string } | SaveTrouble>;
  /** Forgets all results, and what could not be read of them. The page asks for confirmation first. */
  clearResults(): void;
  /** Deletes the puzzle out of a game whose file has that name. */
  deletePuzzle(name: string): void;
  /** The text of results that could not be read; null if there is none. */
  unreadResults(): string | null;
  /**
   * The name and text of a file with all saved games, results and puzzles out of games. `withRunning`: also the games that are not over, with
   * their hands and decks: the page asks first.
   */
  exportAll(withRunning: boolean): { name: string; text: string };
  /**
   * Takes such a file in beside what is here; a second time changes nothing. Answers what has come; a problem; or null
   * if the text is no such file.
   */
  importAll(text: string): Promise<Imported | SaveTrouble | null>;
  /** Loads the reader of positions. A save that was `not-ready` can be read after that. */
  getReady(): Promise<void>;

  /**
   * The open game as a scenario that begins where nothing waits any more. `agreed`: both people have agreed. Refused in
   * words where it would tell secrets: two people play, and have not agreed.
   */
  writePosition(agreed?: boolean): Promise<Position | WhyNot>;
  /** The moves of so many turns, the present one included, as a scenario with what came of them; refused alike. */
  writeMoves(turns: number, options: { agreed?: boolean; withCards?: boolean }): Promise<Position | WhyNot>;

  /** Brings new cards from the designers into the game: now, or when no stack and no choice is open any more. */
  applyCards(set: CardSet): void;
  /**
   * Plays new games with that set, now and on later visits, until `bringSetBack`. Answers with a sentence if there is no room
   * to keep it.
   */
  bringSet(set: BroughtSet): Promise<Unkept | undefined>;
  /** The same with a set of that hash that this browser still has, or the game's own. Returns false if it has none. */
  bringKept(hash: string): boolean;
  /** The game's own set as data; null before `applyCards`. */
  ownSet(): Pick<BroughtSet, 'cards' | 'rules'> | null;
  /**
   * What the set of the next game is compared with: for one that somebody brought the game's own, and for that what it
   * was when the page was opened. Null if that is the same.
   */
  setBefore(): Pick<BroughtSet, 'cards' | 'rules'> | null;
  /** Plays new games with the game's own cards again. */
  bringSetBack(): void;
  /** Changes preferences. The settings of the open game change only by the command `set`. */
  setPreferences(change: Partial<Preferences>): void;
  dismissNotice(id: Notice['id']): void;
}

export type Store = PublicState & Actions;
