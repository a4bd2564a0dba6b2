/** The bots that play a side. */

interface BotWords {
  name: string;
  /** What it is like, as a character. */
  like: string;
  /** How it plays. */
  text: string;
}

/** What each bot is called, and how it plays; the weakest first. The page shows them before the bots are fetched. */
export const BOT: Readonly<Record<string, BotWords>> = {
  intern: {
    name: 'Intern',
    like: 'First week here. Presses whatever lights up.',
    text: 'Moves at random. Good for learning the rules.',
  },
  rookie: {
    name: 'Rookie',
    like: 'Eager and loud. Thinks as far as this turn.',
    text: 'Plans its own turn. Good for a first real game.',
  },
  deputy: {
    name: 'Deputy',
    like: 'By the book, and always one step ahead.',
    text: 'Looks ahead. Wins seven of ten against Rookie.',
  },
  mastermind: {
    name: 'Mastermind',
    like: 'Has seen your plan before. Twice.',
    text: 'Weighs more plans. Wins four of seven against Deputy.',
  },
};

/** The bots of the ladder, the lowest rung first. */
export const LADDER = Object.keys(BOT);
