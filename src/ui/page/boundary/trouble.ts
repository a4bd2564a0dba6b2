/** The one place for what goes wrong on the page by our mistake. What tells of it is fetched when it is needed. */
import type { Trouble } from '../../../text/en/page/trouble.ts';
import { listen } from '../../input/listen.ts';
import { late } from '../session/late.ts';

/** Fetches what tells of troubles. */
export const bringTelling = late(() => import('./telling.ts'));

type Telling = Awaited<ReturnType<typeof bringTelling>>;
const waiting: ((telling: Telling) => void)[] = [];

/** Does this once it can be told. What cannot be told now is told with the next. */
function once(run: (telling: Telling) => void): void {
  waiting.push(run);
  bringTelling().then(
    (telling) => {
      for (const one of waiting.splice(0)) one(telling);
    },
    () => {},
  );
}

/** Tells people of a trouble, and of the error that it came from. */
export const tell = (trouble: Trouble, error: unknown): void => once(({ show }) => show(trouble, error));

/** Tells of errors outside of drawing from now on. The returned function ends that. */
export function watchErrors(): () => void {
  const heard = (event: Event) => once(({ hear }) => hear(event));
  return listen(window, { error: heard, unhandledrejection: heard });
}
