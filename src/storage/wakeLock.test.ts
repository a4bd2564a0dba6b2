import { describe, expect, it } from 'vitest';
import type { Awake } from './wakeLock.ts';
import { stayAwake } from './wakeLock.ts';

const ticks = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A browser that counts the locks that are held now. */
function browser({ allows = (): boolean => true } = {}) {
  const facts = { asked: 0, given: 0, back: 0, listeners: new Set<() => void>(), presses: new Set<() => void>() };
  let released = (): void => {};
  const awake: Awake = {
    request() {
      facts.asked++;
      if (!allows()) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      facts.given++;
      return Promise.resolve({
        release() {
          facts.back++;
          return Promise.resolve();
        },
        addEventListener(_type: 'release', run: () => void) {
          released = run;
        },
      });
    },
    onShown(run) {
      facts.listeners.add(run);
      return () => void facts.listeners.delete(run);
    },
    onPress(run) {
      facts.presses.add(run);
      return () => void facts.presses.delete(run);
    },
  };
  /** The system takes the lock that was given last. */
  const take = (): void => released();
  return { facts, awake, take };
}

describe('the screen', () => {
  it('stays awake during a game, and is asked again when the page comes back', async () => {
    const { facts, awake } = browser();
    const stop = stayAwake(awake);
    await ticks();
    for (const run of facts.listeners) run();
    await ticks();
    expect(facts.given).toBe(2);
    stop();
    expect(facts).toMatchObject({ back: 1, listeners: new Set() });
  });
  it('gives the lock back that comes too late', async () => {
    const { facts, awake } = browser();
    stayAwake(awake)();
    await ticks();
    expect(facts).toMatchObject({ given: 1, back: 1 });
  });
  it('stays awake from the first press on where the browser refuses before it', async () => {
    let touched = false;
    const { facts, awake } = browser({ allows: () => touched });
    const stop = stayAwake(awake);
    await ticks();
    expect(facts.given).toBe(0);
    touched = true;
    for (const run of facts.presses) run();
    await ticks();
    expect(facts).toMatchObject({ given: 1, presses: new Set() });
    stop();
    expect(facts.back).toBe(1);
  });
  it('is asked for no more than once by pressing, and not at all after the game', async () => {
    const { facts, awake } = browser({ allows: () => false });
    const stop = stayAwake(awake);
    await ticks();
    for (const run of facts.presses) run();
    await ticks();
    expect(facts).toMatchObject({ asked: 2, presses: new Set() });
    for (const run of facts.listeners) run();
    await ticks();
    expect(facts.presses.size).toBe(1);
    stop();
    expect(facts.presses.size).toBe(0);
  });
  it('is asked again when the system has taken the lock: at once, and then at a press', async () => {
    const { facts, awake, take } = browser();
    const stop = stayAwake(awake);
    await ticks();
    take();
    await ticks();
    expect(facts).toMatchObject({ given: 2, presses: new Set() });
    take();
    await ticks();
    expect(facts.given).toBe(2);
    for (const run of facts.presses) run();
    await ticks();
    expect(facts.given).toBe(3);
    stop();
    take();
    await ticks();
    expect(facts).toMatchObject({ asked: 3, back: 1 });
  });
  it('may sleep where the browser refuses or knows no such thing', async () => {
    const { awake } = browser({ allows: () => false });
    const stop = stayAwake(awake);
    await ticks();
    expect(stop).not.toThrow();
    expect(stayAwake(undefined)).not.toThrow();
  });
});
