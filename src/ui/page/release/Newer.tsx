import { useEffect, useState } from 'react';
import { NEWER } from '../../../text/en/page/newer.ts';
import { Button } from '../../kit/Button.tsx';
import css from './Newer.module.css';
import { askForNewer, update, useNewer } from './release.ts';

export { keepRelease } from './release.ts';

/** Offers a newer release of the game, if there is one. It waits while a game is open. */
export function Newer() {
  const isNewer = useNewer();
  const [played, setPlayed] = useState(false);
  useEffect(askForNewer, []);
  return (
    <div role="status" className={isNewer ? css.newer : undefined}>
      {isNewer && (
        <>
          <p>{played ? NEWER.played : NEWER.what}</p>
          <Button small look="primary" onClick={() => void update().then((done) => setPlayed(!done))}>
            {NEWER.update}
          </Button>
        </>
      )}
    </div>
  );
}
