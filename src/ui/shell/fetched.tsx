/** Parts of the page that come later than the title. */
import type { ComponentType } from 'react';
import { lazy, useState } from 'react';

interface Fetched<P extends object> {
  /** Draws the part; waits for it (`Suspense`) where it has not come yet. */
  Part: ComponentType<P>;
  /** Sends for the part, so that it is there when it is wanted. */
  fetch(): Promise<unknown>;
}

/**
 * A part that is fetched when it is first wanted. Once it has come it is drawn at once: whatever waits in React, if only
 * for a moment, is shown no sooner than 300 ms after its "One moment …".
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let arrived: ComponentType<P> | undefined;
  const fetch = () =>
    load().then((part) => {
      arrived = part;
      return part;
    });
  const Late: ComponentType<P> = lazy(() => fetch().then((part) => ({ default: part })));
  function Part(props: P) {
    // What stood here first stays, or it would begin anew when it has come.
    const [Shown] = useState(() => arrived ?? Late);
    return <Shown {...props} />;
  }
  return { Part, fetch };
}
