/** A finished game as a file, with its cards. */
import { catalogOf } from '../engine/index.ts';
import type { GameFile, GameRecord } from '../record/index.ts';
import { setsOf } from '../record/index.ts';

/** The name and text of the file. The game's card sets are registered. */
export function fileOf(record: GameRecord): { name: string; text: string } {
  const sets = Object.fromEntries(setsOf(record).map((set) => [set, catalogOf({ set }).source]));
  return { name: nameOf(record), text: JSON.stringify({ ...record, sets } satisfies GameFile) };
}

/** What the file of a game is called. */
export const nameOf = ({ id }: Pick<GameRecord, 'id'>): string => `evil-genius-${id}.json`;
