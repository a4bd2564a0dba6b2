/** Words of the command that shows how far the evaluator of the debrief can be trusted. */
import { markdownTable } from './markdown.ts';

export const CALIBRATE = {
  name: 'npm run calibrate --',
  does: 'Plays games of bots, and shows how often what the debrief says of a position comes true.',
  fit: 'fit what the nets say to the results instead, on other games',
  share: 'play so many hundredths of the games',
  workers: 'threads that play',
  kept: 'the file in which the games are kept, to go on with',
  step: (bot: string, done: number, of: number) => `${bot}: ${done} of ${of} games`,
  command: 'npm run calibrate',
  fitCommand: 'npm run calibrate -- --fit',
};

interface Bin {
  said: number;
  came: number;
  ci95: readonly [number, number];
  games: number;
}
interface Calibration {
  games: number;
  bins: readonly (Bin | null)[];
  error: number;
}
interface Measured {
  command: string;
  cardsHash: string;
  games: Readonly<Record<string, number>>;
  all: Calibration;
  each: Readonly<Record<string, Calibration>>;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const tableOf = ({ bins }: Calibration): string =>
  markdownTable(
    ['says', 'mean', 'came true', '95 %', 'games'],
    bins.flatMap((bin, i) =>
      bin
        ? [
            [
              `${10 * i} to ${10 * (i + 1)} %`,
              percent(bin.said),
              percent(bin.came),
              `${percent(bin.ci95[0])} to ${percent(bin.ci95[1])}`,
              String(bin.games),
            ],
          ]
        : [],
    ),
  );

/** The page of the repository. */
export const calibrationPage = ({ command, cardsHash, games, all, each }: Measured): string =>
  `# How far the debrief can be trusted

Made by the command \`${command}\` on the card set ${cardsHash}, on games that were used for nothing else: ${Object.entries(
    games,
  )
    .map(([bot, count]) => `${count} of the ${bot}`)
    .join(', ')} against itself.

The evaluator says the chance that the Evil Genius wins. A position counts where about one decision in 15 was taken by chance; each game counts alike, and the positions of a game count together in the intervals. What the nets say is fitted to the results of other games (\`npm run calibrate -- --fit\`, [fit.json](calibration/fit.json)).

The mean distance between what is said and what comes true is **${percent(all.error)}** over all games${Object.entries(
    each,
  )
    .map(([bot, { error }]) => `, ${percent(error)} for the ${bot}`)
    .join('')}.

${tableOf(all)}
${Object.entries(each)
  .map(([bot, calibration]) => `\n## ${bot}\n\n${tableOf(calibration)}\n`)
  .join('')}`;
