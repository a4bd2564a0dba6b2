/** The page's end of the worker in which the bots think. */
import { heard } from '../beside/heard.ts';
import { catalogOf } from '../engine/index.ts';
import type { Message, Opponents, Question, Reply } from './question.ts';

/** Starts the worker. `onLost`: it has stopped, and answers nothing any more. */
export const startOpponents = (onLost: () => void): Opponents => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const sets = new Set<string>();
  const post = (message: Message) => worker.postMessage(message);
  let replied: (reply: Reply) => void = () => {};
  heard<Reply>(worker, (reply) => replied(reply), onLost);
  return {
    ask(question: Question, reply) {
      const { set } = question.view;
      if (!sets.has(set)) post({ cards: catalogOf(question.view).source });
      sets.add(set);
      replied = ({ number, ...answer }) => {
        if (number === question.number) reply(answer);
      };
      post(question);
    },
    stop: () => worker.terminate(),
  };
};
