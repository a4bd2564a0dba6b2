import { useEffect, useId, useState } from 'react';
import { DATABASE, isGameKey } from '../../../storage/keys.ts';
import { MISSING } from '../../../text/page/shell.ts';
import { SAVED_GAMES } from '../../../text/page/start.ts';
import { stored } from '../../shell/fetched.tsx';
import { loadedStore } from '../../store/loadStore.ts';
import { FileButton } from '../../theme/FileButton.tsx';
import { NoSaves } from './NoSaves.tsx';
import css from './SavedGames.module.css';

export const savedList = stored(
  () => import('./SavedList.tsx').then(({ SavedList }) => SavedList),
  'inside',
  SAVED_GAMES.looking,
);

/** False if nothing was ever saved here. Works without the store, which a first visit does not load here. */
async function mayHaveSaved(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some(isGameKey)) return true;
    // A browser that cannot list its databases has to open one.
    return (await indexedDB.databases?.())?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    return false;
  }
}

/** The saved games, and a button to import one from a file. */
export function SavedGames() {
  const [listed, setListed] = useState(() => loadedStore() !== undefined);
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useId();
  useEffect(() => {
    void mayHaveSaved().then((may) => {
      if (may) setListed(true);
    });
  }, []);

  const take = async (file: File) => {
    setTrouble(null);
    try {
      const [{ importFile }] = await Promise.all([import('./importFile.ts'), savedList.fetch()]);
      const problem = await importFile(file);
      if (problem === null) setListed(true);
      else setTrouble(problem);
    } catch {
      setTrouble(MISSING.what);
    }
  };

  return (
    <section className={css.saves} aria-labelledby={heading}>
      <div className="spread">
        <h2 id={heading}>{SAVED_GAMES.title}</h2>
        <FileButton
          small
          label={SAVED_GAMES.file}
          accept=".json,application/json"
          onFiles={([file]) => void take(file)}
        >
          {SAVED_GAMES.import}
        </FileButton>
      </div>
      <p role="alert" className={css.trouble}>
        {trouble}
      </p>
      {listed ? <savedList.Part onTrouble={setTrouble} /> : <NoSaves />}
    </section>
  );
}
