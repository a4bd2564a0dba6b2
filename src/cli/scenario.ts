/** `npm run scenario -- FILE…`: prints one line of JSON for each scenario file. */
import { basename } from 'node:path';
import type { CastReader } from '../scenario/cast.ts';
import { BadScenario } from '../scenario/format.ts';
import type { GameSet, ScenarioResult } from '../scenario/run.ts';
import { runScenario } from '../scenario/run.ts';
import { capital } from '../text/words.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { castFiles } from './castFiles.ts';
import { command, run } from './command.ts';
import { readText } from './readText.ts';

function runFile(file: string, set: GameSet, readCast: CastReader): ScenarioResult {
  const name = basename(file);
  try {
    return runScenario(readJson(file), name, set, readCast);
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    const { message } = error;
    return {
      name,
      ok: false,
      failedAt: null,
      error: { code: 'bad-scenario', rule: null, message },
      state: null,
      log: [],
    };
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadScenario(error instanceof SyntaxError ? `${basename(file)} is no JSON: ${why}` : `${capital(why)}.`);
  }
}

const program = command(
  'npm run scenario --',
  'Runs scenario files: a position, a script of actions, and the expected result.',
)
  .argument('<files...>', 'scenario files (JSON)')
  .option('--cards <dir>', 'folder of another card set, for the cards that a file names without bringing them', CARDS)
  .parse();

await run(async () => {
  const set = cardSet(program.opts().cards);
  const readCast = castFiles();
  let failed = false;
  for (const file of program.args) {
    const result = runFile(file, set, readCast(file));
    failed ||= !result.ok;
    console.log(JSON.stringify(result));
  }
  process.exitCode = failed ? 1 : 0;
});
