/** R9.1: answering a choice that belongs to a resolution. */

import { answer } from '../moment/pick.ts';
import { subsets } from '../tools/subsets.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { HIDDEN } from '../vocabulary/types.ts';
import { unknownAmong } from './abilities.ts';
import { move } from './move.ts';

export const choose = move('choose', {
  timing({ choice }, { side }) {
    if (!choice) return refuse('not-now', 'R9.1', { what: 'no-choice' });
    return choice.side === side ? undefined : refuse('wrong-side', 'R9.1', { side: choice.side, what: 'answer' });
  },
  refusal: (state, { ids, option }) => canAnswer(state, ids, option),
  perform(moment, { ids = [], option }) {
    const { choice } = moment.state;
    if (choice) answer(moment, choice, option === undefined ? [...ids] : [option]);
  },
  offers({ choice }, side, out) {
    if (!choice) return;
    const { kind, from, min, max } = choice;
    if (kind !== 'cards') {
      out.add(from.length, (i) => ({ type: 'choose', side, option: from[i] }));
      return;
    }
    if (from.includes(HIDDEN)) return;
    const sets = subsets(from, min, max);
    out.add(sets.length, (i) => {
      const ids = sets.at(i);
      return ids && { type: 'choose', side, ids };
    });
  },
});

/** May this be the answer? It names as many of the offered cards as asked for, or one of the options or squares. */
function canAnswer(
  state: ReadonlyState,
  ids: readonly number[] | undefined,
  option: number | undefined,
): Refusal | undefined {
  const { choice } = state;
  if (!choice) return refuse('not-now', 'R9.1', { what: 'no-choice' });
  const chosen = choice.kind === 'cards' ? ids : option === undefined ? undefined : [option];
  if (!chosen) return refuse('not-offered', 'R9.1', { what: choice.kind });
  const stranger = choice.kind === 'cards' ? unknownAmong(state, chosen) : undefined;
  if (stranger) return stranger;
  for (const one of chosen) if (!choice.from.includes(one)) return refuse('not-offered', 'R9.1', { what: choice.kind });
  const [have, { min, max }] = [chosen.length, choice];
  const off = have < min || have > max;
  return off ? refuse('not-offered', 'R9.1', { what: 'count', have, need: have < min ? min : max }) : undefined;
}
