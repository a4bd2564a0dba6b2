import { ABILITY_MISTAKES } from './abilities.ts';
import { CARD_MISTAKES } from './cards.ts';
import { JSON_MISTAKES } from './json.ts';
import type { Mistake } from './mistake.ts';
import { SET_MISTAKES } from './sets.ts';

export const ALL_MISTAKES: readonly Mistake[] = [
  ...JSON_MISTAKES,
  ...CARD_MISTAKES,
  ...ABILITY_MISTAKES,
  ...SET_MISTAKES,
];
