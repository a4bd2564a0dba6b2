/** `npm run scenario -- FILE…`: one line of JSON for each scenario file. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasErrors } from '../cards/check.ts';
import { problemLine } from '../cards/problem.ts';
import { readCards } from '../cards/read.ts';
import type { GameSet, ScenarioResult } from '../scenario/run.ts';
import { runScenario } from '../scenario/run.ts';
import { command, run } from './command.ts';

const CARDS = fileURLToPath(new URL('../cards', import.meta.url));

function gameSet(): GameSet {
  const { cards, rules, problems } = readCards(CARDS);
  if (hasErrors(problems)) throw new Error(problems.map(problemLine).join('\n'));
  return { cards, rules };
}

function runFile(file: string, set: GameSet): ScenarioResult {
  const name = basename(file);
  const bad = (message: string): ScenarioResult => ({
    name,
    ok: false,
    failedAt: null,
    error: { code: 'bad-scenario', rule: null, message },
    state: null,
    log: [],
  });
  if (!existsSync(file)) return bad(`There is no file ${join(file)}.`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return bad(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return runScenario(json, name, set);
}

const program = command('scenario', 'Runs scenario files: a position, a script of actions, and what should come of it.')
  .argument('<files...>', 'scenario files (JSON)')
  .parse();

await run(async () => {
  const set = gameSet();
  let failed = false;
  for (const file of program.args) {
    const result = runFile(file, set);
    failed ||= !result.ok;
    console.log(JSON.stringify(result));
  }
  process.exitCode = failed ? 1 : 0;
});
