import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { BROUGHT } from '../../../storage/keep.ts';
import { START } from '../../../text/page/start.ts';
import { fetched } from '../../shell/fetched.tsx';
import { listen } from '../../shell/listen.ts';
import { setFromAddress } from '../../shell/route.ts';
import { bringCards } from '../../store/bringCards.ts';
import { loadedStore, WithStore } from '../../store/loadStore.tsx';
import { Button } from '../../theme/Button.tsx';
import type { Brought } from '../sets/SetDialog.tsx';
import css from './NewGame.module.css';

const dialog = fetched(() =>
  Promise.all([import('../sets/SetDialog.tsx'), bringCards()]).then(([{ SetDialog }]) => SetDialog),
);

interface Asked {
  brought: Brought | null;
}

/** A card set of one's own, which opens by a touch, by dropping or pasting it, or by `?set=` in the address. */
export function useOwnSet(): { button: ReactNode; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [set, setSet] = useState(setInPlay);
  useEffect(() => {
    const address = setFromAddress(location);
    if (address !== undefined && !isInPlay(address)) setAsked({ brought: { address } });
  }, []);
  useEffect(() => hear((brought) => setAsked({ brought })), []);
  const close = () => {
    setAsked(null);
    setSet(setInPlay());
  };
  return {
    button: (
      <Button small className={set ? css.set : undefined} onClick={() => setAsked({ brought: null })}>
        {set ? (
          <>
            {START.cards} <b>{set.name}</b> {set.hash.slice(0, 8)}
          </>
        ) : (
          START.ownSet
        )}
      </Button>
    ),
    dialog: asked && (
      <Suspense fallback={null}>
        <WithStore>
          <dialog.Part brought={asked.brought} onClose={close} />
        </WithStore>
      </Suspense>
    ),
  };
}

/** Hears what is dropped or pasted on the page. A text that is pasted into a field stays there. */
function hear(take: (brought: Brought) => void): () => void {
  return listen(window, {
    dragover(event) {
      const { types = [] } = (event as DragEvent).dataTransfer ?? {};
      if (types.some((type) => type.toLowerCase() === 'files')) event.preventDefault();
    },
    drop(event) {
      const dropped = filesIn((event as DragEvent).dataTransfer);
      if (dropped.length === 0) return;
      event.preventDefault();
      take({ dropped });
    },
    paste(event) {
      const { clipboardData, target } = event as ClipboardEvent;
      if (target instanceof Element && target.matches('input, textarea')) return;
      const dropped = filesIn(clipboardData);
      const text = clipboardData?.getData('text/plain') ?? '';
      if (dropped.length > 0) take({ dropped });
      else if (text.trimStart().startsWith('{')) take({ text });
    },
  });
}

/** Files and folders. They must be asked for while the event lasts. */
const filesIn = (data: DataTransfer | null) =>
  [...(data?.items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);

interface SetInPlay {
  name: string;
  hash: string;
  address?: string | null;
}

/** The set that somebody brought and new games are played with. Read without the store, as `remembered` is. */
function setInPlay(): SetInPlay | null {
  const state = loadedStore()?.getState();
  if (state) return state.cards?.brought ?? null;
  try {
    const kept = JSON.parse(localStorage.getItem(BROUGHT) ?? 'null');
    return kept && { name: String(kept.name), hash: String(kept.hash), address: kept.address };
  } catch {
    return null;
  }
}

const isInPlay = (address: string): boolean =>
  URL.canParse(address, location.href) && new URL(address, location.href).href === setInPlay()?.address;
