/** Words about the bots that play a side. */

/** What each bot is called, and how it plays. The page shows them before the bots are fetched. */
export const BOT: Readonly<Record<string, { name: string; text: string }>> = {
  intern: { name: 'Intern', text: 'Picks among all moves at random.' },
  rookie: { name: 'Rookie', text: 'Sees a turn ahead, and answers at once.' },
};

/** A person is a source of commands too. */
export const PERSON = 'people';

export const SEATS = {
  playedBy: (role: string) => `Who plays the ${role}`,
  person: 'A person',
  bots: 'A bot',
};
