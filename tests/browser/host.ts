/** A file host of the built game, on which releases follow each other, and which can be out of reach. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { filesIn, releaseOf, WORKER, workerOf } from '../../src/offline/plugin.ts';
import { kept, QUIET } from './kept.ts';
import { typeOf, withoutPolicy } from './served.ts';

type Files = Map<string, Buffer>;

export class Host {
  /** What was asked for and is not there. */
  readonly missing: string[] = [];
  /** What was asked for since it was last emptied. */
  readonly asked: string[] = [];
  private readonly built: Files;
  private files: Files = new Map();
  private server: Server | undefined;
  private port = 0;

  /** `site`: folder of the built game. `policy`: whether the page keeps its policy. */
  constructor(site: string, { policy = true } = {}) {
    this.built = filesIn(site);
    const page = this.built.get('index.html');
    if (page && !policy) this.built.set('index.html', Buffer.from(withoutPolicy(String(page))));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Lays that release over the one before. No built file has the name that it had in any other release. */
  async deploy(release: number): Promise<void> {
    const names = [...this.built.keys()].filter((path) => path.startsWith('assets/')).map((path) => basename(path));
    const all = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    const renamed = (text: string) => text.replace(all, (name) => name.replace('.', `.${release}.`));
    const files: Files = new Map();
    for (const [path, content] of this.built)
      files.set(renamed(path), /\.(js|css|html)$/.test(path) ? Buffer.from(renamed(String(content))) : content);
    files.set(WORKER, Buffer.from(await workerOf(releaseOf(files))));
    this.files = files;
  }

  /** Puts a file into the present release. */
  put(path: string, text: string): void {
    this.files.set(path, Buffer.from(text));
  }

  async up(): Promise<void> {
    this.server = createServer(({ url = '/' }, response) => {
      const path = decodeURI(url.slice(1).replace(/[?#].*$/, '')) || 'index.html';
      const content = this.files.get(path);
      this.asked.push(path);
      if (!content) this.missing.push(path);
      response.writeHead(content ? 200 : 404, { 'Content-Type': typeOf(path), 'Cache-Control': 'no-cache' });
      response.end(content ?? 'not found');
    });
    const { server } = this;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
  }

  /** From now on nobody gets an answer. */
  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }
}

/** Tests of pages that are served by a host of their own, at its first release. */
export const test = base.extend<{ host: Host }>({
  host: async ({ browserName }, use) => {
    const host = new Host(process.env.BROWSER_TEST_SITE ?? 'dist', { policy: browserName !== 'firefox' });
    await host.deploy(1);
    await host.up();
    await use(host);
    await host.down();
  },
  baseURL: async ({ host }, use) => use(host.url),
  storageState: async ({ host }, use) => use(kept(host.url, QUIET)),
});

/** Waits until the worker has all that the game needs, and serves this page. */
export const isKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
