/** Answers questions as a bot does: the same bot for one side of one game. */
import type { Bot } from '../bots/index.ts';
import { adviceFor, BOTS, MAKE } from '../bots/index.ts';
import type { Action, Viewer } from '../engine/index.ts';
import { awaiting } from '../engine/index.ts';
import type { Question, Reply } from './question.ts';
import { visible } from './visible.ts';

/** The source that gives hints. */
const ADVISER = 'adviser';

/** The bots at the table. The rookie is the one that beginners meet first. */
const AT_THE_TABLE = { ...MAKE, rookie: visible(MAKE.rookie) };

/** The source that plays by a script, and as this bot where the script says nothing. */
export const INSTRUCTOR = 'instructor';
const WITHOUT_SCRIPT = 'rookie';

/** A number that follows from the text alone. */
export const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
};

type Answer = Omit<Reply, 'number'>;

/** Makes what answers questions. `now`: milliseconds of a clock. It throws for a bot that it does not know. */
export function answering(now: () => number): (question: Question) => Answer {
  const bots = new Map<Viewer, { bot: Bot; as: string }>();
  /** The time for the question that is answered now. */
  let time = 0;

  function botFor({ source, game, view: { viewer } }: Question): Bot {
    const as = `${game} ${source}`;
    const known = bots.get(viewer);
    if (known?.as === as) return known.bot;
    const plays = source === INSTRUCTOR ? WITHOUT_SCRIPT : source;
    const name = BOTS.find((one) => one === plays);
    if (!name) throw new Error(`There is no bot "${source}".`);
    const bot = AT_THE_TABLE[name](seedOf(`${as} ${viewer}`), { ms: () => time, now });
    bots.set(viewer, { bot, as });
    return bot;
  }

  return (question) => {
    const { view, offers, game, source, ms } = question;
    time = ms;
    /** An answer that says nothing of chances. */
    const plain = (action: Action | undefined): Answer => {
      if (!action) throw new Error(`The bot "${source}" does nothing in ${awaiting(view).kind}.`);
      return { action, chance: null, next: null };
    };
    if (source === ADVISER) return adviceFor(view, offers, seedOf(game), { ms: () => ms, now });
    if (question.scripted) return plain(question.scripted);
    const bot = botFor(question);
    return plain(offers.length === 1 ? offers[0] : bot.decide(view, offers));
  };
}
