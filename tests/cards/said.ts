/** What the check of cards tells, as people read it. */
import type { Mistakes } from '../../src/cards/check.ts';
import type { Suggestion } from '../../src/cards/suggest.ts';
import { suggestion } from '../../src/cards/suggest.ts';
import { mistakeSentence } from '../../src/text/en/mistakes/problem.ts';
import * as say from '../../src/text/en/mistakes/suggestion.ts';

/** What was read, or a sentence for each mistake. */
export const said = <Read extends object>(result: Read | Mistakes) =>
  'mistakes' in result
    ? { problems: result.mistakes.map((mistake) => mistakeSentence(mistake)), more: result.more }
    : result;

export const didYouMean = (...args: Parameters<typeof suggestion>): string =>
  say.didYouMean(suggestion(...args) as Suggestion);
