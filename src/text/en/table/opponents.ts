/** Words about the bots at the table. */
import { INSTRUCTOR, INSTRUCTOR_NAME } from '../bots.ts';
import { BOT } from '../ladder.ts';

/** The name of a source of commands; its own if it is no bot that is known. */
export const botName = (source: string): string =>
  source === INSTRUCTOR ? INSTRUCTOR_NAME : (BOT[source]?.name ?? source);

/** At the table. */
export const AT_TABLE = {
  thinks: (name: string) => `${name} is thinking …`,
  waitsForReader: (name: string) => `${name} goes on once you have read the tip.`,
  chooses: (name: string, card: string) => `${name} chooses for ${card} …`,
  lost: (name: string) => `${name} has stopped`,
  lostText: (name: string) => `${name} does not answer, and the game waits. Start it anew, or play its side yourself.`,
  wake: (name: string) => `Start ${name} anew`,
  takeOver: 'Play its side here',
};

/** Moves taken back against a bot. */
export const HINDSIGHT = {
  title: 'Take it back all the same?',
  text: (move: string) =>
    `Your last move goes back (${move}), and all that the bot did after it. Something hidden has been seen since; the end of the game will say so.`,
  yes: 'Take it back',
  no: 'Let it stand',
  told: 'Something hidden had been seen before some of these moves.',
};

export const botLost = (source: string): string =>
  `${botName(source)} has stopped thinking. A new one has taken its seat and plays on.`;
