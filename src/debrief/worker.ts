/** The worker of the debrief: it judges a finished game, so that the page stays quick. */
import { registerCatalog } from '../engine/index.ts';
import { tapeOf } from '../record/index.ts';
import { debriefOf } from './debrief.ts';
import { ownPuzzles } from './ownPuzzles.ts';
import type { DebriefQuestion, PuzzlesQuestion, TryQuestion } from './question.ts';
import { verdictOn } from './verdict.ts';

/** What was registered: a catalogue lives as long as somebody has it. */
const catalogs: unknown[] = [];

addEventListener('message', ({ data }: MessageEvent<DebriefQuestion | TryQuestion | PuzzlesQuestion>) => {
  catalogs.push(...data.sets.map(registerCatalog));
  const tape = tapeOf(data.record, data.start);
  if ('tried' in data) postMessage(verdictOn(tape, data.moment, data.tried));
  else if ('moments' in data) postMessage(ownPuzzles(tape, data));
  else for (const news of debriefOf(tape)) postMessage(news);
});
