/** The figures of all levels as a page of the repository. */
import type { BotName } from '../../bots/index.ts';
import type { Interval } from '../../sim/statistics.ts';
import type { Level, Loss, Quantiles } from '../../sim/study/level.ts';
import type { Suspense } from '../../sim/study/suspense.ts';
import type { Worth } from '../../sim/study/worths.ts';
import { number, percent, within } from '../../text/en/cli/columns.ts';
import { markdownTable } from '../../text/en/cli/markdown.ts';

interface Origin {
  command: string;
  seed: number;
  cardsHash: string;
  commit: string;
  machine: string;
  hours: number;
}
export type Levels = Partial<Record<BotName, Origin & Level>>;

const WHAT: Record<Loss['without'], string> = {
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

const signedPercent = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${(100 * Math.abs(share)).toFixed(1)} %`;
const signedWithin = ([low, high]: Interval): string => `${signedPercent(low)} to ${signedPercent(high)}`;
const side = (of: 'genius' | 'spymaster'): string => (of === 'genius' ? 'Genius' : 'Master');

/** `figures`: where those of the page are kept, if they are. */
export function levelsPage(all: Levels, figures?: string): string {
  const levels = Object.values(all);
  const row = (title: string, cell: (level: Level) => string): string[] => [title, ...levels.map(cell)];
  const spread = (title: string, quantiles: (level: Level) => Quantiles): string[] =>
    row(title, (level) => {
      const { p10, p50, p90 } = quantiles(level);
      return `${number(p10)} / ${number(p50)} / ${number(p90)}`;
    });
  return `# The card set at each level of play

Mirror matches: the same bot plays both sides. Each level was measured with the command

${levels.map(({ command }) => `    ${command}`).join('\n')}

${levels
  .map(
    ({ bot, commit, machine, hours, cardsHash, seed }) =>
      `- ${bot}: on ${machine}, in ${hours.toFixed(2)} hours of play, at the commit ${commit}, with the card set ${cardsHash}, on the deals with the seeds from ${seed} on`,
  )
  .join('\n')}

Both decks of a deal are the same in every game that is compared. All intervals hold 95 %.${figures === undefined ? '' : ` This page is made from [levels.json](${figures}) alone.`}

## The game

${markdownTable(
  ['', ...levels.map(({ bot }) => bot)],
  [
    row('games', ({ games }) => String(games)),
    row('won by the Genius', ({ geniusWinRate, ci95 }) => `${percent(geniusWinRate)} (${within(ci95)})`),
    row('without a winner', ({ unfinished }) => String(unfinished)),
    ...(levels.some(({ looped }) => looped)
      ? [row('with a loop of cards, cut', ({ looped = 0 }) => String(looped))]
      : []),
    spread('rounds, 10 / 50 / 90 %', ({ rounds }) => rounds),
    row('changes of the lead in a game', ({ leadChanges }) => number(leadChanges, 2)),
    row('won from behind', ({ comebackRate }) => percent(comebackRate)),
    spread('final margin in Evilness, 10 / 50 / 90 %', ({ margin }) => margin),
  ],
)}

## When the winner can be told

A predictor goes by the score at the end of a round and by how far the plan has got: a logistic fit with the lead, the lead times the points scored, and whether the plan is activated or advanced. It is fitted to the games with even seeds and tried on those with odd ones. The winner is *told* from the round on at whose end, and at every later one, the winner is foretold with 80 % or more.

${markdownTable(
  ['', ...levels.map(({ bot }) => bot)],
  [
    row('games fitted / tried', ({ told }) => `${told.fitted} / ${told.tried}`),
    spread('told in round, 10 / 50 / 90 %', ({ told }) => told.round),
    row('rounds that were still to come, median', ({ told }) => number(told.roundsLeft)),
    row('share of the rounds that lay behind, median', ({ told }) => percent(told.gone)),
    row('told before the last round', ({ told }) => percent(told.early)),
    row('mean square missed by (always the mean)', ({ told }) => `${told.miss} (${told.missOfMean})`),
  ],
)}

How far the predictor can be trusted, on the games it was tried on:

${levels
  .map(({ bot, told }) =>
    markdownTable(
      [`${bot}: foretold for the Genius`, 'ends of rounds', 'mean foretold', 'won'],
      told.tenths.map(({ from, marks, chance, won }) => [
        `${Math.round(100 * from)} to ${Math.round(100 * from) + 10} %`,
        String(marks),
        percent(chance),
        percent(won),
      ]),
    ),
  )
  .join('\n\n')}

${suspensePart(levels)}## What waiting costs

Turns of the Genius that ended with a plan face down, over all plans that were completed or thwarted; and in how many turns of the Master that began with the plan lying so it was thwarted. At stake: the Evilness of the plans thwarted in such turns, taken from the Genius and given to the Master, for each turn. What a turn more costs in games is the last row of the next table.

${markdownTable(
  ['', ...levels.map(({ bot }) => bot)],
  [
    spread('turns face down, 10 / 50 / 90 %', ({ waiting }) => waiting.faceDown),
    ...(['in-progress', 'activated', 'advanced'] as const).map((lay) =>
      row(lay === 'in-progress' ? 'thwarted in a turn: face down' : `thwarted in a turn: ${lay}`, ({ waiting }) => {
        const risk = waiting.risks.find(({ plan }) => plan === lay);
        return risk ? `${percent(risk.share)} (${within(risk.ci95)}), ${number(risk.stake, 2)} at stake` : '–';
      }),
    ),
  ],
)}

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
  .join('\n\n')}

## What a side loses without a rule

The bot never does it and never plans with it, and its opponent is the bot as it is. *Lost*: the share of its games that the side wins with the rule, less the share it wins without, on the same deals; the interval is made by drawing the deals anew, and says little where there are few. Where nothing else is legal the bot does it all the same. A rule that a bot seldom uses costs it little, whatever it is worth to a better player.

${levels
  .map(({ bot, losses }) =>
    markdownTable(
      [`${bot}: without`, 'side', 'deals', 'wins with', 'wins without', 'lost', '95 %'],
      losses.map(({ without, side: of, deals, wins, winsWithout, lost, ci95 }) => [
        WHAT[without],
        side(of),
        String(deals),
        percent(wins / deals),
        percent(winsWithout / deals),
        signedPercent(lost),
        signedWithin(ci95),
      ]),
    ),
  )
  .join('\n\n')}

## What a card is worth

By how much a copy on top of the shuffled deck changes its side's share of wins, against a copy at the bottom, and against the average card of the deck. It is a least-squares fit of the result on the places of all copies, with a small penalty for large factors; the intervals are made by drawing the games anew. Chance alone decides where a card lies, so this says what the card does, not in which games it comes up. With ${Math.max(0, ...levels.map(({ worths }) => worths.length))} cards, a few intervals miss 0 by chance alone.

${levels.map(({ bot, worths }) => worthTable(bot, worths)).join('\n\n')}
`;
}

const worthTable = (bot: string, worths: readonly Worth[]): string =>
  markdownTable(
    [`${bot}: card`, 'side', 'copies', 'worth', '95 %'],
    worths
      .toSorted((a, b) => a.side.localeCompare(b.side) || b.worth - a.worth || a.card.localeCompare(b.card))
      .map(({ card, side: of, copies, worth, ci95 }) => [
        card,
        side(of),
        String(copies),
        signedPercent(worth),
        signedWithin(ci95),
      ]),
  );

/** Rounds that fewer games reach are left out. */
const FEWEST_GAMES = 30;

/** Nothing where no level has been measured with it. */
function suspensePart(levels: readonly Level[]): string {
  const shown = levels.filter(({ suspense }) => suspense);
  if (shown.length === 0) return '';
  const last = Math.max(
    ...shown.flatMap(({ suspense }) =>
      (suspense?.rounds ?? []).flatMap(({ round, games }) => (games >= FEWEST_GAMES ? round : 0)),
    ),
  );
  const row = (title: string, cell: (suspense: Suspense) => string): string[] => [
    title,
    ...shown.map(({ suspense }) => (suspense ? cell(suspense) : '–')),
  ];
  const nextOf = ({ rounds }: Suspense, round: number): string => {
    const found = rounds.find((one) => one.round === round);
    return found && found.games >= FEWEST_GAMES ? percent(found.next) : '–';
  };
  return `## Suspense

The nets of the first generation give the Genius a chance at the end of each round: the mean of what the net of each side says, which knows the hand of that side. *Next change* is how much that chance changes in the round that follows, in the mean over all games that go on; the end counts as 1 or 0. A *swing* goes from a favourite with 60 % or more to the other side as such a favourite. The winner is *told* from the round on after which its chance stays at 80 % or more.

${markdownTable(
  ['', ...shown.map(({ bot }) => bot)],
  [
    ...Array.from({ length: last }, (_, i) => row(`next change after round ${i + 1}`, (of) => nextOf(of, i + 1))),
    row('all changes of a game together', ({ changes }) => percent(changes)),
    row('swings in a game', ({ swings }) => number(swings, 2)),
    row(
      'share of the rounds that lie behind when the winner is told, 10 / 50 / 90 %',
      ({ told: { p10, p50, p90 } }) => `${percent(p10)} / ${percent(p50)} / ${percent(p90)}`,
    ),
    row('mean square missed by (always one half)', ({ miss, missOfHalf }) => `${number(miss, 3)} (${missOfHalf})`),
  ],
)}

`;
}
