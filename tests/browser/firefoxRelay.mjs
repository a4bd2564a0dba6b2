#!/usr/bin/env node
/**
 * Starts RELAYED_FIREFOX, and stands between it and Playwright.
 * - Playwright always sets the colours that a page prefers. A Firefox that does not know that command yet goes on
 *   without it.
 * - Playwright cannot touch in Firefox. With RELAYED_POINTER=touch its mouse is a finger.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const { RELAYED_FIREFOX, RELAYED_POINTER } = process.env;
const COLOURS = 'emulation.setMediaFeaturesOverride';
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
  /** The numbers of the commands whose failure does not matter. */
  const optional = new Set();
  const opened = new Promise((done) => browser.on('open', done));
  playwright.on('message', async (message) => {
    const command = JSON.parse(message);
    if (command.method === COLOURS) optional.add(command.id);
    if (command.method === 'input.performActions')
      for (const { parameters } of command.params.actions)
        if (parameters?.pointerType === 'mouse') parameters.pointerType = RELAYED_POINTER;
    await opened;
    browser.send(JSON.stringify(command));
  });
  browser.on('message', (message) => {
    const { id, type } = JSON.parse(message);
    const isForgiven = optional.delete(id) && type === 'error';
    playwright.send(isForgiven ? JSON.stringify({ type: 'success', id, result: {} }) : String(message));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
