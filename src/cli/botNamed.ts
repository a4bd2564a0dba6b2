import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { BotName } from '../bots/index.ts';
import { BOTS, BOTS_TO_COME } from '../bots/index.ts';
import { didYouMean } from '../cards/suggest.ts';

/** Reads an option that names a bot. */
export function botNamed(text: string): BotName {
  const known = BOTS.find((name) => name === text);
  if (known) return known;
  if (BOTS_TO_COME.some((name) => name === text))
    throw new InvalidArgumentError(`There is no bot of that name yet; known: ${BOTS.join(', ')}`);
  throw new InvalidArgumentError(`There is no such bot${didYouMean(text, BOTS)}`);
}
