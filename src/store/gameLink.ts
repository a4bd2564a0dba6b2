/** A finished game as a link: its record in few letters, and the stop at which it opens. */
import { lettersOf, textIn } from '../pack/letters.ts';
import type { GameRecord } from '../record/index.ts';
import { packedGame, unpackedGame } from '../record/index.ts';

const GAME_KEY = '#game=';
/** A longer link is cut off by some programs on its way. */
const LONGEST = 8000;
/** Remarks do not make a link longer than that. */
const LONGEST_WITH_REMARKS = 2000;
/** So many bytes may be packed in a link. */
const MOST = 400_000;

/** The part of an address that holds a game. */
export interface GameLink {
  readonly link: string;
  /** There was no room for the remarks. */
  readonly lacksRemarks: boolean;
}

/** The link that opens the game at that stop; null if it would be too long. */
export async function toGameLink(record: GameRecord, stop: number): Promise<GameLink | null> {
  const linkOf = async (one: GameRecord) => `${GAME_KEY}${await lettersOf(packedGame(one))}@${stop}`;
  const whole = await linkOf(record);
  if (record.remarks.length === 0) return whole.length > LONGEST ? null : { link: whole, lacksRemarks: false };
  if (whole.length <= LONGEST_WITH_REMARKS) return { link: whole, lacksRemarks: false };
  const bare = await linkOf({ ...record, remarks: [] });
  return bare.length > LONGEST ? null : { link: bare, lacksRemarks: true };
}

/** The game of such a link, under that id, and its stop; null if the link is damaged. */
export async function fromGameLink(
  link: string,
  facts: Pick<GameRecord, 'id'> & { now: number },
): Promise<{ record: GameRecord; stop: number } | null> {
  const [, letters, at] = /^#game=([\w-]+)(?:@(\d+))?/.exec(link) ?? [];
  if (!letters || letters.length > LONGEST) return null;
  const text = await textIn(letters, MOST).catch(() => null);
  const record = text === null ? null : unpackedGame(text, facts);
  return record && { record, stop: Number(at ?? 0) };
}
