/** A file that has a line for each test that has ended, written at once: what a killed run has tested is not lost. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The variable with the path of the file. */
export const LEDGER = 'SOAK_LEDGER';

export interface Ended {
  name: string;
  ok: boolean;
}
export interface Tested {
  passed: string[];
  failed: string[];
  /** Those that passed when they were tried again. */
  again: string[];
}

export const write = (ended: Ended, file = process.env[LEDGER]): void => {
  if (file) appendFileSync(file, `${JSON.stringify(ended)}\n`);
};

/** What has passed and what has failed. A test that was tried again counts as it ended last. */
export function tested(file: string): Tested {
  const last = new Map<string, boolean>();
  const again = new Set<string>();
  for (const { name, ok } of lines(file)) {
    if (ok && last.get(name) === false) again.add(name);
    last.set(name, ok);
  }
  const those = (ok: boolean): string[] => [...last].filter(([, ended]) => ended === ok).map(([name]) => name);
  return { passed: those(true), failed: those(false), again: [...again] };
}

/** The line at which a run was killed may be cut off: that test has not ended. */
const lines = (file: string): Ended[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Ended];
    } catch {
      return [];
    }
  });
