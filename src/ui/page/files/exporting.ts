/** Hands out the file of a game, and asks before if it tells a secret. */
import { create } from 'zustand';
import type { SaveTrouble } from '../../../storage/trouble.ts';
import type { ExportAsks, Store } from '../../../store/types.ts';
import { download } from './download.ts';

export interface Asked extends ExportAsks {
  id: string;
}

/** The game about whose file the page asks; null: none. */
export const useExporting = create<{ asked: Asked | null }>()(() => ({ asked: null }));

/** Downloads the file of that game, or asks first. Returns a problem if there is no file. */
export function exportGame({ exportAsks, exportSave }: Store, id: string): SaveTrouble | undefined {
  const asks = exportAsks(id);
  if (asks) useExporting.setState({ asked: { ...asks, id } });
  return asks ? undefined : handOut(exportSave(id));
}

/** The same with the open game, if there is one. */
export const exportOpenGame = (store: Store): SaveTrouble | undefined =>
  store.game ? exportGame(store, store.game.id) : undefined;

export function handOut(file: ReturnType<Store['exportSave']>): SaveTrouble | undefined {
  if (!('text' in file)) return file;
  download(file.name, file.text);
  return undefined;
}
