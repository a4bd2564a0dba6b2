/** What the check of cards says besides its problems. */
import type { Added } from '../../../cards/standing.ts';

/** `Added to the game's own cards: 14 new, 1 in place of another (guard).` */
export const addedWords = ({ fresh, replaced }: Added): string =>
  `Added to the game's own cards: ${fresh} new, ${replaced.length} in place of ${replaced.length === 1 ? 'another' : 'others'}${
    replaced.length > 0 ? ` (${replaced.slice(0, 10).join(', ')}${replaced.length > 10 ? ', …' : ''})` : ''
  }.`;

const tally = (n: number, thing: string): string => `${n === 0 ? 'No' : n} ${thing}${n === 1 ? '' : 's'}`;

/** `No mistakes, 1 warning.` */
export const foundWords = (mistakes: number, warnings: number): string =>
  `${tally(mistakes, 'mistake')}, ${tally(warnings, 'warning').toLowerCase()}.`;

export const mistakesWords = (mistakes: number): string =>
  `The cards have ${mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`}.`;
