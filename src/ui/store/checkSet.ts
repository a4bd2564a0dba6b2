import type { CardFile } from '../../cards/cardFile.ts';
import type { OpenedSet } from '../../cards/open.ts';
import { NAMES_FILE } from '../../cards/pictureFile.ts';

/**
 * Checks a card set as the command does; see `openSet`. The check is fetched only for this. Fails if it cannot be.
 * Without the names of all pictures, those on the cards are not checked.
 */
export async function checkSet(files: readonly CardFile[], called: string): Promise<OpenedSet> {
  const [{ openSet }, pictures] = await Promise.all([import('../../cards/open.ts'), pictureNames()]);
  return openSet(files, called, pictures);
}

const pictureNames = (): Promise<ReadonlySet<string> | undefined> =>
  fetch(NAMES_FILE)
    .then(async (response) => (response.ok ? new Set((await response.text()).split('\n')) : undefined))
    .catch(() => undefined);
