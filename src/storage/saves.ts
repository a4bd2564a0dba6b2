/**
 * Saved games: a key for each game, one for each card set, and an index that can be made again from the keys.
 * What cannot be read stays unchanged in storage, and a `SaveProblem` says so in words.
 */
import type { BySide, Card } from '../engine/index.ts';
import type { GameFile, GameRecord, Timeline } from '../host/index.ts';
import { segmentOf, setsOf } from '../host/index.ts';
import * as say from '../text/saves.ts';
import type { Keep } from './keep.ts';
import { BROUGHT, INDEX, idOfKey, isGameKey, isSetKey, keyOfGame, keyOfOwner, keyOfSet } from './keys.ts';
import type { SaveProblem } from './problem.ts';
import { damaged, isProblem, kept, missing, problem } from './problem.ts';
import type { ReadPosition, Rebuilt } from './readSave.ts';
import { readCards, readFile, readRecord, rebuild } from './readSave.ts';
import { bySide, names } from './recordShape.ts';
import { flag, isObject, must, nullable, oneOf, parse, record, text } from './shape.ts';

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
  problem: SaveProblem | null;
}

/** What the list of games shows of a game. The index keeps it, so that the game need not be played for it. */
type Summary = Pick<SaveEntry, 'turn' | 'score' | 'over'>;
interface IndexEntry {
  /** The checksum of the saved text: shows whether the entry belongs to exactly this text. */
  sum: number;
  entry: SaveEntry;
}
type Index = Record<string, IndexEntry>;

/** FNV-1a: quick, but not cryptographic. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

function entryOf(record: GameRecord, summary: Summary): SaveEntry {
  const { id, names, created, updated } = record;
  const { name } = segmentOf(record);
  return { id, names, created, updated, ...summary, ...(name === undefined ? {} : { set: name }), problem: null };
}
const UNKNOWN: Summary = { turn: null, score: null, over: false };
const summaryOf = ({ state }: Timeline): Summary => ({
  turn: state.turn.number,
  score: state.score,
  over: state.winner !== null,
});
const unreadable = (id: string, problem: SaveProblem): SaveEntry => ({
  id,
  names: null,
  created: null,
  updated: null,
  ...UNKNOWN,
  problem,
});

const number = nullable(must('number', Number.isFinite));
const indexLine = record({
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
    problem: oneOf(null),
  }),
});
const isIndexEntry = (value: unknown, id: string): value is IndexEntry =>
  indexLine(value, '') === undefined && (value as IndexEntry).entry.id === id;

export type Saves = ReturnType<typeof openSaves>;

/** Opens the saved games of a storage. `reader`: gives the reader of positions, undefined until it has loaded. */
export function openSaves(keep: Keep, reader: () => ReadPosition | undefined) {
  const known = new Map<string, readonly Card[]>();

  /** The stored card set of that hash, or undefined if it is missing or damaged. */
  function cards(hash: string): readonly Card[] | undefined {
    const found = known.get(hash);
    if (found) return found;
    const set = readCards(parse(keep.getItem(keyOfSet(hash)) ?? ''), hash);
    if (set) known.set(hash, set);
    return set;
  }

  function readIndex(): Index {
    const value = parse(keep.getItem(INDEX) ?? '');
    const index: Index = {};
    if (!isObject(value)) return index;
    for (const [id, line] of Object.entries(value)) if (isIndexEntry(line, id)) index[id] = line;
    return index;
  }

  /** Writes a key. Returns a problem if it cannot. */
  function write(key: string, text: string): SaveProblem | undefined {
    try {
      keep.setItem(key, text);
      return keep.fleeting ? problem('no-storage', say.noStorage) : undefined;
    } catch {
      return problem('no-room', say.noRoom);
    }
  }

  /** The record of the game that is saved as that text under that id. */
  function recordOf(id: string, text: string): GameRecord | SaveProblem {
    const record = readRecord(text);
    if (isProblem(record)) return kept(record);
    return record.id === id ? record : kept(damaged(say.misplaced));
  }

  function looksLike(id: string, text: string): SaveEntry {
    const record = recordOf(id, text);
    if (isProblem(record)) return unreadable(id, record);
    const built = rebuild(record, cards, reader());
    return isProblem(built)
      ? { ...entryOf(record, UNKNOWN), problem: kept(built) }
      : entryOf(record, summaryOf(built.timeline));
  }

  /** Saves the game. `timeline`: for its line in the list. Returns a problem if it cannot. */
  function save(record: GameRecord, timeline: Timeline): SaveProblem | undefined {
    const text = JSON.stringify(record);
    for (const hash of setsOf(record)) {
      const set = known.get(hash);
      if (!set || keep.getItem(keyOfSet(hash)) !== null) continue;
      const unwritten = write(keyOfSet(hash), JSON.stringify(set));
      if (unwritten?.code === 'no-room') return unwritten;
    }
    const unwritten = write(keyOfGame(record.id), text);
    if (unwritten?.code === 'no-room') return unwritten;
    const index = readIndex();
    index[record.id] = { sum: checksum(text), entry: entryOf(record, summaryOf(timeline)) };
    return write(INDEX, JSON.stringify(index)) ?? unwritten;
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
    /** Writes a card set before any game refers to it. Returns a problem if it cannot. */
    keepSet: (hash: string, set: readonly Card[]): SaveProblem | undefined =>
      write(keyOfSet(hash), JSON.stringify(set)),

    /** Remembers a card set. It is written with the first game that refers to it. */
    remember(hash: string, set: readonly Card[]): void {
      known.set(hash, set);
    },

    /** All saved games, the newest first. Damaged ones come last, with their problem. */
    list(): SaveEntry[] {
      const index = readIndex();
      const entries = keep
        .keys()
        .filter(isGameKey)
        .map((key) => {
          const id = idOfKey(key);
          const text = keep.getItem(key) ?? '';
          const line = index[id];
          return line && line.sum === checksum(text) ? line.entry : looksLike(id, text);
        });
      const badly = (entry: SaveEntry): number => (entry.problem ? 1 : 0);
      return entries.sort((a, b) => badly(a) - badly(b) || (b.updated ?? 0) - (a.updated ?? 0));
    },

    /** The record of a game that may be broken; a problem if not even that can be read. */
    record(id: string): GameRecord | SaveProblem {
      const text = keep.getItem(keyOfGame(id));
      return text === null ? missing() : recordOf(id, text);
    },

    load(id: string): (Rebuilt & { record: GameRecord }) | SaveProblem {
      const text = keep.getItem(keyOfGame(id));
      if (text === null) return missing();
      const record = recordOf(id, text);
      if (isProblem(record)) return record;
      const built = rebuild(record, cards, reader());
      return isProblem(built) ? kept(built) : { ...built, record };
    },

    /** Deletes the game, and the card sets that no game needs any longer. */
    remove(id: string): void {
      keep.removeItem(keyOfGame(id));
      keep.removeItem(keyOfOwner(id));
      const index = readIndex();
      delete index[id];
      write(INDEX, JSON.stringify(index));
      const texts = keep
        .keys()
        .filter(isGameKey)
        .map((key) => keep.getItem(key) ?? '');
      texts.push(keep.getItem(BROUGHT) ?? '');
      for (const key of keep.keys().filter(isSetKey))
        if (!texts.some((text) => text.includes(idOfKey(key)))) keep.removeItem(key);
    },

    /** The text of an exported file. For a damaged game: its text as it is in storage. */
    exported(id: string): string | SaveProblem {
      const text = keep.getItem(keyOfGame(id));
      if (text === null) return missing();
      const record = readRecord(text);
      return isProblem(record) ? text : fileOf(record);
    },
    fileOf,

    /** Imports a file as a new game with that id. Returns a problem if it cannot. */
    imported(text: string, id: string): SaveProblem | undefined {
      const file = readFile(text, reader());
      if (isProblem(file)) return problem(file.code, say.notImported(file.message));
      for (const [hash, set] of Object.entries(file.sets)) known.set(hash, set);
      const unsaved = save({ ...file.record, id }, file.timeline);
      return unsaved?.code === 'no-room' ? problem('no-room', say.noRoomToImport) : undefined;
    },
  };
}
