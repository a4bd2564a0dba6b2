import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { BROUGHT } from '../../../storage/keys.ts';
import { START } from '../../../text/en/screens/title.ts';
import { Button } from '../../kit/Button.tsx';
import { stored } from '../../page/boundary/fetched.tsx';
import { setFromAddress } from '../../page/route/query.ts';
import { bringCards } from '../../page/session/bringCards.ts';
import { loadedStore } from '../../page/session/loadStore.ts';
import type { Brought } from '../sets/files.ts';
import css from './NewGame.module.css';

const dialog = stored(
  () => Promise.all([import('../sets/SetDialog.tsx'), bringCards()]).then(([{ SetDialog }]) => SetDialog),
  'dialog',
);

interface Asked {
  brought: Brought | null;
}

/** The set that the address asks for, if it is not in play. */
function fromAddress(): Asked | null {
  const address = setFromAddress(location);
  return address !== undefined && !isInPlay(address) ? { brought: { address } } : null;
}

/** A card set of one's own, which opens by a touch, by dropping or pasting it, or by `?set=` in the address. */
export function useOwnSet(): { button: ReactNode; isInPlay: boolean; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(fromAddress);
  const [set, setSet] = useState(setInPlay);
  useEffect(() => listening((brought) => setAsked({ brought })), []);
  const close = () => {
    setAsked(null);
    setSet(setInPlay());
  };
  return {
    button: (
      <Button small className={set ? css.set : undefined} onClick={() => setAsked({ brought: null })}>
        {set ? (
          <>
            {START.cards} <b dir="auto">{set.name}</b> {set.hash.slice(0, 8)}
          </>
        ) : (
          START.ownSet
        )}
      </Button>
    ),
    isInPlay: set !== null,
    dialog: asked && <dialog.Part brought={asked.brought} onClose={close} />,
  };
}

/** Hears what is dropped or pasted on the page, as soon as the part that does so has arrived. The button does without. */
function listening(take: (brought: Brought) => void): () => void {
  let stop: (() => void) | null = () => {};
  import('./hear.ts').then(
    ({ hear }) => {
      if (stop) stop = hear(take);
    },
    () => {},
  );
  return () => {
    stop?.();
    stop = null;
  };
}

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
