import { useState } from 'react';
import { EXPORT, EXPORT_ALL, SAVED_GAMES } from '../../../text/en/screens/saved.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { download } from '../../page/files/download.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './SavedGames.module.css';

/** Hands out one file with all saved games, the record and the puzzles out of games. If games run, it asks first: the file tells their secrets. */
export function ExportAll() {
  const running = useGame((s) => s.saves.filter(({ over }) => !over).length);
  const isEmpty = useGame(({ saves, results, keptPuzzles }) =>
    [saves, results.games, Object.keys(results.missions), keptPuzzles].every(({ length }) => length === 0),
  );
  const { getState } = useGameStore();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const handOut = (withRunning: boolean) => {
    close();
    const { name, text } = getState().exportAll(withRunning);
    download(name, text);
  };
  return (
    <>
      <Button small disabled={isEmpty} onClick={() => (running > 0 ? setAsking(true) : handOut(true))}>
        {SAVED_GAMES.everything}
      </Button>
      <Dialog open={asking} title={EXPORT_ALL.title} onClose={close}>
        <p>{EXPORT_ALL.holds(running)}</p>
        <div className={css.choices}>
          <Button onClick={close}>{EXPORT.not}</Button>
          <Button onClick={() => handOut(false)}>{EXPORT_ALL.over}</Button>
          <Button look="primary" onClick={() => handOut(true)}>
            {EXPORT_ALL.all}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
