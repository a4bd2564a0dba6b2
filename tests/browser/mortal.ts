/** A browser with a profile of its own that can be killed at any moment, as by a power cut, and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

export interface Mortal {
  page: Page;
  /** Ends every process of the browser at once; none of them hears of it before. */
  kill(): Promise<void>;
}

const PORT = /DevTools listening on (ws:\S+)/;

export async function mortals(): Promise<{ start(): Promise<Mortal>; forget(): void }> {
  const { launchOptions } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'mortal-'));
  const args = [
    ...launchOptions.args,
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=1280,900',
    `--user-data-dir=${profile}`,
  ];
  return {
    async start() {
      // Its own group of processes, so that all of them can be killed together.
      const browser = spawn(launchOptions.executablePath ?? '', args, {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: launchOptions.env ?? process.env,
      });
      const ended = once(browser, 'exit');
      const address = await new Promise<string>((found, fail) => {
        let said = '';
        browser.stderr.on('data', (part) => {
          said += part;
          const [, url] = PORT.exec(said) ?? [];
          if (url) found(url);
        });
        void ended.then(() => fail(new Error(`the browser has ended: ${said}`)));
      });
      const connected: Browser = await chromium.connectOverCDP(address);
      const [context] = connected.contexts();
      return {
        page: context.pages()[0] ?? (await context.newPage()),
        async kill() {
          process.kill(-(browser.pid ?? 0), 'SIGKILL');
          await ended;
          await connected.close().catch(() => {});
        },
      };
    },
    forget: () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
