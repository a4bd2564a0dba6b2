/** Keeps the screen awake while a game is open, where the browser allows it. */

interface Sentinel {
  release(): Promise<void>;
}
export interface Awake {
  /** Asks the browser for a wake lock; it takes the lock away whenever the page is hidden. */
  request(): Promise<Sentinel>;
  /** Calls when the page is shown again; answers how to stop. */
  onShown(run: () => void): () => void;
  /** Calls once, while the next press of a pointer or a key is answered; answers how to stop. */
  onPress(run: () => void): () => void;
}

/**
 * Stays awake until the answer is called. Asks anew whenever the page comes back. WebKit refuses a page that nobody
 * has touched yet, such as one that was reloaded: then it is asked once more at the next press. A refusal is no problem.
 */
export function stayAwake(awake: Awake | undefined): () => void {
  if (!awake) return () => {};
  let over = false;
  let sentinel: Sentinel | undefined;
  let stopWaiting = (): void => {};
  const ask = (refused: () => void): void => {
    stopWaiting();
    awake.request().then((given) => {
      if (over) void given.release().catch(() => {});
      else sentinel = given;
    }, refused);
  };
  const askAtPress = (): void => {
    stopWaiting();
    if (!over) stopWaiting = awake.onPress(() => ask(() => {}));
  };
  const stop = awake.onShown(() => ask(askAtPress));
  ask(askAtPress);
  return () => {
    over = true;
    stop();
    stopWaiting();
    void sentinel?.release().catch(() => {});
  };
}

/** The browser's own, if it has one. */
export function browserAwake(): Awake | undefined {
  if (typeof navigator === 'undefined' || !('wakeLock' in navigator)) return undefined;
  return {
    request: () => navigator.wakeLock.request('screen'),
    onShown(run) {
      const look = (): void => void (document.visibilityState === 'visible' && run());
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    onPress(run) {
      const given = new AbortController();
      const press = (): void => {
        given.abort();
        run();
      };
      for (const type of ['click', 'keydown']) addEventListener(type, press, { capture: true, signal: given.signal });
      return () => given.abort();
    },
  };
}
