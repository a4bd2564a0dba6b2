/** Answers questions as a bot does: the same bot for one side of one game. */
import type { Bot } from '../bots/index.ts';
import { adviceFor, BOTS, makeBot } from '../bots/index.ts';
import type { Action, Viewer } from '../engine/index.ts';
import { awaiting, LoopError } from '../engine/index.ts';
import type { Question, Reply } from './question.ts';

/** The source that gives hints. */
const ADVISER = 'adviser';

/** A number that follows from the text alone. */
export const seedOf = (text: string): number => {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
};

/** What the bot does. Where it meets cards that set each other off without end as it thinks ahead, it plays at random. */
function decided(bot: Bot, { view, offers, game }: Question): Action | undefined {
  try {
    return bot.decide(view, offers);
  } catch (error) {
    if (!(error instanceof LoopError)) throw error;
    return makeBot('intern', seedOf(game)).decide(view, offers);
  }
}

/** Makes what answers questions. `now`: milliseconds of a clock. It throws for a bot that it does not know. */
export function answering(now: () => number): (question: Question) => Omit<Reply, 'number'> {
  const bots = new Map<Viewer, { bot: Bot; as: string }>();
  /** The time for the question that is answered now. */
  let time = 0;

  function botFor({ source, game, view: { viewer } }: Question): Bot {
    const as = `${game} ${source}`;
    const known = bots.get(viewer);
    if (known?.as === as) return known.bot;
    const name = BOTS.find((one) => one === source);
    if (!name) throw new Error(`There is no bot "${source}".`);
    const bot = makeBot(name, seedOf(`${as} ${viewer}`), { ms: () => time, now });
    bots.set(viewer, { bot, as });
    return bot;
  }

  return (question) => {
    const { view, offers, game, source, ms } = question;
    time = ms;
    if (source === ADVISER) return adviceFor(view, offers, seedOf(game), { ms: () => ms, now });
    const [only, ...more] = offers;
    const bot = botFor(question);
    const action = more.length === 0 ? only : decided(bot, question);
    if (!action) throw new Error(`The bot "${question.source}" does nothing in ${awaiting(view).kind}.`);
    return { action, chance: null, next: null };
  };
}
