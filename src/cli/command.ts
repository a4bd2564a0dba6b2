import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** An interrupted command clears up after itself, as one that ends does; the codes are those of a shell. */
const INTERRUPTIONS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

/** A command as people type it: unknown options are refused with a suggestion, and wrong usage exits with 2. */
export function command(name: string, description: string) {
  process.stdout.on('error', stopUnheard);
  for (const [signal, code] of INTERRUPTIONS) process.once(signal, () => process.exit(code));
  return new Command()
    .name(name)
    .description(description)
    .showHelpAfterError(`(${name} --help lists the options)`)
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
}

/** Whoever reads the output may stop early, as `head` does: then nothing more need be said. */
function stopUnheard(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** Runs a command's work; a failure is told in a sentence, without a stack trace, and exits with 1. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** Seeds and numbers of games add up to what a computer still counts in ones. */
const MOST = 999_999_999_999;

/** A reader of an option's whole number that is not below `least`. */
export const wholeFrom =
  (least: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < least)
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    if (Number(text) > MOST) throw new InvalidArgumentError(`It must be at most ${MOST}.`);
    return Number(text);
  };

/** A reader of an option's file that is to be written: a wrong one is found before the work, not after it. */
export function fileToWrite(text: string): string {
  if (!existsSync(dirname(text))) throw new InvalidArgumentError('There is no such folder.');
  if (existsSync(text) && statSync(text).isDirectory()) throw new InvalidArgumentError('That is a folder.');
  return text;
}
