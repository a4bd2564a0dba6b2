/** The ladder as a page of the repository. */
import { EXPLOITER_NAMES } from '../../bots/exploiters/index.ts';
import { BOTS } from '../../bots/index.ts';
import { points } from '../../sim/field/deal.ts';
import type { Rating } from '../../sim/field/ratings.ts';
import type { Demand } from '../../sim/ladder/demands.ts';
import type { Ladder, Played } from '../../sim/ladder/ladder.ts';
import { ANCHOR, ladderOf } from '../../sim/ladder/ladder.ts';
import { markdownTable, signed } from '../../text/en/cli/markdown.ts';

const elo = ({ elo: value, ci95: [low, high] }: Rating): string =>
  `${signed(value)} (${signed(low)} to ${signed(high)})`;
const place = (name: string, rating: Rating | undefined): string =>
  name === ANCHOR ? '0' : rating ? elo(rating) : 'as the rookie';

function measured({ unit, value, ci95 }: Demand): string {
  if (value === null || ci95 === null) return 'not played yet';
  const text = (one: number): string => (unit === 'share' ? `${(100 * one).toFixed(1)} %` : signed(one));
  return `${text(value)} (${text(ci95[0])} to ${text(ci95[1])})`;
}

const verdict = ({ met }: Demand): string => (met === null ? '' : met ? 'yes' : 'no');

export function ladderPage(played: Played): string {
  const ladder: Ladder = ladderOf(played);
  const { commands, seed, cells, commits, machine, hours, cardsHash } = played;
  const names = Object.keys(ladder.places).toSorted((a, b) => sum(ladder, b) - sum(ladder, a));
  return `# The ladder of the bots

Made by the ${commands.length === 1 ? 'command' : 'commands'}

${commands.map((command) => `    ${command}`).join('\n')}

on ${machine}, in ${hours.toFixed(2)} hours of play, at ${commits.length === 1 ? 'the commit' : 'the commits'} ${commits.join(', ')}, with the card set ${cardsHash}. The deals have the seeds from ${seed} on. The results of all ${cells.reduce((games, { results }) => games + results.length, 0)} games are in [ladder.json](ladder.json), and this page is made from them alone.

## Elo

One scale for both seats: the ${ANCHOR} has 0 in each. Between two of the ${ANCHOR} the seat of the Genius is worth ${elo(ladder.seat)} Elo. A Genius with the rating g beats a Master with the rating m in 1 / (1 + 10^(−(g − m + that) / 400)) of the games. All ratings are fitted to all games at once, with half a game more won and lost in each pairing, so that a side that wins all has a finite one. In brackets: what holds 95 % of the ratings when the deals are drawn anew. Where a side won or lost every game, drawing anew changes nothing: its rating is then a bound, and the brackets say less than they seem to.

${markdownTable(
  ['', 'as the Genius', 'as the Master'],
  names.map((name) => {
    const { genius, spymaster } = ladder.places[name];
    return [BOTS.some((bot) => bot === name) ? `**${name}**` : name, place(name, genius), place(name, spymaster)];
  }),
)}

Bold: the bots of the game. The exploiters (${EXPLOITER_NAMES.join(', ')}) play as the rookie but for one obsession. Where one has it in one seat only, it is the rookie in the other, and the rookie's games stand for its own there. A blind bot is shown a table with nothing in play and random cards in both hands.

## What it must show

${markdownTable(
  ['', 'wanted', 'measured', 'games', 'met'],
  ladder.demands.map((demand) => [demand.what, demand.wanted, measured(demand), String(demand.games), verdict(demand)]),
)}

A gain is the Elo of the bot's points in a seat, less the Elo of the weaker bot's points in the same seat, both against the weaker bot and on the same deals.

## Every pairing

The share of the games that the Genius won.

${markdownTable(
  ['Genius', 'Master', 'won', 'games'],
  cells.map(({ genius, spymaster, results }) => [
    genius,
    spymaster,
    `${((100 * points(results)) / results.length).toFixed(1)} %`,
    String(results.length),
  ]),
)}
`;
}

const sum = ({ places }: Ladder, name: string): number =>
  (places[name].genius?.elo ?? 0) + (places[name].spymaster?.elo ?? 0);
