/** The worker that checks a card set, so that the page stays quick. */
import type { CardFile } from '../../../cards/cardFile.ts';
import { openSet } from '../../../cards/open.ts';
import type { GameSet } from '../../../cards/standing.ts';

/** A set that is to be checked; see `openSet`. */
export interface ToCheck {
  files: readonly CardFile[];
  called: string;
  icons: ReadonlySet<string> | undefined;
  /** The game's own set; `extend`: the set is added to it. */
  game: GameSet | undefined;
  extend: boolean;
}

addEventListener('message', ({ data: { files, called, icons, game, extend } }: MessageEvent<ToCheck>) => {
  postMessage(openSet(files, called, icons, { game: () => game, extend }));
});
