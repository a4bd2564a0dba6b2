/** Reads the scenario files of this folder. Their casts are in `cast`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { castFiles } from '../../src/cli/castFiles.ts';
import type { CastReader } from '../../src/scenario/cast.ts';

/** `fails`: how the run must fail. The runner ignores it. */
export interface ScenarioFile {
  /** Relative to this folder. */
  path: string;
  readCast: CastReader;
  json: {
    name: string;
    cast?: string | string[];
    cards?: unknown[];
    setup?: unknown;
    actions?: { type: string }[];
    expect?: Record<string, unknown>;
    fails?: { at: number | null; code: string; rule?: string; says?: string };
  };
}

export const SCENARIOS = fileURLToPath(new URL('.', import.meta.url));

const readCast = castFiles();

/** Reads the scenario file at a path below a folder. */
export function readScenarioFile(folder: string, path: string): ScenarioFile {
  const file = join(folder, path);
  return { path, json: JSON.parse(readFileSync(file, 'utf8')), readCast: readCast(file) };
}

export const scenarioFiles = (): ScenarioFile[] =>
  readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && dirname(path) !== 'cast')
    .sort()
    .map((path) => readScenarioFile(SCENARIOS, path));

/** The scenario's JSON with the cards of its casts written into it. */
export function writtenOut({ json, readCast }: ScenarioFile): ScenarioFile['json'] {
  const { cast = [], ...rest } = json;
  if (cast.length === 0) return rest;
  const text = JSON.stringify(json);
  const own = json.cards ?? [];
  const called = [cast]
    .flat()
    .flatMap(readCast)
    .filter(({ id }) => text.includes(`"${id}"`) && !own.some((card) => (card as { id?: unknown }).id === id));
  return { ...rest, cards: [...structuredClone(called), ...own] };
}
