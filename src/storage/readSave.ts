/** Reads the text of a save: gives a game that can be played, or says why not. Never throws, on any text. */

import type { Card, Rules, State } from '../engine/index.ts';
import { areCards, publicOffers, registerCatalog, view } from '../engine/index.ts';
import type { GameFile, GameRecord, Position, Timeline } from '../record/index.ts';
import { cutBefore, FORMAT, replay, setsOf, VERSION } from '../record/index.ts';
import { OLDEST, upToDate } from './older.ts';
import { BESIDE, besideMoves, misfitOf } from './recordShape.ts';
import { isObject, parse } from './shape.ts';
import type { SaveTrouble } from './trouble.ts';
import { breaksOff, brokenOff, damaged, isTrouble, trouble } from './trouble.ts';

/** Reads a position for cards of a registered set. Throws an `Error` that says what is wrong with it. */
export type ReadPosition = (position: Position, set: string, rules: Partial<Rules>) => State;

/** A game that was read and is ready to be played on. */
export interface Rebuilt {
  /** Without what does not fit beside the moves. */
  record: GameRecord;
  timeline: Timeline;
  start: State | null;
}

/** Reads the text of a save as a record. Only its shape is checked here; `rebuild` checks its moves by playing them. */
export function readRecord(text: string): GameRecord | SaveTrouble {
  const value = parse(text);
  if (value === undefined) return damaged({ what: 'not-json' });
  if (!isObject(value) || value.format !== FORMAT) return trouble('foreign');
  const { version } = value;
  if (typeof version === 'number' && version > VERSION) return trouble('newer', { version });
  if (typeof version === 'number' && version < OLDEST) return trouble('older', { version });
  const { sets: _, ...found } = upToDate(value);
  const record = besideMoves(found);
  const misfit = misfitOf(record);
  return misfit ? damaged({ what: 'shape', misfit }) : (record as unknown as GameRecord);
}

/** Plays a record to its end. `cards`: looks up a card set by its hash. */
export function rebuild(
  record: GameRecord,
  cards: (hash: string) => readonly Card[] | undefined,
  read?: ReadPosition,
): Rebuilt | SaveTrouble {
  const { commit } = record;
  try {
    for (const hash of setsOf(record)) {
      const set = cards(hash);
      if (!set) return trouble('no-cards', { hash });
      registerCatalog(set);
    }
    const start = startOf(record, read);
    if (start && 'code' in start) return start;
    const played = replay(record, start);
    if ('broken' in played) {
      const counts = record.segments.map(({ actions }) => actions.length);
      return brokenOff(played.broken, counts);
    }
    const { state } = played.timeline;
    publicOffers(view(state, 'table'));
    const isOpen = commit && state.hands[commit.side].includes(commit.card);
    const undone = record.undone.filter((one) => !played.unfit.includes(one));
    return { record: { ...record, undone, commit: isOpen ? commit : null }, timeline: played.timeline, start };
  } catch {
    return damaged({ what: 'unplayable' });
  }
}

/** The same; where a move does not fit, the game up to that move. */
export function rebuildBefore(...[record, cards, read]: Parameters<typeof rebuild>): Rebuilt | SaveTrouble {
  const built = rebuild(record, cards, read);
  if (!isTrouble(built) || !built.goesOn) return built;
  return rebuild(cutBefore(record, built.goesOn), cards, read);
}

/** True if the text has something beside its moves that the record lacks. */
export function lacksPieces(record: GameRecord, text: string): boolean {
  const value = parse(text);
  const saved = isObject(value) ? upToDate(value) : {};
  return BESIDE.some((name) => JSON.stringify(saved[name]) !== JSON.stringify(record[name]));
}

/** The state at which the first segment of a record begins. Null: it begins with a new game. */
export function startOf(record: GameRecord, read: ReadPosition | undefined): State | SaveTrouble | null {
  const { position, segments } = record;
  if (!position) return null;
  if (!read) return trouble('not-ready');
  try {
    return read(position, segments[0].cards, segments[0].rules);
  } catch (error) {
    return damaged({ what: 'position', says: error instanceof Error ? error.message : String(error) });
  }
}

/** Reads a stored card set. Undefined if it is missing, damaged, or has another hash. */
export function readCards(value: unknown, hash: string): readonly Card[] | undefined {
  try {
    return areCards(value) && registerCatalog(value).hash === hash ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is in an exported file. */
interface InFile {
  record: GameRecord;
  sets: Record<string, readonly Card[]>;
  /** The game, played to its end; null: it is over, but breaks off before. */
  timeline: Timeline | null;
}

/**
 * Reads the text of an exported file. Never throws. `before`: up to a move that does not fit. Without that, a game breaks
 * off only where it is over: there is nothing to play on.
 */
export function readFile(text: string, read?: ReadPosition, before = false): InFile | SaveTrouble {
  const record = readRecord(text);
  if (isTrouble(record)) return record;
  const { sets: given } = JSON.parse(text) as Partial<GameFile>;
  const sets: Record<string, readonly Card[]> = {};
  for (const hash of setsOf(record)) {
    const set = isObject(given) && Object.hasOwn(given, hash) ? readCards(given[hash], hash) : undefined;
    if (!set) return trouble('no-cards', { hash });
    sets[hash] = set;
  }
  const built = (before ? rebuildBefore : rebuild)(record, (hash) => sets[hash], read);
  if (!isTrouble(built)) return { record: built.record, timeline: built.timeline, sets };
  return !before && record.ended && breaksOff(built) ? { record, timeline: null, sets } : built;
}
