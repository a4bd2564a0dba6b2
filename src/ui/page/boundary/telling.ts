/** Keeps the troubles that were told, and shows them over the page. It draws beside the page, which may be gone. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Trouble } from '../../../text/en/page/trouble.ts';
import { loadedStore } from '../session/loadStore.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { useTroubles } from './troubles.ts';

/** So many different troubles are kept, the newest. */
const KEPT = 5;

const keyOf = (trouble: Trouble, error: unknown): string => {
  const { message = error, stack = '' } = Object(error) as Partial<Error>;
  return JSON.stringify([trouble, String(message), stack.split('\n', 2).at(-1)]);
};

/** Shows a trouble, unless its screen says it. One that was shown before is counted, and not opened again. */
export function show(trouble: Trouble, error: unknown): void {
  mount();
  const key = keyOf(trouble, error);
  const { told, open } = useTroubles.getState();
  const known = told.find((one) => keyOf(one.trouble, one.error) === key);
  const now = known ? { ...known, times: known.times + 1 } : { trouble, error, times: 1 };
  useTroubles.setState({
    told: [...told.filter((one) => one !== known), now].slice(-KEPT),
    open: open || (!known && trouble.code !== 'screen'),
  });
}

/** Errors that are not ours: of extensions, of foreign scripts, of what was cancelled; and a notice of the browser. */
const FOREIGN = /-extension:\/\/|^Script error\.?$|^ResizeObserver loop|^AbortError/;

/** Shows the trouble of an `error` or `unhandledrejection` of the window, if it is ours. */
export function hear(event: Event): void {
  const { error, reason, message, filename } = event as ErrorEvent & PromiseRejectionEvent;
  const cause: unknown = error ?? reason ?? message;
  const { name, message: says, stack } = Object(cause) as Partial<Error>;
  if ([name, says, stack, message, filename].some((text) => FOREIGN.test(String(text)))) return;
  if (name === 'WorkerError') show({ code: 'worker' }, cause);
  else show({ code: 'error', facts: { inGame: !!loadedStore()?.getState().game } }, cause);
}

let mounted: HTMLElement | undefined;

function mount(): void {
  if (mounted?.isConnected) return;
  mounted = document.createElement('div');
  document.body.append(mounted);
  createRoot(mounted).render(createElement(TroubleNotice));
}
