/** How far the debrief can be trusted, as a page of the repository. */
import type { Measured } from '../../debrief/calibration/measured.ts';
import type { Bin, Calibration } from '../../debrief/calibration/table.ts';
import { CALIBRATION } from '../../text/en/cli/calibrate.ts';
import { percent, within } from '../../text/en/cli/columns.ts';
import { markdownTable } from '../../text/en/cli/markdown.ts';

const tableOf = ({ bins, start }: Calibration): string =>
  markdownTable(CALIBRATION.columns, [
    ...rowOf(CALIBRATION.start, start),
    ...bins.flatMap((bin, i) => rowOf(CALIBRATION.tenth(i), bin)),
  ]);

const rowOf = (name: string, bin: Bin | null): string[][] =>
  bin ? [[name, percent(bin.said), percent(bin.came), within(bin.ci95), String(bin.games)]] : [];

/** The page. It is made from the figures alone. */
export function calibrationPage({ command, cardsHash, games, all, each }: Measured): string {
  const errors = Object.entries(each).map(([bot, { error }]) => CALIBRATION.errorOf(bot, percent(error)));
  return [
    `# ${CALIBRATION.title}`,
    CALIBRATION.made(command, cardsHash, Object.entries(games)),
    CALIBRATION.how,
    CALIBRATION.error(percent(all.error), errors),
    tableOf(all),
    ...Object.entries(each).flatMap(([bot, calibration]) => [`## ${bot}`, tableOf(calibration)]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
