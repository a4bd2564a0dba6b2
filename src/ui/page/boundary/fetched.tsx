/** Parts of the page that are loaded after the title screen. */
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { SHELL } from '../../../text/en/page/shell.ts';
import { late } from '../session/late.ts';
import { GameContext, loadedStore, loadStore } from '../session/loadStore.ts';
import type { Fills } from './Missing.tsx';
import { Missing, Waiting } from './Missing.tsx';

interface Fetched<P extends object> {
  /**
   * Draws the part. Until it has arrived, it says so, and if it does not arrive, what to do. `onClose`: leads away from
   * it meanwhile.
   */
  Part: ComponentType<P & { onClose?: (() => void) | undefined }>;
  /** Fetches the part, so that it is there when it is wanted. */
  fetch(): Promise<unknown>;
}

type State = 'coming' | 'slow' | 'missing' | 'here';

/** After so many milliseconds the page says that a part is still coming. Most are there sooner. */
const SOON = 400;
/** After so many milliseconds a part that has neither come nor failed counts as missing. */
const PATIENCE = 20_000;

/**
 * A part that is fetched when it is first drawn. It is asked for once each time that it is wanted; what has been told
 * as missing comes no more until somebody presses *Try again*.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fills: Fills = 'inside',
  wait = SHELL.wait,
): Fetched<P> {
  let arrived: ComponentType<P> | undefined;
  const bring = late(load);
  const fetch = () =>
    bring().then((part) => {
      arrived = part;
    });
  function Part(props: P & { onClose?: (() => void) | undefined }) {
    const [state, setState] = useState<State>(arrived ? 'here' : 'coming');
    const isMissing = state === 'missing';
    useEffect(() => {
      if (isMissing || arrived) return;
      let isOver = false;
      const turn = (to: State) => {
        isOver ||= to !== 'slow';
        setState(to);
      };
      const unlessOver = (to: State) => () => isOver || turn(to);
      const timers = [setTimeout(unlessOver('slow'), SOON), setTimeout(unlessOver('missing'), PATIENCE)];
      fetch().then(unlessOver('here'), unlessOver('missing'));
      return () => {
        isOver = true;
        timers.forEach(clearTimeout);
      };
    }, [isMissing]);
    const Arrived = arrived;
    if (Arrived && !isMissing) return <Arrived {...props} />;
    if (isMissing) return <Missing fills={fills} onAgain={() => setState('coming')} onClose={props.onClose} />;
    return <Waiting fills={fills} onClose={props.onClose} says={wait} isSlow={state === 'slow'} />;
  }
  return { Part, fetch };
}

/** The same for a part that needs the page's store, which is fetched and provided with it. */
export function stored<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fills?: Fills,
  wait?: string,
): Fetched<P> {
  const withStore = async (): Promise<ComponentType<P>> => {
    const [Part] = await Promise.all([load(), loadStore()]);
    return (props) => (
      <GameContext value={loadedStore() ?? null}>
        <Part {...props} />
      </GameContext>
    );
  };
  return fetched(withStore, fills, wait);
}
