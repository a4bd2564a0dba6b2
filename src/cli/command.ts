import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { BadRun } from '../sim/trouble.ts';
import { COMMAND } from '../text/en/cli/commands.ts';
import { runSentence } from '../text/en/cli/runs.ts';
import { noSet } from './cardSet.ts';
import { notFillable, notWritable } from './writable.ts';

/** An interrupted command also clears up, and exits with the code that a shell gives for the signal. */
const INTERRUPTIONS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** A command with its name and description. It refuses unknown options with a suggestion; wrong usage exits with 2. */
export function command(name: string, description: string) {
  process.stdout.on('error', stopUnheard);
  for (const [signal, code] of INTERRUPTIONS) process.once(signal, () => process.exit(code));
  return new Command()
    .name(name)
    .description(description)
    .showHelpAfterError(COMMAND.helpHint(name))
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
}

/** Ends the command quietly if the reader of its output stops early, as `head` does. */
function stopUnheard(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

function saidOf(error: unknown): string {
  if (error instanceof BadRun) return runSentence(error.trouble);
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command's work. A failure is printed as a sentence, without a stack trace, and exits with 1. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(saidOf(error));
    process.exit(1);
  }
}

/** The largest number of an option: sums of seeds and numbers of games still stay exact. */
const MOST = 999_999_999_999;

/** Returns a reader for an option: a whole number of at least `least`. */
export const wholeFrom =
  (least: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < least) throw new InvalidArgumentError(COMMAND.wholeNumber(least));
    if (Number(text) > MOST) throw new InvalidArgumentError(COMMAND.atMost(MOST));
    return Number(text);
  };

/** Returns a reader for an option: a number above `least`, such as 0.5. */
export const numberAbove =
  (least: number) =>
  (text: string): number => {
    if (!/^\d+(\.\d+)?$/.test(text) || Number(text) <= least)
      throw new InvalidArgumentError(COMMAND.numberAbove(least));
    return Number(text);
  };

/** Reads an option that names the folder or file of a card set. */
export const existingSet = (text: string): string => orRefused(text, noSet(text));

/** Reads an option that names a file to write. A path that cannot be written is refused before the work begins. */
export const fileToWrite = (text: string): string => orRefused(text, notWritable(text));

/** Reads an option that names a folder to fill, which may not be there yet. */
export const folderToFill = (text: string): string => orRefused(text, notFillable(text));

function orRefused(text: string, why: string | undefined): string {
  if (why) throw new InvalidArgumentError(why);
  return text;
}
