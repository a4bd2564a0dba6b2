/** The worker of the debrief: it judges a finished game, so that the page stays quick. */
import { registerCatalog } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import { tapeOf } from '../record/index.ts';
import { partsOf } from './account.ts';
import { momentsIn, partOf } from './debrief.ts';
import { ownPuzzles } from './ownPuzzles.ts';
import type { MomentsQuestion, PartNews, PartQuestion, PuzzlesQuestion, TryQuestion } from './question.ts';
import { verdictOn } from './verdict.ts';

/** What was registered: a catalogue lives as long as somebody has it. */
const catalogs: unknown[] = [];
/** The game that was asked about last. */
let tape: Tape | null = null;

addEventListener(
  'message',
  ({ data }: MessageEvent<PartQuestion | MomentsQuestion | TryQuestion | PuzzlesQuestion>) => {
    if ('sets' in data) {
      catalogs.push(...data.sets.map(registerCatalog));
      tape = tapeOf(data.record, data.start);
    }
    if (!tape) throw new Error('no game was asked about');
    if ('entries' in data) tell(momentsIn(tape, data.entries, data.side));
    else if ('part' in data) {
      const { index, of } = data.part;
      tell(partOf(tape, partsOf(tape, of)[index] ?? []));
    } else if ('tried' in data) postMessage(verdictOn(tape, data.moment, data.tried));
    else postMessage(ownPuzzles(tape, data));
  },
);

function tell(news: Iterable<PartNews>): void {
  for (const one of news) postMessage(one);
}
