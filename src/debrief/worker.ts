/** The worker of the debrief: it judges a finished game, so that the page stays quick. */
import { registerCatalog } from '../engine/index.ts';
import { tapeOf } from '../record/index.ts';
import { debriefOf } from './debrief.ts';
import type { DebriefNews, DebriefQuestion } from './question.ts';

/** What was registered: a catalogue lives as long as somebody has it. */
const catalogs: unknown[] = [];

addEventListener('message', ({ data }: MessageEvent<DebriefQuestion>) => {
  catalogs.push(...data.sets.map(registerCatalog));
  for (const news of debriefOf(tapeOf(data.record, data.start))) postMessage(news satisfies DebriefNews);
});
