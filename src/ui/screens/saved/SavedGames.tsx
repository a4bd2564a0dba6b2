import { useId, useState } from 'react';
import { MISSING } from '../../../text/en/page/shell.ts';
import { SAVED_GAMES } from '../../../text/en/screens/saved.ts';
import { Button } from '../../kit/Button.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { go } from '../../page/route/route.ts';
import { ExportAll } from './ExportAll.tsx';
import { importFile } from './importFile.ts';
import css from './SavedGames.module.css';
import { SavedList } from './SavedList.tsx';

/** The saved games, and a button to import one from a file. */
export function SavedGames({ onImported }: { onImported(): void }) {
  const [told, setTold] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [cut, setCut] = useState<{ file: File; says: string } | null>(null);
  const heading = useId();

  const take = async (file: File, before = false) => {
    setTrouble(null);
    setTold(null);
    setCut(null);
    try {
      const taken = await importFile(file, before);
      if ('message' in taken) {
        setTrouble(taken.message);
        if (taken.before) setCut({ file, says: taken.before });
      } else {
        setTold(taken.told);
        if (taken.breaksOff === undefined) onImported();
        else go({ screen: 'declassified', id: taken.breaksOff });
      }
    } catch {
      setTrouble(MISSING.what);
    }
  };

  return (
    <section className={css.saves} aria-labelledby={heading}>
      <div className="spread">
        <h2 id={heading}>{SAVED_GAMES.title}</h2>
        <div className="row">
          <ExportAll />
          <FileButton
            small
            label={SAVED_GAMES.file}
            accept=".json,application/json"
            onFiles={([file]) => void take(file)}
          >
            {SAVED_GAMES.import}
          </FileButton>
        </div>
      </div>
      <p role="status">{told}</p>
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
      <SavedList onTrouble={setTrouble} />
      <p className="soft">{SAVED_GAMES.carry}</p>
    </section>
  );
}
