import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { SAVED, SAVED_GAMES } from '../../../text/en/screens/saved.ts';
import { fileText } from '../../page/files/fileText.ts';
import { loadStore } from '../../page/session/loadStore.ts';

/** What came of a file that was taken, if that is to be told. */
export interface Taken {
  told: string | null;
  /** The id of a game that is over, but breaks off: it can only be looked at, declassified. */
  breaksOff?: string;
}

/** Why a file is not taken. `before`: it can be, up to a move that does not fit, by a button with these words. */
export interface Untaken {
  message: string;
  before?: string;
}

/**
 * Takes what is in the file: a saved game, or everything of another browser. Answers with what came of it, or why it is
 * not taken. Throws if a part of the page is missing. `before`: a game up to the move that does not fit.
 */
export async function importFile(file: File, before = false): Promise<Taken | Untaken> {
  const [store, text] = await Promise.all([loadStore(), fileText(file).catch(() => null)]);
  if (text === null) return { message: SAVED.unreadable(file.name) };
  const { importAll, importSave, getReady } = store.getState();
  const all = await importAll(text);
  if (all) return 'code' in all ? { message: saveSentence(all) } : { told: SAVED_GAMES.imported(all) };
  let taken = await importSave(text, before);
  if ('code' in taken && taken.code === 'not-ready') {
    await getReady();
    taken = await importSave(text, before);
  }
  if ('id' in taken) {
    const { id } = taken;
    const isBroken = store.getState().saves.some((one) => one.id === id && one.over && one.problem);
    return { told: null, ...(isBroken && { breaksOff: id }) };
  }
  const { goesOn } = taken;
  return { message: saveSentence(taken), ...(goesOn && { before: SAVED.importBefore(goesOn.kept, goesOn.lost) }) };
}
