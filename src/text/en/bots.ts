/** Words about the bots that play a side. */

/** What each bot is called, and how it plays. The page shows them before the bots are fetched. */
export const BOT: Readonly<Record<string, { name: string; text: string }>> = {
  intern: { name: 'Intern', text: 'Moves at random. Good for learning the rules.' },
  rookie: { name: 'Rookie', text: 'Plans its own turn. Good for a first real game.' },
  deputy: {
    name: 'Deputy',
    text: 'Looks ahead. Wins three of four against Rookie.',
  },
  mastermind: {
    name: 'Mastermind',
    text: 'Weighs more plans. Wins two of three against Deputy.',
  },
};

/** A person is a source of commands too. */
export const PERSON = 'people';

export const SEATS = {
  playedBy: (role: string) => `Who plays the ${role}`,
  person: 'A person',
  bots: 'A bot',
};
