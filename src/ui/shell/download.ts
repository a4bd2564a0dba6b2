import type { Store } from '../../store/types.ts';

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

/** The name and text of the open game's file; null without a game, or if it cannot be exported. */
export function fileOfOpenGame({ game, exportSave }: Store): { name: string; text: string } | null {
  const file = game && exportSave(game.id);
  return file && 'text' in file ? file : null;
}

/** Downloads the open game as a file. */
export function downloadOpenGame(store: Store): void {
  const file = fileOfOpenGame(store);
  if (file) download(file.name, file.text);
}
