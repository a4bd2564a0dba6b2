/** Words about the bots that play a side. */

/** What each bot is called, and how it plays. The page shows them before the bots are fetched. */
export const BOT: Readonly<Record<string, { name: string; text: string }>> = {
  intern: { name: 'Intern', text: 'Picks among all moves at random.' },
  rookie: { name: 'Rookie', text: 'Sees a turn ahead, and answers at once.' },
};

/** The name of a source of commands; its own if it is no bot that is known. */
export const botName = (source: string): string => BOT[source]?.name ?? source;

export const botLost = (source: string): string =>
  `${botName(source)} has stopped thinking. A new one has taken its seat and plays on.`;
