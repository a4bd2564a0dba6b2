/**
 * Saved games: one key a game, one a card set, and an index that can be made anew from the keys.
 * What cannot be read stays as it lies, and is told in words (`SaveProblem`).
 */
import type { Card } from '../engine/index.ts';
import type { Keep } from './keep.ts';
import { INDEX, idOfKey, isGameKey, isSetKey, keyOfGame, keyOfOwner, keyOfSet } from './keep.ts';
import { isProblem, parse, readCards, readFile, readRecord, rebuild } from './readSave.ts';
import type { GameFile, GameRecord } from './record.ts';
import type { Timeline } from './replay.ts';
import * as say from './sentences.ts';
import { isObject } from './shape.ts';
import type { SaveEntry, SaveProblem } from './types.ts';

/** What the list of games needs to know, without playing the game. */
type Summary = Pick<SaveEntry, 'turn' | 'score' | 'over'>;
interface IndexEntry {
  /** Of the saved text: tells whether the index speaks of this very text. */
  sum: number;
  entry: SaveEntry;
}
type Index = Record<string, IndexEntry>;

/** FNV-1a: quick, and no defence against anybody. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

const entryOf = (record: GameRecord, summary: Summary): SaveEntry => ({
  id: record.id,
  names: record.names,
  created: record.created,
  updated: record.updated,
  ...summary,
  problem: null,
});
const damaged = (id: string, problem: SaveProblem): SaveEntry => ({
  id,
  names: null,
  created: null,
  updated: null,
  turn: null,
  score: null,
  over: false,
  problem,
});

export type Saves = ReturnType<typeof openSaves>;

/** The saved games of a storage. */
export function openSaves(keep: Keep) {
  const known = new Map<string, readonly Card[]>();

  /** The stored card set of that hash, if it is whole. */
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
    for (const [id, line] of Object.entries(value))
      if (isObject(line) && typeof line.sum === 'number' && isEntry(line.entry, id))
        index[id] = { sum: line.sum, entry: line.entry };
    return index;
  }

  /** Writes; answers why it could not. */
  function write(key: string, text: string): SaveProblem | undefined {
    try {
      keep.setItem(key, text);
      return keep.fleeting ? say.noStorage() : undefined;
    } catch {
      return say.noRoom();
    }
  }

  function looksLike(id: string, text: string): SaveEntry {
    const record = readRecord(text);
    if (isProblem(record)) return damaged(id, say.kept(record));
    if (record.id !== id) return damaged(id, say.kept(misplaced()));
    const built = rebuild(record, cards);
    return isProblem(built)
      ? { ...entryOf(record, NOTHING), problem: say.kept(built) }
      : entryOf(record, summaryOf(built.timeline));
  }

  /** Saves the game. `timeline` gives the line in the list. Answers why it could not. */
  function save(record: GameRecord, timeline: Timeline): SaveProblem | undefined {
    const text = JSON.stringify(record);
    for (const { cards: hash } of record.segments) {
      const set = known.get(hash);
      if (!set || keep.getItem(keyOfSet(hash)) !== null) continue;
      const problem = write(keyOfSet(hash), JSON.stringify(set));
      if (problem?.code === 'no-room') return problem;
    }
    const problem = write(keyOfGame(record.id), text);
    if (problem?.code === 'no-room') return problem;
    const index = readIndex();
    index[record.id] = { sum: checksum(text), entry: entryOf(record, summaryOf(timeline)) };
    return write(INDEX, JSON.stringify(index)) ?? problem;
  }

  /** The text of a file that carries the game and its cards. */
  function fileOf(record: GameRecord): string {
    const sets: GameFile['sets'] = {};
    for (const { cards: hash } of record.segments) {
      const set = cards(hash);
      if (set) sets[hash] = set;
    }
    return JSON.stringify({ ...record, sets } satisfies GameFile);
  }

  return {
    save,
    cards,
    /** Remembers a set that games may refer to; it is written with the first game that does. */
    remember(hash: string, set: readonly Card[]): void {
      known.set(hash, set);
    },

    /** All saved games, the newest first; damaged ones with their problem, last. */
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

    load(id: string): { record: GameRecord; timeline: Timeline } | SaveProblem {
      const text = keep.getItem(keyOfGame(id));
      if (text === null) return say.missing();
      const record = readRecord(text);
      if (isProblem(record)) return say.kept(record);
      if (record.id !== id) return say.kept(misplaced());
      const built = rebuild(record, cards);
      return isProblem(built) ? say.kept(built) : { record, timeline: built.timeline };
    },

    /** Deletes the game, and the card sets that no game needs any more. */
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
      for (const key of keep.keys().filter(isSetKey))
        if (!texts.some((text) => text.includes(idOfKey(key)))) keep.removeItem(key);
    },

    /** The text of a file: the game with its cards, or what lies there, as it lies there. */
    exported(id: string): string | SaveProblem {
      const text = keep.getItem(keyOfGame(id));
      if (text === null) return say.missing();
      const record = readRecord(text);
      return isProblem(record) ? text : fileOf(record);
    },
    fileOf,

    /** Takes a file in as a new game under `id`. */
    imported(text: string, id: string): SaveProblem | undefined {
      const file = readFile(text);
      if (isProblem(file)) return say.notImported(file);
      for (const [hash, set] of Object.entries(file.sets)) known.set(hash, set);
      const problem = save({ ...file.record, id }, file.timeline);
      return problem?.code === 'no-room' ? say.noRoomToImport() : undefined;
    },
  };
}

const misplaced = (): SaveProblem => say.misshapen('it lies in the place of another game');

const NOTHING: Summary = { turn: null, score: null, over: false };
const summaryOf = ({ state }: Timeline): Summary => ({
  turn: state.turn.number,
  score: state.score,
  over: state.winner !== null,
});

const isNumberOrNull = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
const isPair = (value: unknown, type: string) =>
  value === null || (isObject(value) && typeof value.genius === type && typeof value.spymaster === type);

function isEntry(value: unknown, id: string): value is SaveEntry {
  return (
    isObject(value) &&
    value.id === id &&
    isPair(value.names, 'string') &&
    isNumberOrNull(value.created) &&
    isNumberOrNull(value.updated) &&
    isNumberOrNull(value.turn) &&
    isPair(value.score, 'number') &&
    typeof value.over === 'boolean' &&
    value.problem === null
  );
}
