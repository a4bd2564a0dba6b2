/** A run as an HTML page in one file, without scripts. */
import { readFileSync } from 'node:fs';
import type { Comparison } from '../../sim/compare.ts';
import type { Report } from '../../sim/report.ts';
import type { Column, NameOf } from '../../text/en/cli/columns.ts';
import { cardColumns, comparisonLines, number, percent, planColumns, within } from '../../text/en/cli/columns.ts';
import { comparisonWords, ONLY_SURE } from '../../text/en/cli/simulateTable.ts';
import { ROLE } from '../../text/en/roles.ts';
import { cardsChart, roundsChart, winsChart } from './charts.ts';
import { html, Markup } from './markup.ts';

/** How a run came about. */
export interface Origin {
  /** The command as it was typed. */
  command: string;
  /** The commit that was played; '' if there is none. */
  commit: string;
  nameOf: NameOf;
}

const STYLE = new Markup(readFileSync(new URL('./page.css', import.meta.url), 'utf8'));

/** Says which side is favoured, if the 95 % interval of the Genius's wins shows it. */
function verdict({ ci95 }: Report): string {
  if (!ci95) return 'Nobody played.';
  if (ci95[0] > 0.5) return 'The Evil Genius is favoured.';
  if (ci95[1] < 0.5) return 'The Spy Master is favoured.';
  return 'Even, as far as this number of games can show.';
}

const figure = (name: string, value: string, more: string): Markup =>
  html`<div><dt>${name}</dt><dd>${value}<small>${more}</small></dd></div>`;

function figures({ games, rounds, comebackRate, leadChanges, unfinished, looped, loops, decisions }: Report): Markup {
  return html`<dl class="figures">
${figure('rounds at the median', number(rounds.p50), `10 %: ${number(rounds.p10)}, 90 %: ${number(rounds.p90)}`)}
${figure('won from behind', percent(comebackRate), 'of the games that were won')}
${figure('changes of lead', number(leadChanges, 2), 'a game')}
${figure('decisions', number(games > 0 ? decisions / games : null), 'a game')}
${figure('unfinished', String(unfinished), 'level or too long')}
${
  looped > 0
    ? figure(
        'with a loop, cut',
        String(looped),
        loops
          .slice(0, 3)
          .map(({ cards }) => cards.join(' + '))
          .join(', '),
      )
    : ''
}
</dl>`;
}

function made({ seeds, cardsHash, genius, spymaster }: Report, { command, commit }: Origin): Markup {
  const rows = [
    ['Command', command],
    ['Players', `Genius: ${genius}, Master: ${spymaster}`],
    ['Seeds', seeds.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ')],
    ['Cards', cardsHash],
    ['Commit', commit || 'unknown'],
  ];
  return html`<dl class="made">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;
}

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Markup {
  const cell = ({ text, share }: Column<Row>, row: Row): Markup => {
    const bar = share?.(row);
    return typeof bar === 'number'
      ? html`<td style="--share:${(100 * bar).toFixed(1)}%">${text(row)}</td>`
      : html`<td>${text(row)}</td>`;
  };
  return html`<div class="wide" tabindex="0"><table>
<thead><tr>${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((column) => cell(column, row))}</tr>\n`)}</tbody>
</table></div>`;
}

function compared(comparison: Comparison, nameOf: NameOf): Markup {
  const [titles, ...lines] = comparisonLines(comparison, nameOf);
  const columns = titles.map((title, i): Column<string[]> => ({ title, text: (line) => line[i] }));
  return html`<h2>Against the other set</h2>
<p>The same deals played with the cards of <code>--compare</code>. ${comparisonWords(comparison, nameOf).join(' ')}</p>
${table(columns, lines)}
<p>${ONLY_SURE}</p>`;
}

/** The text of the page. `comparison`: with another card set, if one was played too. */
export function reportPage(report: Report, origin: Origin, comparison?: Comparison): string {
  const { games, geniusWinRate, ci95, plans, cards } = report;
  const { nameOf } = origin;
  const title = `${games} games: ${report.genius} against ${report.spymaster}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Evil Genius VS Spies</title>
<style>
${STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${made(report, origin)}
</header>
<main>
<h2>Who wins</h2>
<p><strong>${verdict(report)}</strong> The <span class="genius">${ROLE.genius}</span> wins ${percent(geniusWinRate)} of the games (95 %: ${within(ci95)}), the <span class="spymaster">${ROLE.spymaster}</span> ${percent(games > 0 ? report.spymasterWins / games : null)}.</p>
${winsChart(report)}
${figures(report)}
<h2>How long it takes</h2>
${roundsChart(report)}
<h2>Evil Plans</h2>
${table(planColumns(nameOf), plans)}
${comparison ? [compared(comparison, nameOf)] : []}
<h2>Cards that win</h2>
<p>A dot: how often the owner won the games that drew the card, with its 95 % interval. A ring: the games that did not. The dashed line: all games. What rests on few games is left out.</p>
<div class="pair">
${(['genius', 'spymaster'] as const).map((side) => html`<section><h3 class="${side}">${ROLE[side]}</h3>${cardsChart(report, side, nameOf)}</section>\n`)}</div>
<h2>All cards</h2>
<p>Drawn and played: in how many of the games. Dead in hand: of the games that drew it, those in which it lay in the hand for two turns and was never played.</p>
${table(cardColumns(games, nameOf), cards)}
</main>
</body>
</html>
`.text;
}
