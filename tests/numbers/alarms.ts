/** How often a comparison claims a difference where there is none. */
import { dice } from '../../src/engine/index.ts';
import { looksOf } from '../../src/sim/estimate/looks.ts';
import { count, NO_MOMENTS } from '../../src/sim/estimate/moments.ts';
import { isSettled, judge } from '../../src/sim/estimate/verdict.ts';
import type { Outcome } from './pool.ts';

/** `alarms`: the comparisons that claimed one. `deals`: those of a comparison, in the mean. */
export interface Alarms {
  comparisons: number;
  alarms: number;
  share: number;
  deals: number;
}

type Draw = (roll: (below: number) => number, deal: number) => [from: Outcome, to: Outcome];

/** Comparisons as the simulator makes them: each ends when it is settled, or with the deals that there are. */
function alarmsOf(comparisons: number, most: number, drawFor: (seed: number) => Draw): Alarms {
  const looks = new Set(looksOf(most));
  let [alarms, deals] = [0, 0];
  for (let seed = 1; seed <= comparisons; seed++) {
    const roll = dice(seed);
    const draw = drawFor(seed);
    const differences = { ...NO_MOMENTS };
    for (let deal = 0; deal < most; deal++) {
      const [from, to] = draw(roll, deal);
      count(differences, to.won - from.won);
      deals++;
      if (!looks.has(deal + 1)) continue;
      const judged = judge(differences, most);
      if (!judged || !isSettled(judged)) continue;
      if (judged.verdict === 'more' || judged.verdict === 'less') alarms++;
      break;
    }
  }
  return { comparisons, alarms, share: alarms / comparisons, deals: deals / comparisons };
}

/** The set against itself, each game with a deal of its own. */
export const independentAlarms = (neutral: readonly Outcome[][], comparisons: number, most: number): Alarms =>
  alarmsOf(comparisons, most, () => (roll) => {
    const one = (): Outcome => {
      const games = neutral[roll(neutral.length)];
      return games[roll(games.length)];
    };
    return [one(), one()];
  });

/** The set against itself with neutral changes, on the same deals: for each deal two of the sets, either way round. */
export const neutralAlarms = (neutral: readonly Outcome[][], comparisons: number, most: number): Alarms =>
  alarmsOf(comparisons, most, (seed) => {
    const deals = shuffled(neutral[0].length, seed);
    return (roll, deal) => {
      const a = roll(neutral.length);
      const b = (a + 1 + roll(neutral.length - 1)) % neutral.length;
      return [neutral[a][deals[deal]], neutral[b][deals[deal]]];
    };
  });

function shuffled(length: number, seed: number): number[] {
  const roll = dice(-seed);
  return Array.from({ length }, (_, i) => ({ i, at: roll(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ i }) => i);
}
