/** Answers questions as a bot does: the same bot for one side of one game. */
import type { Bot } from '../bots/index.ts';
import { adviceFor, BOTS, makeBot } from '../bots/index.ts';
import type { Action, View, Viewer } from '../engine/index.ts';
import { awaiting, LoopError } from '../engine/index.ts';
import type { Question, Reply } from './question.ts';

/** The source that gives hints. */
const ADVISER = 'adviser';

/** The milliseconds that a bot may think. Less than its pause at the table, so that its time tells nothing (R10.2). */
export const THINKING_TIME = 500;
/** The same for a move of its own, before which it pauses longer. */
export const THINKING_TIME_OF_MOVES = 900;
/** The milliseconds for a hint. Somebody waits for it. */
const THINKING_TIME_OF_HINTS = 250;

const thinkingTime = (view: View): number =>
  awaiting(view).kind === 'act' && view.turn.step !== 'assign' ? THINKING_TIME_OF_MOVES : THINKING_TIME;

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

  function botFor({ source, game, view: { viewer } }: Question): Bot {
    const as = `${game} ${source}`;
    const known = bots.get(viewer);
    if (known?.as === as) return known.bot;
    const name = BOTS.find((one) => one === source);
    if (!name) throw new Error(`There is no bot "${source}".`);
    const bot = makeBot(name, seedOf(`${as} ${viewer}`), { ms: thinkingTime, now });
    bots.set(viewer, { bot, as });
    return bot;
  }

  return (question) => {
    const { view, offers, game, source } = question;
    if (source === ADVISER) return adviceFor(view, offers, seedOf(game), { ms: () => THINKING_TIME_OF_HINTS, now });
    const [only, ...more] = offers;
    const bot = botFor(question);
    const action = more.length === 0 ? only : decided(bot, question);
    if (!action) throw new Error(`The bot "${question.source}" does nothing in ${awaiting(view).kind}.`);
    return { action, chance: null, next: null };
  };
}
