/** A worker of a training run. It plays games to learn from, or a contest of two pairs of nets. */
import { rookie } from '../../bots/rookie/rookie.ts';
import { learnedPlanner } from '../../bots/value/learnedPlanner.ts';
import type { Net } from '../../bots/value/net.ts';
import type { BySide, Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { playRound } from '../arena/rounds.ts';
import { eachSeed, serve } from '../shell.ts';
import { gather, gatherers } from './play.ts';
import type { Samples } from './samples.ts';

/**
 * `gather`: games to learn from; `nets` as in `Lessons`. `compare`: pairs of games between planners that judge by
 * `nets` and by `against`, or by the rookie's rule if `against` is null.
 */
export type Setting = { cards: Card[]; rules: Rules } & (
  | { task: 'gather'; nets: BySide<Net> | null }
  | { task: 'compare'; nets: BySide<Net>; against: BySide<Net> | null }
);
export type Trained = { samples: BySide<Samples> } | { points: number; games: number };

serve<Setting, Trained>((setting) => {
  const { cards, rules } = setting;
  const catalog = registerCatalog(cards);
  if (setting.task === 'gather')
    return (batch) => {
      const to = gatherers();
      eachSeed(batch, (seed) => gather({ catalog, rules, nets: setting.nets }, seed, to));
      return { samples: { genius: to.genius.gathered(), spymaster: to.spymaster.gathered() } };
    };
  const { nets, against } = setting;
  const challenger = (own: number) => learnedPlanner(() => nets, own);
  const champion = against ? (own: number) => learnedPlanner(() => against, own) : rookie;
  return (batch) => {
    const rounds = eachSeed(batch, (seed) => playRound({ catalog, rules, challenger, champion }, seed));
    const points = rounds.reduce((sum, { genius, spymaster }) => sum + genius + spymaster, 0);
    return { points, games: 2 * batch.games };
  };
});
