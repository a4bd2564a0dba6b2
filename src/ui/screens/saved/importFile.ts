import { fileText } from '../../shell/fileText.ts';
import { loadStore } from '../../store/loadStore.tsx';

/** Takes the saved game in the file. Returns what is wrong with it, or null. Throws if the file cannot be read. */
export async function importFile(file: File): Promise<string | null> {
  const [store, text] = await Promise.all([loadStore(), fileText(file)]);
  const { importSave, getReady } = store.getState();
  let taken = importSave(text);
  if ('code' in taken && taken.code === 'not-ready') {
    await getReady();
    taken = importSave(text);
  }
  return 'id' in taken ? null : taken.message;
}
