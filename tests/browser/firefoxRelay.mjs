#!/usr/bin/env node
/**
 * Starts RELAYED_FIREFOX, and stands between it and Playwright.
 * - Playwright always sets colours, downloads and more that no test here needs. A Firefox that does not know such a
 *   command yet goes on without it.
 * - Playwright cannot touch in Firefox. With RELAYED_POINTER=touch its mouse is a finger.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const { RELAYED_FIREFOX, RELAYED_POINTER } = process.env;
/** The answer to a command that this Firefox does not know: what it would make has no name. */
const NOTHING = { collector: '' };
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(RELAYED_FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

firefox.stderr.on('data', (said) => {
  const address = LISTENS.exec(said)?.[1];
  if (!address) return process.stderr.write(said);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (playwright, { url }) => relay(playwright, new WebSocket(`${address}${url}`)));
});

function relay(playwright, browser) {
  const opened = new Promise((done) => browser.on('open', done));
  playwright.on('message', async (message) => {
    const command = JSON.parse(message);
    if (command.method === 'input.performActions')
      for (const { parameters } of command.params.actions)
        if (parameters?.pointerType === 'mouse') parameters.pointerType = RELAYED_POINTER;
    await opened;
    browser.send(JSON.stringify(command));
  });
  browser.on('message', (message) => {
    const { id, error } = JSON.parse(message);
    const answer = { type: 'success', id, result: NOTHING };
    playwright.send(error === 'unknown command' ? JSON.stringify(answer) : String(message));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
