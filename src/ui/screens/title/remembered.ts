/** What the title shows of the preferences. It is read without the store, which a first visit does not load here. */
import type { Settings } from '../../../host/index.ts';
import type { Preferences } from '../../../storage/defaults.ts';
import { firstPreferences } from '../../../storage/defaults.ts';
import { PREFERENCES } from '../../../storage/keys.ts';
import { loadedStore } from '../../page/session/loadStore.ts';

export interface Remembered extends Settings, Pick<Preferences, 'names' | 'sources'> {
  /** Nobody has begun anything here. */
  isFirst: boolean;
}

/** The preferences of the last game, or the defaults if none can be read. */
export function remembered(): Remembered {
  const first = firstPreferences();
  try {
    const text = localStorage.getItem(PREFERENCES) ?? '{}';
    const known: Partial<Remembered> = JSON.parse(text);
    const kept = loadedStore()?.getState().preferences ?? known;
    const names = texts({ ...first.names, ...kept.names });
    const sources = texts({ ...first.sources, ...kept.sources });
    return { ...first, ...kept, names, sources, isFirst: !known.names };
  } catch {
    return { ...first, isFirst: true };
  }
}

const texts = ({ genius, spymaster }: Preferences['names']): Preferences['names'] => ({
  genius: String(genius),
  spymaster: String(spymaster),
});
