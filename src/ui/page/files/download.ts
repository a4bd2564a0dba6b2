import type { ExportAsks, Store } from '../../../store/types.ts';

/** Downloads a text as a file. */
export const download = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'application/json' }));

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The file of a game. `asks`: whose secrets it holds, while the game is not over. */
export interface FileOfGame {
  name: string;
  text: string;
  asks: ExportAsks['asks'] | null;
}

/** The open game's file; null without a game, or if it cannot be exported. Whoever hands it out says what it holds. */
export function fileOfOpenGame({ game, exportSave, exportAsks }: Store): FileOfGame | null {
  const file = game && exportSave(game.id);
  return file && 'text' in file ? { ...file, asks: exportAsks(game.id)?.asks ?? null } : null;
}
