import type { FileOfGame } from '../files/download.ts';

/** What somebody can do where a screen broke: keep the game as a file, and leave it. */
export interface Leaving {
  /** Gives the open game's file; null without a game. */
  save(): FileOfGame | null;
  download(name: string, text: string): void;
  /** True if nothing of this tab is unsaved. */
  isSafe(): boolean;
  onLeave(): void;
}
