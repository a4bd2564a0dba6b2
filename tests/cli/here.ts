/** Commands run in the process of the test: what they print, and the status that their process would end with. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/**
 * Runs the command in `file` (a path from the root of the repository) as if these were its arguments.
 * A process of its own takes a second to start: it is for tests of signals, pipes, and of one run from end to end.
 */
export async function runHere(file: string, args: readonly string[]): Promise<Ended> {
  const ended: Ended = { status: 0, stdout: '', stderr: '' };
  let exited = false;
  const exit = (status = 0): never => {
    if (!exited) ended.status = Number(status);
    exited = true;
    throw new Error(`The command exits with ${status}.`);
  };
  // A process that has exited says nothing more.
  const writeTo = (stream: 'stdout' | 'stderr') => (text: unknown) => {
    if (!exited) ended[stream] += String(text);
    return true;
  };
  const printTo = (stream: 'stdout' | 'stderr') => (text: unknown) => void writeTo(stream)(`${text}\n`);
  const spies = [
    vi.spyOn(process, 'exit').mockImplementation(exit as typeof process.exit),
    vi.spyOn(process.stdout, 'write').mockImplementation(writeTo('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeTo('stderr')),
    vi.spyOn(console, 'log').mockImplementation(printTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(printTo('stderr')),
  ];
  const { argv } = process;
  const before = ['SIGINT', 'SIGTERM'].map((signal) => [signal, process.listeners(signal as 'SIGINT')] as const);
  const unheard = process.stdout.listeners('error');
  const path = resolve(file);
  process.argv = [argv[0], path, ...args];
  try {
    // The command does its work as it is loaded: under a new address each time it is loaded anew.
    await import(/* @vite-ignore */ `${pathToFileURL(path).href}?run=${runs++}`);
  } catch (error) {
    if (!exited) throw error;
  } finally {
    process.argv = argv;
    for (const [signal, listeners] of before)
      for (const listener of process.listeners(signal as 'SIGINT'))
        if (!listeners.includes(listener)) process.off(signal, listener);
    for (const listener of process.stdout.listeners('error'))
      if (!unheard.includes(listener)) process.stdout.off('error', listener as () => void);
    for (const spy of spies) spy.mockRestore();
  }
  if (!exited) ended.status = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return ended;
}
