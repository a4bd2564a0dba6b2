/** Estimates of unseen cards: the means of the set. */
import type { State } from '../../engine/index.ts';
import { catalogOf } from '../../engine/index.ts';
import type { Runner } from './threat.ts';

interface Averages {
  plan: { evilness: number; contraptions: number; minions: number };
  spy: Runner;
}
const averages = new WeakMap<object, Averages>();

function averagesOf(state: State): Averages {
  const catalog = catalogOf(state);
  let found = averages.get(catalog);
  if (!found) {
    const mean = (type: string, value: (d: (typeof catalog.definitions)[number]) => number): number => {
      let sum = 0;
      let copies = 0;
      for (const d of catalog.definitions)
        if (d.type === type) {
          sum += d.copies * value(d);
          copies += d.copies;
        }
      return sum / Math.max(1, copies);
    };
    found = {
      plan: {
        evilness: mean('plan', (d) => d.evilness),
        contraptions: mean('plan', (d) => d.planCost.contraptions),
        minions: mean('plan', (d) => d.planCost.minions),
      },
      spy: {
        attack: Math.round(mean('spy', (d) => d.attack)),
        health: Math.round(mean('spy', (d) => d.health)),
        sneak: Math.round(mean('spy', (d) => d.sneak)),
        initiative: false,
      },
    };
    averages.set(catalog, found);
  }
  return found;
}
/** The average plan, as an estimate of a hidden one. */
export const averagePlan = (state: State) => averagesOf(state).plan;
/** The average Spy, as an estimate of an unseen one. */
export const averageSpy = (state: State) => averagesOf(state).spy;
