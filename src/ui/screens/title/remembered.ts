/** What the title shows of what is kept. It is read without the store, which a first visit does not load here. */
import type { Settings } from '../../../host/index.ts';
import type { Preferences } from '../../../storage/defaults.ts';
import { firstPreferences } from '../../../storage/defaults.ts';
import { PREFERENCES, RESULTS } from '../../../storage/keys.ts';
import { loadedStore } from '../../page/session/loadStore.ts';

export interface Remembered extends Settings, Pick<Preferences, 'names' | 'sources'> {
  /** Nobody has begun anything here. */
  isFirst: boolean;
}

/** The preferences of the last game, or the defaults if none can be read. */
export function remembered(): Remembered {
  const first = firstPreferences();
  try {
    const known: Partial<Remembered> = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
    const { names, sources, ...settings } = loadedStore()?.getState().preferences ?? known;
    return {
      ...{ ...first, ...settings },
      names: texts({ ...first.names, ...names }),
      sources: texts({ ...first.sources, ...sources }),
      isFirst: !known.names,
    };
  } catch {
    return { ...first, isFirst: true };
  }
}

/** True if something has been played or solved here. */
export function hasResults(): boolean {
  try {
    return localStorage.getItem(RESULTS) !== null;
  } catch {
    return loadedStore() !== undefined;
  }
}

const texts = ({ genius, spymaster }: Preferences['names']): Preferences['names'] => ({
  genius: String(genius),
  spymaster: String(spymaster),
});
