import type { BySide } from '../../../engine/index.ts';
import type { Result } from '../../../storage/results.ts';
import { facing, isAgainst, nextRung, scoreOf } from '../../../storage/standing.ts';
import { LADDER } from '../../../text/en/ladder.ts';
import { STANDING } from '../../../text/en/screens/opponents.ts';
import { loneSide } from '../settings/cast.ts';

/**
 * What a game that has ended changes: how its two people stand, or the rung that was climbed with it. Null: nothing, as
 * in a game that does not count.
 */
export function standingWords(
  games: readonly Result[],
  { id, names }: { id: string; names: BySide<string> },
  sources: BySide<string>,
): string | null {
  if (!games.some((game) => game.id === id)) return null;
  const side = loneSide(sources);
  if (!side) {
    const score = scoreOf(games, names);
    return score && STANDING.soFar(STANDING.score(score));
  }
  const bot = sources[facing(side)];
  const [first] = games.filter((game) => game.fair && game.winner === side && isAgainst(game, bot, side));
  return first?.id === id && LADDER.includes(bot) ? STANDING.climbed(STANDING.next(nextRung(games, LADDER))) : null;
}
