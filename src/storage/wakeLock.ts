/** Keeps the screen awake while a game is open, where the browser allows it. */

interface Sentinel {
  release(): Promise<void>;
  /** Calls `run` when the lock holds no longer, whoever ended it. */
  addEventListener(type: 'release', run: () => void): void;
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
 * Keeps the screen awake until the returned function is called. Asks again whenever the page comes back, and when the
 * system has taken the lock, as it does to spare the battery: at once, and from then on at the next press. WebKit refuses
 * a page that nobody has touched yet, such as a reloaded one: it is asked again at the next press. Refusals do no harm.
 */
export function stayAwake(awake: Awake | undefined): () => void {
  if (!awake) return () => {};
  let over = false;
  let sentinel: Sentinel | undefined;
  /** True from a lock that was taken until somebody presses or the page comes back. */
  let taken = false;
  let stopWaiting = (): void => {};
  const ask = (refused: () => void): void => {
    stopWaiting();
    awake.request().then((given) => {
      if (over) return void given.release().catch(() => {});
      sentinel = given;
      given.addEventListener('release', () => {
        if (over || given !== sentinel) return;
        if (taken) return askAtPress();
        taken = true;
        ask(askAtPress);
      });
    }, refused);
  };
  const askAfresh = (refused: () => void): void => {
    taken = false;
    ask(refused);
  };
  const askAtPress = (): void => {
    stopWaiting();
    if (!over) stopWaiting = awake.onPress(() => askAfresh(() => {}));
  };
  const stop = awake.onShown(() => askAfresh(askAtPress));
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
