/** Measures the card set at a level of play, or one card of a set; see `--help`. */
import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { BOTS } from '../bots/index.ts';
import { STUDY } from '../text/en/cli/commands.ts';
import { botNamed } from './botNamed.ts';
import { CARDS } from './cardSet.ts';
import { command, existingSet, run, wholeFrom } from './command.ts';
import { measureCard } from './study/card.ts';
import { runStudy } from './study/run.ts';

const program = command(STUDY.name, STUDY.does)
  .option('--bot <bot>', STUDY.bot(BOTS.join(', ')), botNamed, 'deputy')
  .option('--games <n>', STUDY.games, wholeFrom(1), 400)
  .option('--pairs <n>', STUDY.pairs, wholeFrom(0), 400)
  .addOption(new Option('--card <id>', STUDY.card).conflicts(['games', 'pairs']))
  .option('--cards <path>', STUDY.cards, existingSet, CARDS)
  .option('--sure <n>', STUDY.sure, wholeFrom(1), 3)
  .option('--deals <n>', STUDY.deals, wholeFrom(1), 8192)
  .option('--seed <n>', STUDY.seed, wholeFrom(0), 1)
  .option('--workers <n>', STUDY.workers, wholeFrom(1), availableParallelism())
  .option('--json', STUDY.json)
  .addHelpText('after', STUDY.goesOn)
  .parse();
const { json, card, cards, sure, deals, ...order } = program.opts();

for (const flag of ['sure', 'deals'] as const)
  if (card === undefined && program.getOptionValueSource(flag) !== 'default')
    program.error(STUDY.needsCard(`--${flag}`));

await run(async () => {
  if (card !== undefined) {
    const { worth, words } = await measureCard({ ...order, card, cards, sure, deals });
    console.log(json ? JSON.stringify(worth) : words);
    return;
  }
  const studied = await runStudy({ ...order, cards, tell: (line) => console.error(line) });
  if (json) console.log(JSON.stringify(studied.level));
  else if ('page' in studied) console.log(studied.page);
  else console.log('larger' in studied ? STUDY.larger(studied.level.games, studied.larger) : STUDY.written);
});
