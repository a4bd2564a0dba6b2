/** R9.1: what a choice that belongs to a resolution is about. */
import { listAt } from '../verbs/interpret.ts';
import type { Effect } from '../vocabulary/language.ts';
import { alternativesOf } from '../vocabulary/language.ts';
import { HIDDEN } from '../vocabulary/types.ts';
import type { View } from './view.ts';

export type Asked =
  /** Whether the text takes effect: the first option is its effects, the second is none. */
  | { about: 'whether'; options: readonly (readonly Effect[])[] }
  /** Which of the options takes effect. */
  | { about: 'which'; options: readonly (readonly Effect[])[] }
  /** Which cards or squares the effect is done with. */
  | { about: 'with'; effect: Effect };

/** What the choosing side is asked; null if no choice is open, or if no card asks. */
export function whatIsAsked(view: View): Asked | null {
  const frame = view.frames.at(-1);
  if (!view.choice || !frame || frame.source === HIDDEN) return null;
  const list = listAt(view, frame);
  if (frame.asks) return { about: 'whether', options: [list, []] };
  const effect = list.at(frame.at);
  if (!effect) return null;
  const options = alternativesOf(effect);
  return options ? { about: 'which', options } : { about: 'with', effect };
}
