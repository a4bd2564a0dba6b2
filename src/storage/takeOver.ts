/**
 * Takes over the games of earlier releases, which kept them in `localStorage`. A text is deleted there only when the
 * database has it, so that a crash loses nothing. A tab of an earlier release may still write there: at the next visit
 * its game is taken over again.
 */
import { INDEX, idOfKey, isLineKey, isSetKey, keyOfLine } from './innerKeys.ts';
import { isGameKey, keyOfGame } from './keys.ts';
import { isObject, parse } from './shape.ts';

/** The part of `localStorage` that this needs. */
export type OldStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isOurs = (key: string): boolean => isGameKey(key) || isSetKey(key) || isLineKey(key) || key === INDEX;

/** The texts of earlier releases, by their keys. */
export function oldTexts(storage: OldStorage): Map<string, string> {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(isOurs);
  return new Map(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/** What the database has to take of them. `known`: what it has. */
export function takenOver(old: ReadonlyMap<string, string>, known: Pick<Map<string, string>, 'get'>) {
  const taken: Record<string, string> = {};
  const index = parse(old.get(INDEX) ?? '');
  for (const [key, text] of old) {
    if (isSetKey(key) && known.get(key) === undefined) taken[key] = text;
    if (!isGameKey(key)) continue;
    const present = known.get(key);
    if (present === text) continue;
    const [to, its] = present === undefined || isLaterThan(text, present) ? [key, text] : besides(key, text, present);
    if (to === null || known.get(to) === its) continue;
    taken[to] = its;
    const id = idOfKey(key);
    const line = old.get(keyOfLine(id)) ?? (isObject(index) && isObject(index[id]) ? JSON.stringify(index[id]) : null);
    if (to === key && line !== null) taken[keyOfLine(id)] = line;
  }
  return taken;
}

/** Deletes there what has been taken over, unless it has changed since. */
export function letGoOf(old: ReadonlyMap<string, string>, storage: OldStorage): void {
  for (const [key, text] of old) if (storage.getItem(key) === text) storage.removeItem(key);
}

/** Where a text goes that is not later than the present one: nowhere if that one goes on from it, else beside it. */
function besides(key: string, text: string, present: string): [string, string] | [null, ''] {
  if (isLaterThan(present, text)) return [null, ''];
  const id = `${idOfKey(key).slice(0, 50)}-${text.length.toString(36)}`;
  const value = parse(text);
  return [keyOfGame(id), isObject(value) ? JSON.stringify({ ...value, id }) : text];
}

/** True if the first text is the same game as the second one, played on. */
function isLaterThan(text: string, other: string): boolean {
  const [one, two] = [text, other].map(lastMoves);
  if (!one || !two || one.updated < two.updated) return false;
  return one.moves.startsWith(two.moves) || two.moves.startsWith(one.moves);
}

function lastMoves(text: string): { updated: number; moves: string } | null {
  const value = parse(text);
  if (!isObject(value) || !Array.isArray(value.segments) || typeof value.updated !== 'number') return null;
  const actions: unknown[] = value.segments.flatMap((one) =>
    isObject(one) && Array.isArray(one.actions) ? one.actions : [],
  );
  // Without its closing bracket the text of fewer moves is the beginning of the text of more.
  return { updated: value.updated, moves: actions.map((action) => `${JSON.stringify(action)},`).join('') };
}
