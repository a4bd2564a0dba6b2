/** Plays the same games in Node and in a browser, and compares how they end. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Ends from './ends.ts';
import type { Setting } from './worker.ts';

/** The address of the page and its script. No server listens there: the requests are answered here. */
const PLACE = 'http://localhost/soak/';
/** The page gets so many games at a time, so that it can answer in between. */
const AT_A_TIME = 25;

/** The seeds whose games end differently in the page and in Node. `script`: path of `ends.ts` as plain JavaScript. */
export async function unlikeInBrowser(
  page: Page,
  script: string,
  setting: Setting,
  seeds: readonly number[],
): Promise<number[]> {
  await page.route(`${PLACE}*`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(script, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Soak</title>' }),
  );
  await page.goto(PLACE);
  const here = (await import(pathToFileURL(script).href)) as typeof Ends;
  const unlike: number[] = [];
  for (let at = 0; at < seeds.length; at += AT_A_TIME) {
    const some = seeds.slice(at, at + AT_A_TIME);
    const there = await page.evaluate(
      async ({ url, setting, some }) => ((await import(url)) as typeof Ends).ends(setting, some),
      { url: `${PLACE}ends.mjs`, setting, some },
    );
    const hashes = await here.ends(setting, some);
    unlike.push(...some.filter((_, i) => hashes[i] !== there[i]));
  }
  return unlike;
}
