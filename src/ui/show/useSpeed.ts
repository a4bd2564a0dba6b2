import { SHOW } from '../../text/en/screens/settings.ts';
import { STRIP } from '../../text/en/table/strip/strip.ts';
import { useGame, useGameStore } from '../page/session/game.ts';

/** How fast scenes play, in words, and what turns to the next speed. */
export function useSpeed(): { words: string; turn(): void } {
  const { getState } = useGameStore();
  const speed = useGame((s) => s.preferences.show);
  const at = SHOW.findIndex(({ show }) => show === speed);
  const next = SHOW[(at + 1) % SHOW.length];
  return { words: STRIP.pace(SHOW[at].title), turn: () => getState().setPreferences({ show: next.show }) };
}
