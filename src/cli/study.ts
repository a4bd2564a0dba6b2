/** Measures the card set at levels of play, or one card of a set; see `--help`. */
import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import type { BotName } from '../bots/index.ts';
import { BOTS } from '../bots/index.ts';
import { STUDY } from '../text/en/cli/commands.ts';
import { botNamed } from './botNamed.ts';
import { CARDS } from './cardSet.ts';
import { command, existingSet, fileToWrite, numberAbove, run, wholeFrom } from './command.ts';
import { measureCard } from './study/card.ts';
import type { LevelOrder } from './study/run.ts';
import { runStudy } from './study/run.ts';

/** What each level has on the certificate. A run ends when it has all of it, or after its hours. */
const STANDARD: Readonly<Record<BotName, Omit<LevelOrder, 'bot'>>> = {
  intern: { games: 2000, pairs: 0, worths: 0, hours: 0.5 },
  rookie: { games: 8000, pairs: 1000, worths: 400, hours: 2 },
  deputy: { games: 1000, pairs: 250, worths: 0, hours: 4 },
  mastermind: { games: 800, pairs: 0, worths: 0, hours: 2 },
};
const CERTIFIED = ['rookie', 'deputy', 'mastermind'] as const satisfies BotName[];

const OF_ONE_CARD = ['sure', 'deals'] as const;
const OF_LEVELS = ['certificate', 'games', 'pairs', 'worths', 'hours', 'kept', 'merge'] as const;

const program = command(STUDY.name, STUDY.does)
  .addOption(new Option('--certificate', STUDY.certificate).conflicts('bot'))
  .option('--bot <bot>', STUDY.bot(BOTS.join(', ')), botNamed)
  .option('--games <n>', STUDY.games, wholeFrom(1))
  .option('--pairs <n>', STUDY.pairs, wholeFrom(0))
  .option('--worths <n>', STUDY.worths, wholeFrom(0))
  .option('--hours <n>', STUDY.hours, numberAbove(0))
  .option('--kept <file>', STUDY.kept, fileToWrite)
  .option('--merge <files...>', STUDY.merge)
  .addOption(new Option('--card <id>', STUDY.card).conflicts([...OF_LEVELS]))
  .option('--cards <path>', STUDY.cards, existingSet, CARDS)
  .option('--sure <n>', STUDY.sure, wholeFrom(1), 3)
  .option('--deals <n>', STUDY.deals, wholeFrom(1), 8192)
  .option('--seed <n>', STUDY.seed, wholeFrom(0), 1)
  .option('--workers <n>', STUDY.workers, wholeFrom(1), availableParallelism())
  .option('--json', STUDY.json)
  .addHelpText('after', STUDY.goesOn)
  .parse();
const {
  json,
  card,
  cards,
  sure,
  deals,
  seed,
  workers,
  certificate,
  bot = 'deputy',
  kept,
  merge,
  ...asked
} = program.opts();

for (const flag of OF_ONE_CARD)
  if (card === undefined && program.getOptionValueSource(flag) !== 'default')
    program.error(STUDY.needsCard(`--${flag}`));

/** Where only games of other machines are merged, none are played. */
const levelOrder = (level: BotName): LevelOrder => ({
  bot: level,
  ...STANDARD[level],
  ...asked,
  ...(merge && { hours: asked.hours ?? 0 }),
});

await run(async () => {
  if (card !== undefined) {
    const { worth, words } = await measureCard({ card, cards, bot, seed, workers, sure, deals });
    console.log(json ? JSON.stringify(worth) : words);
    return;
  }
  const levels = (certificate ? CERTIFIED : [bot]).map(levelOrder);
  const tell = (line: string): void => console.error(line);
  const studied = await runStudy({ cards, levels, seed, workers, kept, merge: merge ?? [], tell });
  if (json) console.log(JSON.stringify(studied.levels));
  else if ('page' in studied) console.log(studied.page);
  else {
    if (studied.written.length > 0) console.log(STUDY.written(studied.written.join(', ')));
    for (const level of studied.larger) console.log(STUDY.larger(level));
  }
});
