/** The worker in which the bots think, so that the page stays quick. It never gets a state, only views (R10). */
import { registerCatalog } from '../engine/index.ts';
import { answering } from './answer.ts';
import type { Message, Reply } from './question.ts';

const answer = answering(() => performance.now());

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('cards' in data) registerCatalog(data.cards);
  else postMessage({ number: data.number, ...answer(data) } satisfies Reply);
});
