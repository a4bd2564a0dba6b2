/** Measures the card set at a level of play; see `--help`. */
import { availableParallelism } from 'node:os';
import { BOTS } from '../bots/index.ts';
import { STUDY } from '../text/en/cli/commands.ts';
import { botNamed } from './botNamed.ts';
import { command, run, wholeFrom } from './command.ts';
import { runStudy } from './study/run.ts';

const program = command(STUDY.name, STUDY.does)
  .option('--bot <bot>', STUDY.bot(BOTS.join(', ')), botNamed, 'deputy')
  .option('--games <n>', STUDY.games, wholeFrom(1), 400)
  .option('--pairs <n>', STUDY.pairs, wholeFrom(0), 400)
  .option('--seed <n>', STUDY.seed, wholeFrom(0), 1)
  .option('--workers <n>', STUDY.workers, wholeFrom(1), availableParallelism())
  .option('--json', STUDY.json)
  .addHelpText('after', STUDY.goesOn)
  .parse();
const { json, ...order } = program.opts();

await run(async () => {
  const level = await runStudy({ ...order, tell: (line) => console.error(line) });
  console.log(json ? JSON.stringify(level) : STUDY.written);
});
