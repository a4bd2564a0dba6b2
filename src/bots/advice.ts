/** What a strong bot would do for somebody who asks, and how it reckons. It knows what the asker knows. */
import type { Action, Advice, View } from '../engine/index.ts';
import { refusal } from '../engine/index.ts';
import { deputyOf } from './deputy/deputy.ts';
import type { Limit } from './limit.ts';
import { firstActionOf } from './search/candidates.ts';

/** The deputy's advice for the decision of the view's side. `offers`: as for a bot. Throws if there is none. */
export function adviceFor(view: View, offers: readonly Action[], seed: number, limit: Limit): Advice {
  const considered = deputyOf(seed, limit)
    .consider(view, offers)
    .flatMap((one) => {
      const action = firstActionOf(one.candidate);
      return action && !refusal(view, action) ? [{ action, chance: one.chance }] : [];
    });
  const [best, ...others] = considered;
  if (!best) {
    const action = deputyOf(seed, limit).decide(view, offers);
    if (!action) throw new Error('Nobody asks the side for a decision.');
    return { action, chance: null, next: null };
  }
  const text = JSON.stringify(best.action);
  // What was given up early may have a higher chance, which few games stand for.
  const next = others.find(({ action, chance }) => JSON.stringify(action) !== text && chance <= best.chance);
  return { ...best, next: next ?? null };
}
