/** The rules a game is played by: the defaults, what the designers set, what the preset changes. */
import type { Rules } from '../engine/index.ts';
import { AS_PRINTED, RECOMMENDED } from '../engine/index.ts';
import type { Preset } from './types.ts';

export const rulesFor = (designed: Partial<Rules>, preset: Preset): Rules => ({
  ...RECOMMENDED,
  ...designed,
  ...(preset === 'as-printed' ? AS_PRINTED : {}),
});
