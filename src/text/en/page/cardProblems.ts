/** Words around the mistakes and doubts in card files. */
import { count } from '../words.ts';

export const CARD_PROBLEMS = {
  /** Both numbers from 0, not both 0. */
  title: (mistakes: number, warnings: number): string =>
    [mistakes > 0 && count(mistakes, 'mistake'), warnings > 0 && count(warnings, 'warning')]
      .filter(Boolean)
      .join(', ')
      .concat(' in the card files'),
  lastGood: 'The last cards without a mistake stay in play.',
  noGood: 'No game can start before the mistakes are corrected.',
  mistake: 'Mistake',
  warning: 'Warning',
  hide: 'Hide',
};
