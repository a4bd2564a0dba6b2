import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { BotName } from '../bots/index.ts';
import { BOTS } from '../bots/index.ts';
import { suggestion } from '../cards/suggest.ts';
import type { Contestant } from '../sim/contestants.ts';
import { CONTESTANTS } from '../sim/contestants.ts';
import { COMMAND } from '../text/en/cli/commands.ts';
import { didYouMean } from '../text/en/mistakes/suggestion.ts';

/** Reads an option that names a bot. */
export const botNamed = (text: string): BotName => oneOf<BotName>(text, BOTS);

/** Reads an option that names a contestant of the arena: a bot, an exploiter, or a changed bot. */
export const contestantNamed = (text: string): Contestant => oneOf(text, CONTESTANTS);

function oneOf<Name extends string>(text: string, names: readonly Name[]): Name {
  const known = names.find((name) => name === text);
  if (known) return known;
  throw new InvalidArgumentError(COMMAND.noBot(didYouMean(suggestion(text, names))));
}
