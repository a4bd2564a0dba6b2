import type { CardFile } from '../../../cards/cardFile.ts';
import type { OpenedSet } from '../../../cards/open.ts';
import { NAMES_FILE } from '../../../cards/pictureFile.ts';
import type { ToCheck } from './setWorker.ts';

/**
 * Checks a card set as the command does; see `openSet`. The check is fetched only for this. Fails if it cannot be.
 * Without the names of all pictures, those on the cards are not checked.
 * `game`: the game's own set. `extend`: the set is added to it, though it does not say so.
 */
export async function checkSet(
  files: readonly CardFile[],
  called: string,
  { game, extend }: Pick<ToCheck, 'game' | 'extend'>,
): Promise<OpenedSet> {
  const set: ToCheck = { files, called, icons: await pictureNames(), game, extend };
  try {
    return await checkedApart(set);
  } catch {
    const { openSet } = await import('../../../cards/open.ts');
    return openSet(files, called, set.icons, { game: () => game, extend });
  }
}

/** Checks the set in a worker, so that a large one does not hold up the page. Fails if there can be no worker. */
function checkedApart(set: ToCheck): Promise<OpenedSet> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./setWorker.ts', import.meta.url), { type: 'module' });
    const end = (then: () => void): void => {
      worker.terminate();
      then();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<OpenedSet>) => end(() => done(data)));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => failed(new Error(event.message)));
    });
    worker.postMessage(set);
  });
}

const pictureNames = (): Promise<ReadonlySet<string> | undefined> =>
  fetch(NAMES_FILE)
    .then(async (response) => (response.ok ? new Set((await response.text()).split('\n')) : undefined))
    .catch(() => undefined);
