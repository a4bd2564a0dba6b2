/** Keeps the screen awake while a game is open, where the browser allows it. */

interface Sentinel {
  release(): Promise<void>;
}
export interface Awake {
  /** Asks the browser for a wake lock; it takes the lock away whenever the page is hidden. */
  request(): Promise<Sentinel>;
  /** Calls when the page is shown again; answers how to stop. */
  onShown(run: () => void): () => void;
}

/** Stays awake until the answer is called. Asks anew whenever the page comes back; a refusal is no problem. */
export function stayAwake(awake: Awake | undefined): () => void {
  if (!awake) return () => {};
  let over = false;
  let sentinel: Sentinel | undefined;
  const ask = (): void => {
    awake.request().then(
      (given) => {
        if (over) void given.release().catch(() => {});
        else sentinel = given;
      },
      () => {},
    );
  };
  const stop = awake.onShown(ask);
  ask();
  return () => {
    over = true;
    stop();
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
  };
}
