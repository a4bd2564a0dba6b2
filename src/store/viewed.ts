/** A finished game in a page of its own, which has nothing but what is written into it. */
import type { Card } from '../engine/index.ts';
import type { GameFile } from '../record/index.ts';
import { setsOf } from '../record/index.ts';
import { firstPreferences } from '../storage/defaults.ts';
import { readCards, readRecord } from '../storage/readSave.ts';
import type { SaveTrouble } from '../storage/trouble.ts';
import { isTrouble, trouble } from '../storage/trouble.ts';
import { declassified } from './declassified.ts';
import type { Declassified, ViewedGame } from './types.ts';

/** Opens that game. */
export async function openViewed({ file, start, at }: ViewedGame): Promise<Declassified | SaveTrouble> {
  const record = readRecord(file);
  if (isTrouble(record)) return record;
  const { sets: given } = JSON.parse(file) as GameFile;
  const sets: (readonly Card[])[] = [];
  for (const hash of setsOf(record)) {
    const set = readCards(given[hash], hash);
    if (!set) return trouble('no-cards', { hash });
    sets.push(set);
  }
  const { debriefing } = await import('../debrief/debriefing.ts');
  return declassified(
    { record, start },
    {
      at,
      lies: 'in-file',
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      preferences: firstPreferences(),
      prefer() {},
      hasOtherCards: false,
      needsCards: false,
      debrief: (tell, onLost) => debriefing.debrief({ record, start, sets }, tell, onLost),
      playOn: () => trouble('missing'),
      tryAgain: null,
      puzzles: null,
      keepRemarks() {},
      keep() {},
    },
  );
}
