/** Commands as tests run them: in the process of the test, and in the soak each in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { FULL } from '../full.ts';
import type { Ended } from './here.ts';
import { runHere } from './here.ts';

async function runApart(file: string, args: readonly string[]): Promise<Ended> {
  const command = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(command, 'close');
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  const [status] = await ended;
  return { status, stdout, stderr };
}

/** Runs the command in `file` (a path from the root of the repository) with these arguments. */
export const runCommand = FULL ? runApart : runHere;
