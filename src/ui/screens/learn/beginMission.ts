import type { BySide } from '../../../engine/index.ts';
import type { GameStore } from '../../../store/store.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { go } from '../../page/route/route.ts';
import { asMission } from './asMission.ts';
import type { MissionFile } from './missions.ts';

interface Options {
  /** Who plays, if not the usual. */
  sources?: BySide<string>;
  /** False: it is played with the set that somebody brought. */
  own?: boolean;
}

/** Begins a mission or a puzzle. Returns what went wrong, or null. */
export async function beginMission(
  store: Pick<GameStore, 'getState'>,
  mission: Pick<MissionFile, 'side' | 'file'>,
  { sources, own = true }: Options = {},
): Promise<string | null> {
  const { getReady, newGame, preferences } = store.getState();
  // Where the reader of missions cannot be fetched, the new game says so.
  await getReady().catch(() => {});
  const { names, seating, preset, grace } = preferences;
  const options = { names, settings: { seating, preset, grace }, position: mission.file, own };
  const hindered = newGame({ ...asMission(mission, options), ...(sources && { sources }) });
  if (hindered) return saveSentence(hindered);
  const { game } = store.getState();
  if (game) go({ screen: 'game', id: game.id });
  return null;
}
