/** What follows when names and players of a new game are chosen. It is fetched with the store. */

import { seenNames } from '../../../text/en/names.ts';
import { saveSentence } from '../../../text/en/saves/trouble.ts';
import { forgetSeed } from '../../page/route/forgetSeed.ts';
import { go } from '../../page/route/route.ts';
import { parseSeed, seedFromAddress } from '../../page/route/seed.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { loadStore } from '../../page/session/loadStore.ts';
import type { Cast } from '../settings/cast.ts';

/** Gives the choice to the store, and goes on with it. Returns what went wrong, or null. Throws if a part is missing. */
export async function begin({ names, sources }: Cast, to: 'play' | 'options'): Promise<string | null> {
  const store = await loadStore();
  await bringCards().catch((error: unknown) => {
    // A set that somebody brought is played without the game's own.
    if (!store.getState().cards?.brought) throw error;
  });
  const { newGame, setPreferences, preferences } = store.getState();
  const cast = seenNames(names);
  setPreferences({ names: cast, sources });
  if (to === 'options') {
    go({ screen: 'setup' });
    return null;
  }
  const { seating, grace, preset } = preferences;
  const seed = parseSeed(seedFromAddress(location) ?? '');
  const problem = newGame({ names: cast, sources, settings: { seating, grace, preset }, seed });
  const started = store.getState().game;
  if (started && problem?.code !== 'no-cards') {
    forgetSeed();
    go({ screen: 'game', id: started.id });
  }
  return problem ? saveSentence(problem) : null;
}
