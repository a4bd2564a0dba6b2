/** Parts of the page that are loaded after the title screen. */
import type { ComponentType } from 'react';
import { lazy, useState } from 'react';

interface Fetched<P extends object> {
  /** Draws the part. If it has not arrived yet, `Suspense` waits for it. */
  Part: ComponentType<P>;
  /** Fetches the part, so that it is there when it is wanted. */
  fetch(): Promise<unknown>;
}

/**
 * A part that is fetched when it is first drawn. Once it has arrived, it is drawn without `Suspense`: React shows what
 * suspends, even for a moment, no sooner than 300 ms after its fallback.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let arrived: ComponentType<P> | undefined;
  const fetch = () =>
    load().then((part) => {
      arrived = part;
      return part;
    });
  const late = (): ComponentType<P> =>
    lazy(() =>
      fetch().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          // What is drawn next asks again.
          next = late();
          throw error;
        },
      ),
    );
  let next = late();
  function Part(props: P) {
    // The component chosen at first stays. A switch after the arrival would remount the part.
    const [Shown] = useState(() => arrived ?? next);
    return <Shown {...props} />;
  }
  return { Part, fetch };
}
