import { RESULTS } from '../../../storage/keys.ts';
import type { Result } from '../../../storage/results.ts';
import { readResults } from '../../../storage/results.ts';
import { parse } from '../../../storage/shape.ts';
import { solvedOf } from '../../../storage/solved.ts';
import { nextRung, scoreOf } from '../../../storage/standing.ts';
import { LADDER } from '../../../text/en/ladder.ts';
import type { Names } from '../../../text/en/names.ts';
import { STANDING } from '../../../text/en/screens/opponents.ts';
import { loadedStore } from '../../page/session/loadStore.ts';

/** What the title tells of what has been played. */
export interface Standing {
  games: readonly Result[];
  /** Of the missions that are solved; null: none is. */
  ofLessons: string | null;
  /** Of the bots; null: none has been played. */
  ofBots: string | null;
  /** How two people of these names stand against each other; null: they have not played. */
  ofTwo(names: Names): string | null;
}

/** The standing as it is now. It needs no store. */
export function standing(): Standing {
  const { games, missions } =
    loadedStore()?.getState().results ?? readResults(parse(localStorage.getItem(RESULTS) ?? 'null'));
  const solved = solvedOf(missions).missions;
  return {
    games,
    ofLessons: solved > 0 ? STANDING.solved(solved) : null,
    ofBots: games.length > 0 ? STANDING.next(nextRung(games, LADDER)) : null,
    ofTwo(names) {
      const score = scoreOf(games, names);
      return score && STANDING.soFar(STANDING.score(score));
    },
  };
}
