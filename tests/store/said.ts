/** What the store tells, as people read it. */
import type { SaveTrouble } from '../../src/storage/trouble.ts';
import { noticeSentence, saveSentence } from '../../src/text/en/saves/trouble.ts';
import type { Notice } from '../../src/text/facts/notices.ts';

/** A trouble with its sentence. */
export const said = (trouble: SaveTrouble) => ({ ...trouble, message: saveSentence(trouble) });

/** Notices with their sentences in place of their facts. */
export const saidNotices = (notices: readonly Notice[]) =>
  notices.map(({ code: _, facts: __, ...rest }, i) => ({ ...rest, message: noticeSentence(notices[i]) }));
