/** What went wrong on the page by our mistake: as data, its sentences, and the report of it that can be copied. */
import { ROLE } from '../roles.ts';

/** A part of the page that is drawn apart, so that it can fail alone. */
export type PagePart =
  | 'lair'
  | 'map'
  | 'strip'
  | 'hand'
  | 'reader'
  | 'score'
  | 'log'
  | 'menu'
  | 'lesson'
  | 'question'
  | 'banner'
  | 'book';

const PART: Readonly<Record<PagePart, string>> = {
  lair: 'The lair',
  map: 'The map of the Networks',
  strip: 'The strip with the choices',
  hand: 'A hand',
  reader: 'The card beside the table',
  score: 'The score',
  log: 'The log',
  menu: 'The menu',
  lesson: 'The lesson',
  question: 'A question',
  banner: 'A banner',
  book: 'The rules and cards',
};

/**
 * `scene`: a picture of what happened could not be drawn. `part`: a part of the page could not. `screen`: a whole screen
 * could not. `worker`: a helper in the background broke. `sounds`: the sounds could not be fetched. `error`: anything
 * else that failed.
 */
export type Trouble =
  | { readonly code: 'scene' | 'screen' | 'worker' | 'sounds' }
  | { readonly code: 'part'; readonly facts: { readonly part: PagePart } }
  | { readonly code: 'error'; readonly facts: { readonly inGame: boolean } };

/** What happened, what it did to the game, and what to do. `times`: how often it happened. */
export function troubleSentence(trouble: Trouble, times = 1): string {
  const often = times > 1 ? ` (${times} times)` : '';
  switch (trouble.code) {
    case 'scene':
      return `A scene could not be shown and is left out${often}. The table shows the game as it is. Play on.`;
    case 'part':
      return `${PART[trouble.facts.part]} could not be drawn${often}. The game is untouched. The page draws it again after the next move. If it stays away, reload the page.`;
    case 'screen':
      return `A screen could not be drawn${often}. Reload the page, or go back to the title.`;
    case 'worker':
      return `A helper in the background has failed${often}. The game is untouched. Play on. If a bot does not answer, the table asks what to do.`;
    case 'sounds':
      return 'The sounds could not be fetched. The game goes on without them. Change the sound in the settings to try again.';
    case 'error':
      return trouble.facts.inGame
        ? `Something on the page failed${often}. The game stands as the table shows it. Play on. If a press does nothing, reload the page.`
        : `Something on the page failed${often}. Saved games are untouched. If a press does nothing, reload the page.`;
  }
}

export const TROUBLE = {
  title: 'This is our mistake, not yours',
  reload: 'Reload the page',
  copy: 'Copy a report',
  copied: 'Copied. The report holds nothing that is hidden in the game.',
  copyByHand: 'The report. It holds nothing that is hidden in the game.',
  again: 'Draw it again',
  notDrawn: (part: PagePart) => `${PART[part]} could not be drawn.`,
};

/** What a report tells. Whoever fills it in leaves out all that is hidden in the game. */
export interface ReportFacts {
  version: string;
  build: string;
  browser: string;
  window: string;
  /** Null: no game is open. */
  turn: { number: number; side: 'genius' | 'spymaster'; step: string } | null;
  troubles: readonly { trouble: Trouble; times: number; message: string; places: readonly string[] }[];
  /** The last commands; in `cards`, `null` stands for what is hidden. */
  done: readonly {
    what: string;
    side: 'genius' | 'spymaster' | null;
    cards: readonly (string | null)[];
    hasFailed: boolean;
  }[];
}

/** The report as a text. */
export const reportText = ({ version, build, browser, window, turn, troubles, done }: ReportFacts): string =>
  [
    `Evil Genius VS Spies ${version}, build ${build}`,
    `Browser: ${browser}`,
    `Window: ${window}`,
    turn ? `Round ${turn.number}, turn of the ${ROLE[turn.side]}, step ${turn.step}` : 'No game is open',
    ...troubles.flatMap(({ trouble, times, message, places }) => [
      '',
      `${times > 1 ? `${times} times: ` : ''}${'facts' in trouble ? `${trouble.code} ${JSON.stringify(trouble.facts)}` : trouble.code}`,
      message,
      ...places.map((place) => `  ${place}`),
    ]),
    '',
    'The last commands:',
    ...done.map(
      ({ what, side, cards, hasFailed }) =>
        `  ${[what, ...(side ? [ROLE[side]] : []), ...cards.map((card) => card ?? 'a card')].join(', ')}${hasFailed ? ': failed' : ''}`,
    ),
  ].join('\n');
