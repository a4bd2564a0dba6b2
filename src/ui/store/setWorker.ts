/** The worker that checks a card set, so that the page stays quick. */
import type { CardFile } from '../../cards/cardFile.ts';
import { openSet } from '../../cards/open.ts';

/** A set that is to be checked; see `openSet`. */
export interface ToCheck {
  files: readonly CardFile[];
  called: string;
  icons: ReadonlySet<string> | undefined;
}

addEventListener('message', ({ data: { files, called, icons } }: MessageEvent<ToCheck>) => {
  postMessage(openSet(files, called, icons));
});
