/** What the title shows of the preferences. It is read without the store, which a first visit does not load here. */
import type { Settings } from '../../../host/index.ts';
import type { Preferences } from '../../../storage/defaults.ts';
import { firstPreferences } from '../../../storage/defaults.ts';
import { PREFERENCES } from '../../../storage/keys.ts';
import { loadedStore } from '../../page/session/loadStore.ts';

export type Remembered = Settings & Pick<Preferences, 'names' | 'sources'>;

/** The preferences of the last game, or the defaults if none can be read. */
export function remembered(): Remembered {
  const store = loadedStore();
  if (store) return store.getState().preferences;
  const first = firstPreferences();
  try {
    const kept: Partial<Remembered> = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
    const names = texts({ ...first.names, ...kept.names });
    return { ...first, ...kept, names, sources: texts({ ...first.sources, ...kept.sources }) };
  } catch {
    return first;
  }
}

const texts = ({ genius, spymaster }: Preferences['names']): Preferences['names'] => ({
  genius: String(genius),
  spymaster: String(spymaster),
});
