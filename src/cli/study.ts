/** Measures the card set at a level of play; see `--help`. */
import { availableParallelism } from 'node:os';
import { BOTS } from '../bots/index.ts';
import { botNamed } from './botNamed.ts';
import { command, run, wholeFrom } from './command.ts';
import { runStudy } from './study/run.ts';

const program = command(
  'npm run study --',
  'Measures the card set where the same bot plays both sides, and writes src/cards/LEVELS.md.',
)
  .option('--bot <bot>', `the level: ${BOTS.join(', ')}`, botNamed, 'deputy')
  .option('--games <n>', 'mirror matches, each on a deal of its own', wholeFrom(1), 400)
  .option('--pairs <n>', 'of these deals, how many are played again without each rule', wholeFrom(0), 400)
  .option('--seed <n>', 'the seed of the first deal', wholeFrom(0), 1)
  .option('--workers <n>', 'threads that play', wholeFrom(1), availableParallelism())
  .option('--json', 'print the figures of the level as one JSON object')
  .addHelpText('after', '\nA run that was broken off goes on where it stood; one with more games keeps those it has.')
  .parse();
const { json, ...order } = program.opts();

await run(async () => {
  const level = await runStudy({ ...order, tell: (line) => console.error(line) });
  console.log(json ? JSON.stringify(level) : 'The figures are in src/cards/LEVELS.md');
});
