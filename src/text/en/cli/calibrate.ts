/** Words of the command that shows how far the evaluator of the debrief can be trusted. */
import { count, list } from '../words.ts';

export const CALIBRATE = {
  name: 'npm run calibrate --',
  does: 'Plays games of bots, and shows how often what the debrief says of a position comes true.',
  fit: 'fit what the nets say to the results instead, on other games',
  share: 'play so many hundredths of the games',
  workers: 'threads that play',
  kept: 'the file in which the games are kept, to go on with',
  step: (bot: string, done: number, of: number) => `${bot}: ${done} of ${of} games`,
  larger: 'The page stays as it is: it rests on more games of this card set.',
  command: (share: number) => `npm run calibrate${share === 100 ? '' : ` -- --share ${share}`}`,
  fitCommand: 'npm run calibrate -- --fit',
};

/** Words of the page that the command writes. */
export const CALIBRATION = {
  title: 'How far the debrief can be trusted',
  made: (command: string, cardsHash: string, games: readonly (readonly [bot: string, number: number])[]) =>
    `Made by the command \`${command}\` on the card set ${cardsHash}. Each bot played against itself: ${list(
      games.map(([bot, number]) => `${count(number, 'game')} of the ${bot}`),
    )}. These games were used for nothing but measuring. This page is made from [measured.json](calibration/measured.json) alone.`,
  how: 'The evaluator says the chance that the Evil Genius wins. About one decision in 15 was picked by chance, and the evaluator judged the position there. Each of these positions counts alike, in the fit and in the tables. If each game did, a position would count by how long its game goes on, and that depends on who wins. The positions of one game count together in the intervals, and the mean distance counts each tenth by its games. What the nets say is fitted to the results of other games (`npm run calibrate -- --fit`, [fit.json](calibration/fit.json)).',
  error: (error: string, ofBots: readonly string[]) =>
    `The mean distance between what is said and what comes true is **${error}** over all games (${ofBots.join(', ')}).`,
  errorOf: (bot: string, error: string) => `${bot}: ${error}`,
  start: 'first position',
  columns: ['says', 'mean', 'came true', '95 %', 'games'],
  tenth: (i: number) => `${10 * i} to ${10 * (i + 1)} %`,
} as const;
