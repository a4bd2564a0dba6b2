/** Replays what was recorded, with only the game itself on the page, and takes the time. */
import type { CDPSession, Page } from '@playwright/test';
import type { Step } from './record.ts';
import { isInteraction, SETTLE, TOUCHABLE } from './record.ts';

export interface Replayed {
  /** Milliseconds from each interaction to the next paint. Those under 16 are not reported, so they are left out. */
  latencies: number[];
  /** The number of interactions in the timed part. */
  timed: number;
  /** Milliseconds from each interaction that changed the page until the change is painted. */
  answers: number[];
  /** The longest task (ms) in the timed part. */
  longestTask: number;
  heapMB: number;
  nodes: number;
}

/** A script that reads the page's own clocks. It runs before the page. */
const LISTEN = `
  window.__interactions = {};
  window.__answers = [];
  window.__tasks = [];
  let asked = null;
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup'])
    addEventListener(type, ({ timeStamp }) => { asked = timeStamp; }, true);
  new MutationObserver(() => {
    if (asked === null) return;
    const startTime = asked;
    asked = null;
    requestAnimationFrame(() => setTimeout(() => window.__answers.push({ startTime, duration: performance.now() - startTime })));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries())
      if (interactionId) {
        const known = window.__interactions[interactionId];
        if (!known || known.duration < duration) window.__interactions[interactionId] = { duration, startTime };
      }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) window.__tasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
`;
/** A mouse is over what it presses for so many milliseconds before it does. */
const POINTING = 60;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Replays the steps on the page at the address. The last \`timed\` interactions run with the processor slowed down
 * \`throttle\` times.
 */
export async function replay(
  page: Page,
  url: string,
  steps: readonly Step[],
  { from, to, throttle }: { from: number; to: number; throttle: number },
): Promise<Replayed> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  await makeRoom(cdp);
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: LISTEN });
  await page.goto(url);
  let at = { x: 0, y: 0 };
  let count = 0;
  let timedFrom = 0;
  let timedTo = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    if (count === from) {
      timedFrom = await evaluate<number>(cdp, 'performance.now()');
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    }
    if ('target' in step) at = await pointOf(cdp, step.target);
    await act(cdp, step, at);
    await wait(SETTLE);
    await untilShown(cdp);
    if (!isInteraction(step)) continue;
    count++;
    if (count === to) {
      await wait(500);
      timedTo = await evaluate<number>(cdp, 'performance.now()');
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  const { interactions, answers, tasks } = await evaluate<{ interactions: Timed[]; answers: Timed[]; tasks: Timed[] }>(
    cdp,
    '({ interactions: Object.values(window.__interactions), answers: window.__answers, tasks: window.__tasks })',
  );
  const inside = (entry: Timed): boolean => entry.startTime >= timedFrom && entry.startTime < timedTo;
  const nodes = await evaluate<number>(cdp, "document.querySelectorAll('*').length");
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return {
    latencies: interactions.filter(inside).map((one) => one.duration),
    answers: answers.filter(inside).map((one) => one.duration),
    timed: to - from,
    longestTask: Math.max(0, ...tasks.filter(inside).map((task) => task.duration)),
    heapMB: usedSize / 1e6,
    nodes,
  };
}

/** The height (px) of the bars that a full Chromium has in its window, and some more. */
const BARS = 200;

/**
 * Makes the window higher than the page and its bars. Otherwise the foot of the page lies outside the window, and is
 * never painted: a touch there would seem to wait until something above it changes.
 */
async function makeRoom(cdp: CDPSession): Promise<void> {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const { width = 0, height = 0 } = bounds;
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BARS } });
}

interface Timed {
  startTime: number;
  duration: number;
}

async function evaluate<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}

/** Waits until the press is answered and no scene plays: a person who looks on touches the table then. */
async function untilShown(cdp: CDPSession): Promise<void> {
  for (let still = 0; still < 3; still++) {
    if (await evaluate<boolean>(cdp, "document.querySelector('[data-pressed], [data-scene]') !== null")) still = 0;
    await wait(40);
  }
}

/** The centre of an element, scrolled into view. Waits until the element is there. */
async function pointOf(cdp: CDPSession, target: number): Promise<{ x: number; y: number }> {
  for (let tries = 0; tries < 40; tries++) {
    const point = await evaluate<{ x: number; y: number } | null>(
      cdp,
      `(() => {
        const element = document.querySelectorAll('${TOUCHABLE}')[${target}];
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return width ? { x: x + width / 2, y: y + height / 2 } : null;
      })()`,
    );
    if (point) return point;
    await wait(50);
  }
  throw new Error(`The page has no element ${target} to touch: the game did not repeat itself.`);
}

async function act(cdp: CDPSession, step: Step, { x, y }: { x: number; y: number }): Promise<void> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', buttons = 0) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  const key = (type: 'keyDown' | 'keyUp', name: string) =>
    cdp.send('Input.dispatchKeyEvent', {
      type,
      key: name,
      code: `Key${name.toUpperCase()}`,
      windowsVirtualKeyCode: name.toUpperCase().charCodeAt(0),
      ...(type === 'keyDown' && { text: name }),
    });
  switch (step.do) {
    case 'click':
      await mouse('mouseMoved');
      await wait(POINTING);
      await mouse('mousePressed', 1);
      await mouse('mouseReleased');
      break;
    case 'down':
      await mouse('mouseMoved');
      await wait(POINTING);
      await mouse('mousePressed', 1);
      break;
    case 'over':
      await mouse('mouseMoved', 1);
      break;
    case 'up':
      await mouse('mouseReleased');
      break;
    case 'hold':
      await key('keyDown', step.key);
      break;
    case 'let-go':
      await key('keyUp', step.key);
      break;
  }
}
