import { SAVED_GAMES } from '../../../text/page/start.ts';
import { fileText } from '../../shell/fileText.ts';
import { loadStore } from '../../store/loadStore.ts';

/** Takes the saved game in the file. Returns what is wrong with it, or null. Throws if a part of the page is missing. */
export async function importFile(file: File): Promise<string | null> {
  const [store, text] = await Promise.all([loadStore(), fileText(file).catch(() => null)]);
  if (text === null) return SAVED_GAMES.unreadable(file.name);
  const { importSave, getReady } = store.getState();
  let taken = await importSave(text);
  if ('code' in taken && taken.code === 'not-ready') {
    await getReady();
    taken = await importSave(text);
  }
  return 'id' in taken ? null : taken.message;
}
