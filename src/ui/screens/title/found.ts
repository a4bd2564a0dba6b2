/** What can be known without the store, which a first visit does not load here. */
import { DATABASE, isGameKey } from '../../../storage/keys.ts';

/** If games may be saved here, if there are none yet, or if none can be. */
export async function savedHere(): Promise<'some' | 'none' | 'never'> {
  try {
    if (Object.keys(localStorage).some(isGameKey)) return 'some';
  } catch {
    return 'never';
  }
  try {
    // A browser that cannot list its databases has to open one.
    const databases = await indexedDB.databases?.();
    return !databases || databases.some(({ name }) => name === DATABASE) ? 'some' : 'none';
  } catch {
    return 'none';
  }
}
