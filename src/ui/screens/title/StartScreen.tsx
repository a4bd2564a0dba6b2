import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { SHELF, START, TITLE } from '../../../text/en/screens/title.ts';
import { bringNewer } from '../../page/release/bringNewer.ts';
import { useArrival } from '../../page/route/focus.ts';
import { lostAddress } from '../../page/route/route.ts';
import { loadedStore } from '../../page/session/loadStore.ts';
import { savedHere } from './found.ts';
import { NewGame } from './NewGame.tsx';
import { Poster } from './Poster.tsx';
import { fetchStanding, goOn, record } from './parts.ts';
import { hasResults } from './remembered.ts';
import type { OnShelf } from './Shelf.tsx';
import { Shelf } from './Shelf.tsx';
import css from './StartScreen.module.css';
import type { Standing } from './standing.ts';
import { useOwnSet } from './useOwnSet.tsx';

interface Props {
  /** Why a game could not be opened, if that led back here. */
  trouble: string | null;
  onCredits(): void;
}

/** The title, the doors to a new game, the game to go on with, and all else behind one touch. */
export function StartScreen({ trouble, onCredits }: Props) {
  const heading = useArrival<HTMLHeadingElement>();
  const lost = lostAddress(location.hash);
  const told = trouble ?? (lost && START.lost(lost));
  const ownSet = useOwnSet();
  const [shown, setShown] = useState<OnShelf | null>(null);
  const [found, setFound] = useState(() => (loadedStore() ? 'some' : 'none'));
  const [standing, setStanding] = useState<Standing | null>(null);
  const [isRecordOpen, setRecordOpen] = useState(false);
  const [Newer, setNewer] = useState<ComponentType>();
  const lookAgain = () => void fetchStanding().then(setStanding, () => {}); // without it nothing is told
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    if (hasResults()) lookAgain();
    void savedHere().then((there) => there !== 'none' && setFound(there));
    bringNewer().then(
      (part) => setNewer(() => part.Newer),
      () => {}, // without a network there is nothing newer
    );
  }, []);
  return (
    <main className={css.start}>
      <header className={css.hero}>
        <Poster className={css.poster} />
        <div className={css.band}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            <span className={css.genius}>{TITLE[0]}</span> <span className={css.versus}>{TITLE[1]}</span>{' '}
            <span className={css.spies}>{TITLE[2]}</span>
          </h1>
          <p className={css.tagline}>{START.tagline}</p>
          <NewGame standing={standing} beside={ownSet.isInPlay && ownSet.button} />
        </div>
      </header>
      <div className={css.page}>
        <p role="alert" className={told ? css.trouble : undefined}>
          {told}
        </p>
        {Newer && <Newer />}
        {found === 'never' && <p className="soft">{SHELF.never}</p>}
        {(found !== 'none' || shown === 'saves') && <goOn.Part onAll={() => setShown('saves')} />}
        <Shelf
          shown={shown}
          onShow={setShown}
          onRecord={() => setRecordOpen(true)}
          onCredits={onCredits}
          onImported={lookAgain}
        >
          {!ownSet.isInPlay && ownSet.button}
        </Shelf>
      </div>
      {isRecordOpen && (
        <record.Part
          onClose={() => {
            setRecordOpen(false);
            lookAgain();
          }}
        />
      )}
      {ownSet.dialog}
    </main>
  );
}
