/**
 * One file with all that is kept here, for another browser: the saved games with their cards, the results, and the puzzles
 * out of games.
 */
import { idOfKey, isLineKey, isSetKey } from './innerKeys.ts';
import type { KeptPuzzle } from './keptPuzzles.ts';
import { readKept } from './keptPuzzles.ts';
import { isGameKey } from './keys.ts';
import { readCards } from './readSave.ts';
import type { Results } from './results.ts';
import { readResults } from './results.ts';
import { isObject, mapping, must, oneOf, parse, record, text } from './shape.ts';
import { takenOver } from './takeOver.ts';
import type { SaveTrouble } from './trouble.ts';
import { damaged, trouble } from './trouble.ts';
import type { Unkept, Vault } from './vault.ts';

const FORMAT = 'evil-genius-vs-spies-everything';
const VERSION = 1;

const isKey = (key: string): boolean =>
  (isGameKey(key) || isLineKey(key) || isSetKey(key)) && /^[a-z0-9-]{1,64}$/.test(idOfKey(key));
const shape = record({
  format: oneOf(FORMAT),
  version: oneOf(VERSION),
  // Each text is checked when it is opened, as the texts of the browser are.
  texts: mapping((key) => (isKey(key) ? text(100_000_000) : undefined)),
  results: must('object', isObject),
});

/** The puzzles stand with the results: releases that know none leave them out. */
interface Kept {
  readonly puzzles: readonly KeptPuzzle[];
}

/** The text of the file. `holds`: whether it holds the game of that id. */
export function bundleOf(vault: Vault, results: Results & Kept, holds: (id: string) => boolean): string {
  const keys = vault.keys().filter((key) => isKey(key) && !isSetKey(key) && holds(idOfKey(key)));
  const games = keys.map((key) => vault.get(key) ?? '');
  const sets = vault.keys().filter((key) => isSetKey(key) && games.some((game) => game.includes(idOfKey(key))));
  const texts = Object.fromEntries([...keys, ...sets].map((key) => [key, vault.get(key) ?? '']));
  return JSON.stringify({ format: FORMAT, version: VERSION, texts, results });
}

export interface Bundle {
  texts: ReadonlyMap<string, string>;
  results: Results;
  puzzles: readonly KeptPuzzle[];
  /** All of the results and of the puzzles could be read. */
  isWhole: boolean;
}

/** What has come of a file with everything. */
export interface Imported {
  /** How many games have come. */
  readonly games: number;
  /** All of the results and of the puzzles could be read. */
  readonly isWhole: boolean;
  /** Not all puzzles out of games could be kept. */
  readonly puzzles?: 'no-room';
}

/** Reads such a file; null if the text is another file. Never throws. */
export function readBundle(file: string): Bundle | SaveTrouble | null {
  const value = parse(file);
  if (!isObject(value) || value.format !== FORMAT) return null;
  const { version } = value;
  if (typeof version === 'number' && version > VERSION) return { ...trouble('newer', { version }), at: 'file' };
  const misfit = shape(value, '');
  if (misfit) return { ...damaged({ what: 'shape', misfit }), at: 'file' };
  const { isWhole, ...results } = readResults(value.results);
  const texts = new Map(Object.entries(value.texts as Record<string, string>));
  const { puzzles: kept = [] } = value.results as { puzzles?: unknown };
  const puzzles = readKept(kept);
  return { texts, results, puzzles, isWhole: isWhole && Array.isArray(kept) && puzzles.length === kept.length };
}

/**
 * Takes the games of such a file in beside those that are here. A game that is here stays as it is, or goes on as it was
 * played on there; where it was played on otherwise, it stands beside. Answers how many games have come, or why none has.
 */
export async function takeIn(vault: Vault, { texts }: Bundle): Promise<number | SaveTrouble> {
  // A set that is none would keep the right one of its hash from being written.
  const isSound = ([key, one]: [string, string]) => !isSetKey(key) || readCards(parse(one), idOfKey(key)) !== undefined;
  const changes = takenOver(new Map([...texts].filter(isSound)), { get: (key) => vault.get(key) ?? undefined });
  const games = Object.keys(changes).filter(isGameKey).length;
  if (games === 0) return 0;
  const why = await new Promise<Unkept | undefined>((settled) =>
    vault.write({ name: 'everything', changes, once: true, settled }),
  );
  return why && why !== 'no-storage' ? trouble('no-room') : games;
}
