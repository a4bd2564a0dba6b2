import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { SAVED } from '../../../text/en/screens/saved.ts';
import { fileText } from '../../page/files/fileText.ts';
import { loadStore } from '../../page/session/loadStore.ts';

/** Why a file is not taken. `before`: it can be, up to a move that does not fit, by a button with these words. */
export interface Untaken {
  message: string;
  before?: string;
}

/**
 * Takes the saved game in the file. Answers with what is wrong with it, or null. Throws if a part of the page is
 * missing. `before`: up to the move that does not fit.
 */
export async function importFile(file: File, before = false): Promise<Untaken | null> {
  const [store, text] = await Promise.all([loadStore(), fileText(file).catch(() => null)]);
  if (text === null) return { message: SAVED.unreadable(file.name) };
  const { importSave, getReady } = store.getState();
  let taken = await importSave(text, before);
  if ('code' in taken && taken.code === 'not-ready') {
    await getReady();
    taken = await importSave(text, before);
  }
  if ('id' in taken) return null;
  const { goesOn } = taken;
  return { message: saveSentence(taken), ...(goesOn && { before: SAVED.importBefore(goesOn.kept, goesOn.lost) }) };
}
