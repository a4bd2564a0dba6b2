import { useEffect, useId, useState } from 'react';
import { DATABASE, isGameKey } from '../../../storage/keys.ts';
import type { Keeps } from '../../../storage/vault.ts';
import { MISSING } from '../../../text/en/page/shell.ts';
import { SAVED_GAMES } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { stored } from '../../page/boundary/fetched.tsx';
import { loadedStore } from '../../page/session/loadStore.ts';
import { NoSaves } from './NoSaves.tsx';
import css from './SavedGames.module.css';

export const savedList = stored(
  () => import('./SavedList.tsx').then(({ SavedList }) => SavedList),
  'inside',
  SAVED_GAMES.looking,
);

/** What can be known without the store, which a first visit does not load here: if something is saved, or may be. */
async function saved(): Promise<Keeps | 'some'> {
  try {
    if (Object.keys(localStorage).some(isGameKey)) return 'some';
  } catch {
    return 'never';
  }
  try {
    // A browser that cannot list its databases has to open one.
    const names = await indexedDB.databases?.();
    return !names || names.some(({ name }) => name === DATABASE) ? 'some' : 'at-once';
  } catch {
    return 'late';
  }
}

/** The saved games, and a button to import one from a file. */
export function SavedGames() {
  const [listed, setListed] = useState(() => loadedStore() !== undefined);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [how, setHow] = useState<Keeps>('at-once');
  const heading = useId();
  useEffect(() => {
    void saved().then((found) => {
      if (found === 'some') setListed(true);
      else setHow(found);
    });
  }, []);

  const [cut, setCut] = useState<{ file: File; says: string } | null>(null);

  const take = async (file: File, before = false) => {
    setTrouble(null);
    setCut(null);
    try {
      const [{ importFile }] = await Promise.all([import('./importFile.ts'), savedList.fetch()]);
      const problem = await importFile(file, before);
      if (problem === null) return setListed(true);
      setTrouble(problem.message);
      if (problem.before) setCut({ file, says: problem.before });
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
      {cut && (
        <div className="row">
          <Button small onClick={() => void take(cut.file, true)}>
            {cut.says}
          </Button>
        </div>
      )}
      {listed ? <savedList.Part onTrouble={setTrouble} /> : <NoSaves how={how} />}
    </section>
  );
}
