/** The certificate of the card set: the figures of all levels as a page of the repository. */
import type { BotName } from '../../bots/index.ts';
import { BOTS } from '../../bots/index.ts';
import type { Figure } from '../../sim/estimate/figure.ts';
import type { Seeds } from '../../sim/run.ts';
import type { Interval } from '../../sim/statistics.ts';
import type { Aimed, AimName, Unit } from '../../sim/study/aims.ts';
import { AIMS, aimsOf, farthest } from '../../sim/study/aims.ts';
import type { Level, Loss, Quantiles } from '../../sim/study/level.ts';
import type { Suspense } from '../../sim/study/suspense.ts';
import { number, percent, within } from '../../text/en/cli/columns.ts';
import { markdownTable } from '../../text/en/cli/markdown.ts';
import { roughly } from '../../text/en/figures/difference.ts';

/** `hours`: of one processor. `seeds`: those of the deals. */
export interface Measured {
  level: Level;
  cardsHash: string;
  commit: string;
  machines: string[];
  hours: number;
  seeds: Seeds[];
}
export type Levels = Partial<Record<BotName, Measured>>;

const RULES: Record<Loss['without'], string> = {
  ignoring: 'ignoring Contraptions (R6.4)',
  destroying: 'destroying Contraptions (R6.4), Walls apart',
  sneaking: 'sneaking (R8)',
  disconnecting: 'disconnecting Nodes at will (R4.3)',
  'large-networks': 'Networks of 5 and more (R5)',
  'masters-responses': 'responding and interrupting (R9)',
  moving: 'moving Minions (R2.4)',
  arranging: 'arranging the lair: new cards take the first free square and stay there',
  'geniuss-responses': 'responding and interrupting (R9)',
  haste: 'activating at once: each plan waits a turn more (R3.3)',
};

const WANTED: Record<AimName, [what: string, wanted: string]> = {
  share: ['games won by the Genius', '47 to 53 %'],
  early: ['rounds, 10 % of the games are shorter', '8 or more'],
  median: ['rounds, median', '11 to 15'],
  late: ['rounds, 10 % of the games are longer', '16 or fewer'],
  leadChanges: ['changes of the lead in a game', '0.9 or more'],
  close: ['games whose loser has 7 or more', '35 % or more'],
  suspense: ['suspense of the last third, less that of the first', '0 or more'],
  faceDown: ['turns that a plan lies face down, mean', '1 or more'],
  waiting: ['what it costs the Genius to wait a turn more', '3 % or less'],
  arranging: ['what it costs the Genius not to arrange the lair', '8 % or more'],
  moving: ['what it costs the Genius never to move', '3 % or more'],
  disconnecting: ['what it costs the Master never to disconnect', '2 % or more'],
  five: ['what it costs the Master to have no Network of five', '2 % or more'],
  ignoring: ['what it costs the Master never to ignore', '3 % or more'],
  cards: ['the card that is farthest from a plain one', 'within ± 6 %'],
};

const signedPercent = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${(100 * Math.abs(share)).toFixed(1)} %`;
const signedWithin = ([low, high]: Interval): string => `${signedPercent(low)} to ${signedPercent(high)}`;
const numbersWithin = ([low, high]: Interval): string => `${number(low, 2)} to ${number(high, 2)}`;
const side = (of: 'genius' | 'spymaster'): string => (of === 'genius' ? 'Genius' : 'Master');

const SHOWN: Record<Unit, { value: (n: number) => string; within: (ci: Interval) => string }> = {
  wins: { value: percent, within },
  points: { value: signedPercent, within: signedWithin },
  change: { value: signedPercent, within: signedWithin },
  number: { value: (n) => number(n, Number.isInteger(n) ? 0 : 2), within: numbersWithin },
};

const share = (of: Figure | null): string => (of ? `${percent(of.value)} (${within(of.ci95)})` : '–');
const mean = (of: Figure | null): string => (of ? `${number(of.value, 2)} (${numbersWithin(of.ci95)})` : '–');

const inOrder = (all: Levels): Measured[] => BOTS.flatMap((bot) => all[bot] ?? []);

/** The page. `figures`: where those of the page are kept, if they are. */
export function certificatePage(all: Levels, figures?: string): string {
  const measured = inOrder(all);
  const levels = measured.map(({ level }) => level);
  const made = figures === undefined ? '' : ` This page is made from [${figures.split('/').pop()}](${figures}) alone.`;
  return `# Certificate of the card set

The same bot plays both sides. The command is \`npm run study -- --certificate\`; with \`--bot\` it measures one level. All intervals hold 95 %.${made}

${measured.map(originLine).join('\n')}

## What is wanted, and what is

${aimsPart(levels)}

## The game

${gameTable(levels)}

*Without the luck of the deal*: where the cards lie in the shuffled decks decides a part of who wins. What the nets of the first generation and the games themselves say of that part is taken out; on average it is nothing, so the share stays right and is known a little better.

## Suspense

${suspensePart(levels)}

## What waiting costs

Turns of the Genius that ended with a plan face down, over all plans that were completed or thwarted; and in how many turns of the Master that began with the plan lying so it was thwarted. At stake: the Evilness of the plans thwarted in such turns, taken from the Genius and given to the Master, for each turn. What a turn more costs in games is the last row of the next table.

${waitingPart(levels)}

## What a side loses without a rule

The bot never does it and never plans with it, and its opponent is the bot as it is. *Lost*: the share of its games that the side wins with the rule, less the share it wins without, on the same deals. Where nothing else is legal the bot does it all the same. A rule that a bot seldom uses costs it little, whatever it is worth to a better player.

${levels.flatMap(lossTable).join('\n\n')}

## What a card is worth

The share of its games that the side of a card wins with all copies of it, less the share with a plain card of its type and cost in their place, on the same deals: ${PLAIN} The intervals of all cards of a level hold together.

${levels.flatMap(worthTable).join('\n\n')}
`;
}

const PLAIN =
  'a Minion or Spy with the mean numbers of its kind and no ability, a Contraption or plan that does nothing, a Node without a bonus, an instant that draws a card.';

const originLine = ({ level, commit, machines, hours, cardsHash, seeds }: Measured): string =>
  `- ${level.bot}: ${level.games} games on the deals with the seeds ${seeds.map(([first, last]) => `${first} to ${last}`).join(', ')}, and of these deals what is said below; ${hours.toFixed(2)} hours of one processor (${machines.join(', ')}), at the commit ${commit}, with the card set ${cardsHash}`;

/** More games than this are never played. */
const MOST_TOLD = 1_000_000;

function aimsPart(levels: readonly Level[]): string {
  const aims = levels.flatMap(aimsOf);
  return `${markdownTable(
    ['', 'level', 'wanted', 'measured', '95 %', ''],
    aims.map((aimed) => [whatOf(aimed, levels), aimed.bot, WANTED[aimed.aim][1], ...shownOf(aimed), verdictOf(aimed)]),
  )}

*Not sure*: the interval also holds values on the other side of the limit; about so many games or deals more would tell.`;
}

function whatOf({ aim, bot }: Aimed, levels: readonly Level[]): string {
  const [what] = WANTED[aim];
  const level = levels.find((one) => one.bot === bot);
  const card = aim === 'cards' && level ? farthest(level)?.card : undefined;
  return card === undefined ? what : `${what}: ${card}`;
}

function shownOf({ aim, value, ci95 }: Aimed): [value: string, within: string] {
  const shown = SHOWN[AIMS[aim].unit];
  return [value === null ? 'not measured' : shown.value(value), ci95 ? shown.within(ci95) : ''];
}

function verdictOf({ met, sure, toGo }: Aimed): string {
  if (met === null) return '';
  const said = met ? 'met' : '**missed**';
  if (sure) return said;
  return `${said}, not sure${toGo === null || toGo > MOST_TOLD ? '' : `: ${roughly(toGo)} more`}`;
}

type Row = (title: string, cell: (level: Level) => string) => string[];
const rowsOf =
  (levels: readonly Level[]): Row =>
  (title, cell) => [title, ...levels.map(cell)];
const spread = ({ p10, p50, p90 }: Quantiles): string => `${number(p10)} / ${number(p50)} / ${number(p90)}`;
const titlesOf = (levels: readonly Level[]): string[] => ['', ...levels.map(({ bot }) => bot)];

function gameTable(levels: readonly Level[]): string {
  const row = rowsOf(levels);
  return markdownTable(titlesOf(levels), [
    row('games', ({ games }) => String(games)),
    row('won by the Genius', ({ won }) => share(won)),
    row('without the luck of the deal', ({ wonWithoutLuck }) => share(wonWithoutLuck)),
    row('part of the variance that this luck explains', ({ wonWithoutLuck }) =>
      percent(wonWithoutLuck?.explained ?? null),
    ),
    row('without a winner', ({ unfinished }) => String(unfinished)),
    ...(levels.some(({ looped }) => looped)
      ? [row('with a loop of cards, cut', ({ looped = 0 }) => String(looped))]
      : []),
    row('rounds, 10 / 50 / 90 %', ({ rounds }) => spread(rounds)),
    row('rounds, mean', ({ rounds }) => mean(rounds.mean)),
    row('changes of the lead in a game', ({ leadChanges }) => mean(leadChanges)),
    row('won from behind', ({ fromBehind }) => share(fromBehind)),
    row('whose loser has 7 or more', ({ close }) => share(close)),
    row('final margin in Evilness, 10 / 50 / 90 %', ({ margin }) => spread(margin)),
  ]);
}

/** Rounds that fewer games reach are left out. */
const FEWEST_GAMES = 30;

function suspensePart(levels: readonly Level[]): string {
  const row = rowsOf(levels);
  const last = Math.max(
    0,
    ...levels.flatMap(({ suspense }) =>
      suspense.rounds.flatMap(({ round, games }) => (games >= FEWEST_GAMES ? round : 0)),
    ),
  );
  const nextOf = ({ rounds }: Suspense, round: number): string => {
    const found = rounds.find((one) => one.round === round);
    return found && found.games >= FEWEST_GAMES ? percent(found.next) : '–';
  };
  return `The nets of the first generation give the Genius a chance at the end of each round: the mean of what the net of each side says, which knows the hand of that side. *Next change* is how much that chance changes in the round that follows, in the mean over all games that go on; the end counts as 1 or 0. A *swing* goes from a favourite with 60 % or more to the other side as such a favourite. The winner is *told* from the round on after which its chance stays at 80 % or more.

${markdownTable(titlesOf(levels), [
  ...Array.from({ length: last }, (_, i) =>
    row(`next change after round ${i + 1}`, ({ suspense }) => nextOf(suspense, i + 1)),
  ),
  row('change in a round of the last third, less that in the first', ({ suspense: { rise } }) =>
    rise ? `${signedPercent(rise.value)} (${signedWithin(rise.ci95)})` : '–',
  ),
  row('all changes of a game together', ({ suspense }) => percent(suspense.changes)),
  row('swings in a game', ({ suspense }) => number(suspense.swings, 2)),
  row(
    'share of the rounds that lie behind when the winner is told, 10 / 50 / 90 %',
    ({ suspense: { told } }) => `${percent(told.p10)} / ${percent(told.p50)} / ${percent(told.p90)}`,
  ),
  row(
    'mean square missed by (always one half)',
    ({ suspense: { miss, missOfHalf } }) => `${number(miss, 3)} (${missOfHalf})`,
  ),
])}`;
}

function waitingPart(levels: readonly Level[]): string {
  const row = rowsOf(levels);
  return `${markdownTable(titlesOf(levels), [
    row('turns face down, 10 / 50 / 90 %', ({ waiting }) => spread(waiting.faceDown)),
    row('turns face down, mean', ({ waiting }) => mean(waiting.faceDown.mean)),
    ...(['in-progress', 'activated', 'advanced'] as const).map((lay) =>
      row(`thwarted in a turn: ${lay === 'in-progress' ? 'face down' : lay}`, ({ waiting }) => {
        const risk = waiting.risks.find(({ plan }) => plan === lay);
        return risk ? `${percent(risk.share)} (${within(risk.ci95)}), ${number(risk.stake, 2)} at stake` : '–';
      }),
    ),
  ])}

${levels
  .map(({ bot, waiting }) =>
    markdownTable(
      [`${bot}: turns face down`, 'plans', 'completed', 'thwarted'],
      waiting.waits.map(({ turns, plans, completed, thwarted }) => [
        turns === 6 ? '6 or more' : String(turns),
        String(plans),
        percent(completed / plans),
        percent(thwarted / plans),
      ]),
    ),
  )
  .join('\n\n')}`;
}

const lossTable = ({ bot, losses }: Level): string[] =>
  losses.length === 0
    ? []
    : [
        markdownTable(
          [`${bot}: without`, 'side', 'deals', 'lost', '95 %'],
          losses.map(({ without, side: of, lost }) => [
            RULES[without],
            side(of),
            String(lost.n),
            signedPercent(lost.value),
            signedWithin(lost.ci95),
          ]),
        ),
      ];

const worthTable = ({ bot, worths }: Level): string[] =>
  worths.length === 0
    ? []
    : [
        markdownTable(
          [`${bot}: card`, 'side', 'copies', 'deals', 'worth', '95 %'],
          worths
            .toSorted(
              (a, b) => a.side.localeCompare(b.side) || b.worth.value - a.worth.value || a.card.localeCompare(b.card),
            )
            .map(({ card, side: of, copies, few, worth }) => [
              card,
              side(of),
              String(copies),
              String(worth.n),
              ...(few ? ['too few deals', ''] : [signedPercent(worth.value), signedWithin(worth.ci95)]),
            ]),
        ),
      ];

const IN_README = /<!-- certificate -->\n.*?<!-- end of certificate -->/s;

/** The README with the three chief numbers of the certificate between their two marks. */
export const inReadme = (readme: string, all: Levels): string =>
  readme.replace(IN_README, `<!-- certificate -->\n${chiefNumbers(all)}\n<!-- end of certificate -->`);

function chiefNumbers(all: Levels): string {
  const levels = inOrder(all).map(({ level }) => level);
  const aims = levels.flatMap(aimsOf).filter(({ met }) => met !== null);
  return markdownTable(titlesOf(levels), [
    rowsOf(levels)('games won by the Genius', ({ won }) => share(won)),
    rowsOf(levels)('rounds, 10 / 50 / 90 %', ({ rounds }) => spread(rounds)),
    rowsOf(levels)('of what is wanted of the set', ({ bot }) => {
      const own = aims.filter((aimed) => aimed.bot === bot);
      return `${own.filter(({ met }) => met).length} of ${own.length} met`;
    }),
  ]);
}
