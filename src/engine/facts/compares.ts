/** The signs of the card language. */
import type { SIGNS } from '../vocabulary/language.ts';

/** Does the sign hold between the two numbers? */
export function compares(a: number, sign: (typeof SIGNS)[number], b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}
