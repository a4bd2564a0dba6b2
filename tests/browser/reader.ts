/** What a reader asks of the browser: larger text, by its zoom or by its font size. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A window on the reader's desk, in pixels of the screen. */
export interface Desk {
  width: number;
  height: number;
}

/** A context whose pages see a window of that size zoomed in so many times, as browsers show it. */
export async function zoomedIn(
  browser: Browser,
  { width, height }: Desk,
  zoom: number,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: width / zoom, height: height / zoom },
    deviceScaleFactor: zoom,
  });
  // The browser measures the window itself in pixels that do not grow.
  await context.addInitScript(
    ({ width, height }) => Object.assign(window, { outerWidth: width, outerHeight: height }),
    { width, height },
  );
  return context;
}

/** Sets the reader's font size, which is 16 px in a browser where nobody has asked for another. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
