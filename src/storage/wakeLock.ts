/** Keeps the screen awake while a game is open, where the browser allows it. */

interface Sentinel {
  release(): Promise<void>;
}
export interface Awake {
  /** Asks the browser for a wake lock. The browser takes it away whenever the page is hidden. */
  request(): Promise<Sentinel>;
  /** Calls `run` whenever the page is shown again. The returned function stops it. */
  onShown(run: () => void): () => void;
  /** Calls `run` once, during the next press of a pointer or key. The returned function stops it. */
  onPress(run: () => void): () => void;
}

/**
 * Keeps the screen awake until the returned function is called. Asks again whenever the page comes back. WebKit refuses
 * a page that nobody has touched yet, such as a reloaded one: it is asked again at the next press. Refusals do no harm.
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

/** The browser's wake lock, if it has one. */
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
