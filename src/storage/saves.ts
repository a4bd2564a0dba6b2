/**
 * Saved games: a key for each game, one for its line in the list, and one for each card set. A line can be made again
 * from its game. What cannot be read stays unchanged in storage, and a `SaveTrouble` says so.
 */

import type { BySide, Card } from '../engine/index.ts';
import { SIDES } from '../engine/index.ts';
import type { GameFile, GameRecord, Timeline } from '../record/index.ts';
import { checksum, segmentOf, setsOf } from '../record/index.ts';
import { idOfKey, isSetKey, keyOfLine, keyOfOwner, keyOfSet } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { BROUGHT, isGameKey, keyOfGame } from './keys.ts';
import type { ReadPosition, Rebuilt } from './readSave.ts';
import { lacksPieces, readCards, readFile, readRecord, rebuild, rebuildBefore } from './readSave.ts';
import { bySide, names } from './recordShape.ts';
import { flag, isObject, must, nullable, oneOf, parse, record, text } from './shape.ts';
import type { SaveTrouble } from './trouble.ts';
import { damaged, isTrouble, kept, trouble } from './trouble.ts';
import type { Changes, Unkept, Vault } from './vault.ts';

/** A line of the list of saved games. With a `problem`, other fields may be unknown; the text can still be exported. */
export interface SaveEntry {
  id: string;
  names: BySide<string> | null;
  /** Milliseconds since 1970. */
  created: number | null;
  updated: number | null;
  turn: number | null;
  score: BySide<number> | null;
  over: boolean;
  /** The name of the card set, if somebody brought it. */
  set?: string;
  /** The name of a mission of one side or of a puzzle, as its file has it; empty if it has none. Absent for any other game. */
  mission?: string;
  /** It is a puzzle. */
  puzzle?: true;
  problem: SaveTrouble | null;
  /** The game as it stands is not on the disk, and why. */
  unsaved?: Unkept;
}

/** What the list of games shows of a game. It is kept, so that the game need not be played for it. */
type Summary = Pick<SaveEntry, 'turn' | 'score' | 'over'>;
interface Line {
  /** The checksum of the saved text: shows whether the line belongs to exactly this text. */
  sum: number;
  entry: SaveEntry;
}

function entryOf(record: GameRecord, summary: Summary): SaveEntry {
  const { id, names, created, updated } = record;
  const { name } = segmentOf(record);
  return {
    ...{ id, names, created, updated },
    ...summary,
    ...(name !== undefined && { set: name }),
    ...missionOf(record),
    problem: null,
  };
}

/** The name of a mission is cut at so many characters. */
const LONGEST_MISSION = 200;

/** In a mission of both sides two people play a game of their own. */
function missionOf({ position }: GameRecord): Pick<SaveEntry, 'mission' | 'puzzle'> {
  const { name, mission, puzzle } = position ?? {};
  const task = mission ?? puzzle;
  if (!isObject(task) || !SIDES.some((side) => side === task.side)) return {};
  const called = typeof name === 'string' ? name.slice(0, LONGEST_MISSION) : '';
  return { mission: called, ...(task === puzzle && { puzzle: true }) };
}
const UNKNOWN: Summary = { turn: null, score: null, over: false };
/** What is known of a game that cannot be played. */
const unplayed = ({ ended }: GameRecord): Summary => ({ ...UNKNOWN, over: ended });
const summaryOf = ({ state }: Timeline): Summary => ({
  turn: state.turn.number,
  score: state.score,
  over: state.winner !== null,
});
const unreadable = (id: string, problem: SaveTrouble): SaveEntry => ({
  id,
  names: null,
  created: null,
  updated: null,
  ...UNKNOWN,
  problem,
});

const number = nullable(must('number', Number.isFinite));
const lineShape = record({
  sum: number,
  entry: record({
    id: text(64),
    names: nullable(names),
    created: number,
    updated: number,
    turn: number,
    score: nullable(bySide(number)),
    over: flag,
    'set?': text(60),
    'mission?': text(LONGEST_MISSION),
    'puzzle?': oneOf(true),
    problem: oneOf(null),
  }),
});
const isLine = (value: unknown, id: string): value is Line =>
  lineShape(value, '') === undefined && (value as Line).entry.id === id;

export type Saves = ReturnType<typeof openSaves>;

/**
 * Opens the saved games of a vault. `keep`: where a brought set and the owners of games are noted. `reader`: gives the
 * reader of positions, undefined until it has loaded.
 */
export function openSaves(vault: Vault, keep: Keep, reader: () => ReadPosition | undefined) {
  const known = new Map<string, readonly Card[]>();
  /** Lines of games that lack one, so that such a game is played only once for the list. */
  const made = new Map<string, Line>();

  /** The stored card set of that hash, or undefined if it is missing or damaged. */
  function cards(hash: string): readonly Card[] | undefined {
    const found = known.get(hash);
    if (found) return found;
    const set = readCards(parse(vault.get(keyOfSet(hash)) ?? ''), hash);
    if (set) known.set(hash, set);
    return set;
  }

  /** The record in the text that is saved under that id. */
  function recordOf(id: string, text: string): GameRecord | SaveTrouble {
    const record = readRecord(text);
    if (isTrouble(record)) return kept(record);
    return record.id === id ? record : kept(damaged({ what: 'misplaced' }));
  }

  /** The line of a game that has none. As long as its position cannot be read, only resuming it shows if it can be played. */
  function looksLike(id: string, text: string): SaveEntry {
    const record = recordOf(id, text);
    if (isTrouble(record)) return unreadable(id, record);
    const built = rebuild(record, cards, reader());
    if (!isTrouble(built)) return entryOf(record, summaryOf(built.timeline));
    return { ...entryOf(record, unplayed(record)), problem: built.code === 'not-ready' ? null : kept(built) };
  }

  /** Why that game cannot be resumed: the list tells it from now on, whatever its line says. */
  function hindered(id: string, text: string, built: SaveTrouble): SaveTrouble {
    const found = kept(built);
    const record = recordOf(id, text);
    if (found.code === 'damaged' && !isTrouble(record))
      made.set(id, { sum: checksum(text), entry: { ...entryOf(record, unplayed(record)), problem: found } });
    return found;
  }

  function entryAt(key: string): SaveEntry {
    const id = idOfKey(key);
    const text = vault.get(key) ?? '';
    const sum = checksum(text);
    const found = made.get(id);
    if (found?.sum === sum) return found.entry;
    const line = parse(vault.get(keyOfLine(id)) ?? '');
    if (isLine(line, id) && line.sum === sum) return line.entry;
    const entry = looksLike(id, text);
    if (entry.problem ? entry.problem.code === 'damaged' : entry.turn !== null) made.set(id, { sum, entry });
    return entry;
  }

  /**
   * The card sets of the game that the disk does not have yet, and the game with its line. Without a timeline it has none.
   */
  function changesOf(record: GameRecord, timeline: Timeline | null): Changes {
    const text = JSON.stringify(record);
    const sets = setsOf(record).flatMap((hash) => {
      const key = keyOfSet(hash);
      const set = known.get(hash);
      return set && !vault.isSafe(key) ? [[key, JSON.stringify(set)] as const] : [];
    });
    const line: Line | null = timeline && { sum: checksum(text), entry: entryOf(record, summaryOf(timeline)) };
    return {
      ...Object.fromEntries(sets),
      [keyOfGame(record.id)]: text,
      [keyOfLine(record.id)]: line && JSON.stringify(line),
    };
  }

  /** Saves the game. `timeline`: for its line in the list. `settled`: called when it is safe, or cannot be saved. */
  function save(record: GameRecord, timeline: Timeline, settled: (why?: Unkept) => void): void {
    const { id } = record;
    vault.write({ name: id, changes: changesOf(record, timeline), guard: keyOfLine(id), settled });
  }

  /** The text of an exported file: the game with its card sets. */
  function fileOf(record: GameRecord): string {
    const sets: GameFile['sets'] = {};
    for (const hash of setsOf(record)) {
      const set = cards(hash);
      if (set) sets[hash] = set;
    }
    return JSON.stringify({ ...record, sets } satisfies GameFile);
  }

  return {
    save,
    cards,
    keeps: vault.keeps,
    /** True if something of the games is not safe yet. */
    isUnsafe: vault.isUnsafe,
    /** Why a game, as it stands, is not safe; undefined: all are, or they are on their way. */
    trouble(): Unkept | undefined {
      const games = [...vault.troubles()].filter(([id]) => vault.get(keyOfGame(id)) !== null);
      return games[0]?.[1];
    },
    /** Reads the game anew from the disk, then calls `run`: another tab may have played on. */
    refresh: (id: string, run: () => void): void => vault.refresh([keyOfGame(id), keyOfLine(id)], run),
    /** Calls `run` with the id of a game that another tab has saved. The returned function stops it. */
    onChange: (run: (id: string) => void): (() => void) =>
      vault.onChange((key) => {
        if (isGameKey(key)) run(idOfKey(key));
      }),
    /** Writes a card set before any game refers to it. Answers why it cannot be kept, if so. */
    keepSet: (hash: string, set: readonly Card[]): Promise<Unkept | undefined> =>
      new Promise((settled) => {
        const changes = { [keyOfSet(hash)]: JSON.stringify(set) };
        vault.write({ name: keyOfSet(hash), changes, once: true, settled });
      }),

    /** Remembers a card set. It is written with the first game that refers to it. */
    remember(hash: string, set: readonly Card[]): void {
      known.set(hash, set);
    },

    /** All saved games, the newest first. Damaged ones come last, with their problem. */
    list(): SaveEntry[] {
      const troubles = vault.troubles();
      const entries = vault
        .keys()
        .filter(isGameKey)
        .map((key) => {
          const unsaved = troubles.get(idOfKey(key));
          return unsaved ? { ...entryAt(key), unsaved } : entryAt(key);
        });
      const badly = (entry: SaveEntry): number => (entry.problem ? 1 : 0);
      return entries.sort((a, b) => badly(a) - badly(b) || (b.updated ?? 0) - (a.updated ?? 0));
    },

    /** The record of a game that may be broken; a problem if not even that can be read. */
    record(id: string): GameRecord | SaveTrouble {
      const text = vault.get(keyOfGame(id));
      return text === null ? trouble('missing') : recordOf(id, text);
    },

    /** `pieces`: something beside its moves was left out. */
    load(id: string): (Rebuilt & { pieces: boolean }) | SaveTrouble {
      const text = vault.get(keyOfGame(id));
      if (text === null) return trouble('missing');
      const record = recordOf(id, text);
      if (isTrouble(record)) return record;
      const built = rebuild(record, cards, reader());
      return isTrouble(built) ? hindered(id, text, built) : { ...built, pieces: lacksPieces(built.record, text) };
    },

    /** Keeps what was written about a game that is over. All else of it stays. */
    remark(id: string, remarks: GameRecord['remarks'], settled: (why?: Unkept) => void): void {
      const key = keyOfGame(id);
      const record = recordOf(id, vault.get(key) ?? '');
      if (isTrouble(record)) {
        settled('unwritten');
        return;
      }
      const entry = entryAt(key);
      const text = JSON.stringify({ ...record, remarks } satisfies GameRecord);
      const line: Line = { sum: checksum(text), entry };
      const changes = { [key]: text, [keyOfLine(id)]: entry.problem ? null : JSON.stringify(line) };
      vault.write({ name: id, changes, guard: keyOfLine(id), settled });
    },

    /** Deletes the game, and the card sets that no game needs any longer. */
    remove(id: string): void {
      const changes: Record<string, null> = { [keyOfGame(id)]: null, [keyOfLine(id)]: null };
      const others = vault.keys().filter((key) => isGameKey(key) && key !== keyOfGame(id));
      const texts = [...others.map((key) => vault.get(key) ?? ''), keep.getItem(BROUGHT) ?? ''];
      for (const key of vault.keys().filter(isSetKey))
        if (!texts.some((text) => text.includes(idOfKey(key)))) changes[key] = null;
      vault.write({ name: id, changes, settled() {} });
      keep.removeItem(keyOfOwner(id));
      made.delete(id);
    },

    /** The text of an exported file. For a damaged game: its text as it is in storage. */
    exported(id: string): string | SaveTrouble {
      const text = vault.get(keyOfGame(id));
      if (text === null) return trouble('missing');
      const record = readRecord(text);
      return isTrouble(record) ? text : fileOf(record);
    },
    fileOf,

    /** Saves a copy of the game, up to the move that does not fit, as a new game. Returns a problem if it cannot. */
    copiedBefore(id: string, facts: Pick<GameRecord, 'id' | 'updated'>, settled: (why?: Unkept) => void) {
      const text = vault.get(keyOfGame(id));
      const record = text === null ? trouble('missing') : recordOf(id, text);
      if (isTrouble(record)) return record;
      const built = rebuildBefore(record, cards, reader());
      if (isTrouble(built)) return built;
      save({ ...built.record, ...facts }, built.timeline, settled);
      return undefined;
    },

    /**
     * Imports a file as a new game with that id. Answers with a problem if it cannot. `before`: up to a move that does
     * not fit. A game that is over comes in whole, even where it breaks off.
     */
    async imported(text: string, id: string, before: boolean): Promise<SaveTrouble | undefined> {
      const file = readFile(text, reader(), before);
      if (isTrouble(file)) return { ...file, at: 'file' };
      for (const [hash, set] of Object.entries(file.sets)) known.set(hash, set);
      const changes = changesOf({ ...file.record, id }, file.timeline);
      const why = await new Promise<Unkept | undefined>((settled) =>
        vault.write({ name: id, changes, once: true, settled }),
      );
      return why && why !== 'no-storage' ? trouble('no-room') : undefined;
    },
  };
}
