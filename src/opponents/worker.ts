/** The worker in which the bots think, so that the page stays quick. It never gets a state, only views (R10). */
import { registerCatalog } from '../engine/index.ts';
import { answering } from './answer.ts';
import type { Message, Reply } from './question.ts';

/** What was registered: a catalogue lives as long as somebody has it. */
const catalogs: unknown[] = [];
const answer = answering(() => performance.now());

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('cards' in data) catalogs.push(registerCatalog(data.cards));
  else postMessage({ number: data.number, ...answer(data) } satisfies Reply);
});
