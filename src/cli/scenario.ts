/** `npm run scenario -- FILE…`: prints one line of JSON for each file, and on standard error what failed and how many. */
import { basename } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Source, Spot } from '../cards/source.ts';
import { readSource } from '../cards/source.ts';
import type { CastReader } from '../scenario/cast.ts';
import { tooLong } from '../scenario/limits.ts';
import { placeOf } from '../scenario/places.ts';
import type { Failure, GameSet } from '../scenario/run.ts';
import { runScenario } from '../scenario/run.ts';
import { SCENARIO } from '../text/en/cli/commands.ts';
import { faultSentence } from '../text/en/mistakes/problem.ts';
import type { ScenarioResult } from '../text/en/scenario/result.ts';
import { resultWords } from '../text/en/scenario/result.ts';
import { fileWords, scenarioSentence } from '../text/en/scenario/trouble.ts';
import { capital } from '../text/en/words.ts';
import { plain } from '../text/plain.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { castFiles } from './castFiles.ts';
import { command, run } from './command.ts';
import { readText } from './readText.ts';

/** `at`: the place of the mistake, like `folder/file.json:4:12`; absent where no place in the file is wrong. */
type Printed = ScenarioResult & { error?: { at?: string } };

function runFile(file: string, set: GameSet, readCast: CastReader): Printed {
  const name = basename(file);
  const bad = (message: string): Printed & { ok: false } => ({
    name,
    ok: false,
    failedAt: null,
    error: { code: 'bad-scenario', rule: null, message },
    state: null,
    log: [],
  });
  const read = readText(file);
  if ('why' in read) return bad(`${capital(fileWords(read))}.`);
  const { text } = read;
  const long = tooLong(text);
  if (long) return bad(scenarioSentence(long));
  const at = ({ line, column }: Spot): string => `${file}:${line}:${column}`;
  const source = readSource(text, '{ "setup": { … }, "actions": [ … ] }');
  const [fault] = source.faults;
  if (fault) {
    const { error, ...rest } = bad(`${name}: ${faultSentence(fault)}`);
    return { ...rest, error: { ...error, at: at(fault) } };
  }
  const outcome = runScenario(source.value, name, set, readCast);
  const result = resultWords(outcome);
  if (result.ok || !outcome.failure) return result;
  const { about, ...error } = result.error;
  const spot = about ? source.spot(about.path, about.atKey) : placeOfFailure(source, outcome.failure);
  return { ...result, error: { ...error, ...(spot && { at: at(spot) }) } };
}

const placeOfFailure = (source: Source, failure: Failure): Spot | undefined =>
  failure.code === 'bad-scenario' ? placeOf(source, failure.facts.trouble) : undefined;

const program = command(SCENARIO.name, SCENARIO.does)
  .argument('<files...>', SCENARIO.files)
  .option('--cards <path>', SCENARIO.cards, CARDS)
  .parse();

/** A terminal shows no controls of a name, and so much of it. */
const LONGEST = 500;

await run(async () => {
  const set = cardSet(program.opts().cards);
  const readCast = castFiles();
  const failed: string[] = [];
  for (const file of program.args) {
    const result = runFile(file, set, readCast(file));
    if (!result.ok) failed.push(`${result.error.at ?? file} ${result.error.message}`);
    console.log(JSON.stringify({ ...result, name: plain(result.name, LONGEST) }));
  }
  // Where nobody reads on, the command ends here.
  await turn();
  const { length } = program.args;
  for (const line of failed) console.error(line);
  console.error(SCENARIO.passed(length - failed.length, length));
  process.exitCode = failed.length > 0 ? 1 : 0;
});
