/**
 * What has been played in this browser: each game that ended, in short, and the missions that were solved. It outlives
 * the saves, and holds nothing that the end of a game does not show. What is told of it, such as the ladder, is found by
 * going through it (`standing.ts`, `tallies.ts`).
 */

import type { BySide, Side, State } from '../engine/index.ts';
import { bySide as eachSide, SIDES } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import { hasBot, isByPeople } from '../record/index.ts';
import { UNREAD_RESULTS } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { RESULTS } from './keys.ts';
import { bySide, names } from './recordShape.ts';
import { flag, isObject, oneOf, parse, record, text, whole } from './shape.ts';

/** A game that ended. */
export interface Result {
  /** The id of the game. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** As people typed them; empty where a bot played. */
  readonly names: BySide<string>;
  /** Who played each side: `people`, or the name of a bot. */
  readonly sources: BySide<string>;
  readonly winner: Side | 'draw';
  readonly score: BySide<number>;
  /** No hint was asked for, no move was taken back that had shown something hidden, and the cards were the game's own. */
  readonly fair: boolean;
}

export interface Results {
  /** In the order in which they ended. */
  readonly games: readonly Result[];
  /** By the name of each mission that was solved: when it was solved first (milliseconds since 1970). */
  readonly missions: Readonly<Record<string, number>>;
}

export const NO_RESULTS: Results = { games: [], missions: {} };

/**
 * What is wrong with the results that are kept. `unread`: a part of them could not be read; their text is kept beside.
 * `newer`: a later release has written them; nothing is added to them here. `unwritten`: they are not on the disk.
 */
export type ResultsTrouble = 'unread' | 'newer' | 'unwritten';

const VERSION = 1;
/** So many games are kept, the latest. */
const MOST = 10_000;

const time = whole(0, Number.MAX_SAFE_INTEGER);
const resultShape = record({
  id: text(64),
  ended: time,
  names,
  sources: bySide(text(100)),
  winner: oneOf(...SIDES, 'draw'),
  score: bySide(whole(-1_000_000, 1_000_000)),
  fair: flag,
});
const isResult = (value: unknown): value is Result => resultShape(value, '') === undefined;
const isSolved = ([id, when]: [string, unknown]): boolean => id.length <= 200 && time(when, '') === undefined;

/** True if the game was dealt as any other: a position that only tells tips changes nothing in it. */
export const isDealt = ({ position }: Pick<GameRecord, 'position'>): boolean =>
  !position ||
  (Object.hasOwn(position, 'mission') && Object.keys(position).every((key) => ['name', 'mission'].includes(key)));

/**
 * A game that is over, in short; null if it does not count: it began from a position, so it was practice or a mission,
 * or no person played, or two people played on a game whose hands they had seen.
 */
export function resultOf(record: GameRecord, { winner, score }: State, now: number): Result | null {
  const { id, names, sources, hindsight, hinted, segments } = record;
  const isSeen = hindsight && !hasBot(record);
  if (winner === null || isSeen || !isDealt(record) || !SIDES.some((side) => isByPeople(record, side))) return null;
  return {
    id,
    ended: now,
    names: eachSide((side) => (isByPeople(record, side) ? names[side] : '')),
    sources,
    winner,
    score: { ...score },
    fair: !hindsight && SIDES.every((side) => hinted[side] === 0) && segments.every(({ name }) => name === undefined),
  };
}

/** Both together. A game that is in both is as it ended last, a mission as it was solved first. */
export function merged(one: Results, other: Results): Results {
  const games = new Map<string, Result>();
  for (const game of [...one.games, ...other.games]) {
    const known = games.get(game.id);
    if (!known || known.ended < game.ended) games.set(game.id, game);
  }
  const missions: Record<string, number> = { ...other.missions };
  for (const [id, when] of Object.entries(one.missions)) missions[id] = Math.min(when, missions[id] ?? when);
  return { games: [...games.values()].sort((a, b) => a.ended - b.ended).slice(-MOST), missions };
}

/** Reads what was written as JSON: all that can be read of it, and whether that is all. */
export function readResults(value: unknown): Results & { isWhole: boolean } {
  if (!isObject(value)) return { ...NO_RESULTS, isWhole: value === null };
  const games: unknown[] = Array.isArray(value.games) ? value.games : [];
  const missions = isObject(value.missions) ? Object.entries(value.missions) : [];
  const [sound, solved] = [games.filter(isResult), missions.filter(isSolved)];
  const isWhole =
    Array.isArray(value.games) &&
    isObject(value.missions) &&
    sound.length === games.length &&
    solved.length === missions.length;
  const read = { games: sound, missions: Object.fromEntries(solved) as Results['missions'] };
  return { ...merged(NO_RESULTS, read), isWhole };
}

export type KeptResults = ReturnType<typeof openResults>;

/** Opens the results that are kept. What cannot be read is put aside, and stays until all is cleared. */
export function openResults(keep: Keep) {
  /** What could not be written; null: all is. */
  let held: Results | null = null;

  function read(): Results & { isNewer: boolean } {
    const raw = keep.getItem(RESULTS);
    const value = parse(raw ?? 'null');
    if (isObject(value) && typeof value.version === 'number' && value.version > VERSION)
      return { ...(held ?? NO_RESULTS), isNewer: true };
    const { isWhole, ...found } = readResults(value);
    if (raw !== null && !isWhole) putAside(raw, found);
    return { ...(held ? merged(found, held) : found), isNewer: false };
  }

  /** Keeps the text beside what can be read of it. Until that is done, it stays where it is. */
  function putAside(raw: string, found: Results): void {
    const before = keep.getItem(UNREAD_RESULTS);
    try {
      if (!before?.includes(raw)) keep.setItem(UNREAD_RESULTS, before ? `${before}\n${raw}` : raw);
      write(found);
    } catch {
      held = found;
    }
  }

  const write = (results: Results): void => keep.setItem(RESULTS, JSON.stringify({ version: VERSION, ...results }));

  function change(changed: (results: Results) => Results): void {
    const { isNewer, ...now } = read();
    const next = changed(now);
    try {
      if (isNewer) held = next;
      else {
        write(next);
        held = null;
      }
    } catch {
      held = next;
    }
  }

  return {
    /** What is kept now: another tab may have added to it. */
    all: (): Results => {
      const { games, missions } = read();
      return { games, missions };
    },
    trouble(): ResultsTrouble | null {
      if (read().isNewer) return 'newer';
      if (keep.getItem(UNREAD_RESULTS) !== null) return 'unread';
      return held || keep.fleeting ? 'unwritten' : null;
    },
    /** The text that could not be read; null if there is none. */
    unread: (): string | null => keep.getItem(UNREAD_RESULTS),
    /** Adds a game that has ended. One that has ended before counts once, as it ended last. */
    add: (game: Result): void =>
      change((now) => ({
        ...now,
        games: [...now.games.filter(({ id }) => id !== game.id), game].slice(-MOST),
      })),
    /** Takes a game back whose end was taken back. */
    takeBack: (id: string): void => change((now) => ({ ...now, games: now.games.filter((game) => game.id !== id) })),
    solve: (mission: string, when: number): void =>
      change((now) => merged(now, { games: [], missions: { [mission]: when } })),
    merge: (others: Results): void => change((now) => merged(now, others)),
    /** Forgets all of it. */
    clear(): void {
      held = null;
      for (const key of [RESULTS, UNREAD_RESULTS]) keep.removeItem(key);
    },
  };
}
