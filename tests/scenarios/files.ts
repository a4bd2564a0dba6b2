/** The scenario files of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `fails`: what the run must end with instead of succeeding; the runner pays no heed to it. */
export interface ScenarioFile {
  /** Below this folder. */
  path: string;
  json: {
    name: string;
    cards?: unknown[];
    actions?: { type: string }[];
    expect?: Record<string, unknown>;
    fails?: { at: number | null; code: string; rule?: string; says?: string };
  };
}

export const SCENARIOS = fileURLToPath(new URL('.', import.meta.url));

export const scenarioFiles = (): ScenarioFile[] =>
  readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({ path, json: JSON.parse(readFileSync(join(SCENARIOS, path), 'utf8')) }));
