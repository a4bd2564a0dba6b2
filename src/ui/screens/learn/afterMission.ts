/** What comes after a mission, in the order of the screen of the missions. */
import type { GameStore } from '../../../store/store.ts';
import { missionName } from '../../../text/plain.ts';
import { go } from '../../page/route/route.ts';
import { beginMission } from './beginMission.ts';
import { MISSIONS, missionsOf } from './missions.ts';

/**
 * What comes after the open mission. `next`: begins the next one of its row. `guided`: the name of the game with tips that
 * comes after the last one. Null: the mission stands in no row.
 */
export function afterMission(
  store: Pick<GameStore, 'getState'>,
): { next: (() => void) | null; guided: string | null } | null {
  const { lesson, game, cards } = store.getState();
  if (!lesson || !game) return null;
  const { name: set } = game.set;
  const brought = cards?.brought;
  const own = set === null;
  const row = own ? MISSIONS : brought?.name === set ? missionsOf(brought.hash, cards?.missions ?? []).good : [];
  const missions = row.filter(({ side }) => side !== 'both');
  const here = missions.findIndex(({ name }) => name === missionName(lesson.name));
  if (here < 0) return null;
  const next = missions[here + 1];
  return {
    next: next
      ? () => void beginMission(store, next, { own }).then((trouble) => trouble && go({ screen: 'learn' }))
      : null,
    guided: row.find(({ side }) => side === 'both')?.name ?? null,
  };
}
