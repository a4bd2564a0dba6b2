/** From the text of a save to a game that can be played, or to words that say why not. Never throws, on any text. */
import type { Card } from '../engine/index.ts';
import { publicOffers, registerCatalog, view } from '../engine/index.ts';
import type { GameFile, GameRecord } from './record.ts';
import { FORMAT, VERSION } from './record.ts';
import { problemOfCards, problemOfRecord } from './recordShape.ts';
import type { Timeline } from './replay.ts';
import { replay } from './replay.ts';
import * as say from './sentences.ts';
import { isObject } from './shape.ts';
import { problemOfStart } from './startShape.ts';
import type { SaveProblem } from './types.ts';

export const isProblem = (value: object): value is SaveProblem => 'code' in value && 'message' in value;

/** Reads the text of a save as a record. Checks its shape; its moves are checked by playing them (`rebuild`). */
export function readRecord(text: string): GameRecord | SaveProblem {
  const value = parse(text);
  if (value === undefined) return say.notJson();
  if (!isObject(value) || value.format !== FORMAT) return say.foreign();
  const { version } = value;
  if (typeof version === 'number' && version > VERSION) return say.newer(version);
  if (typeof version === 'number' && version < VERSION) return say.older(version);
  const { sets: _, ...record } = value;
  const problem = problemOfRecord(record);
  return problem ? say.misshapen(problem) : (record as unknown as GameRecord);
}

/** Plays a record through. `cards` looks a card set up by its hash. */
export function rebuild(
  record: GameRecord,
  cards: (hash: string) => readonly Card[] | undefined,
): { timeline: Timeline } | SaveProblem {
  const { segments, commit } = record;
  for (const { cards: hash, start } of segments) {
    const set = cards(hash);
    if (!set) return say.noCards(hash);
    const problem = start && problemOfStart(start, hash, set);
    if (problem) return say.misshapen(problem);
  }
  try {
    const played = replay(record, (hash) => cards(hash) ?? []);
    if ('broken' in played) return say.brokenOff(played.broken);
    const { state } = played.timeline;
    publicOffers(view(state, 'table'));
    if (commit && !state.hands[commit.side].includes(commit.card)) return say.misshapen('commit: no card of the hand');
    return played;
  } catch {
    return say.noGame();
  }
}

/** Reads a card set as it is stored; undefined where it is missing, damaged or not the set of that hash. */
export function readCards(value: unknown, hash: string): readonly Card[] | undefined {
  try {
    if (problemOfCards(value)) return undefined;
    return registerCatalog(value as Card[]).hash === hash ? (value as Card[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the text of a file apart: the game, its cards, and the game played through. Never throws. */
export function readFile(
  text: string,
): { record: GameRecord; sets: Record<string, readonly Card[]>; timeline: Timeline } | SaveProblem {
  const record = readRecord(text);
  if (isProblem(record)) return record;
  const { sets: given } = JSON.parse(text) as Partial<GameFile>;
  const sets: Record<string, readonly Card[]> = {};
  for (const { cards: hash } of record.segments) {
    const set = isObject(given) && Object.hasOwn(given, hash) ? readCards(given[hash], hash) : undefined;
    if (!set) return say.noCards(hash);
    sets[hash] = set;
  }
  const built = rebuild(record, (hash) => sets[hash]);
  return isProblem(built) ? built : { record, sets, timeline: built.timeline };
}

/** The value, or undefined where the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
