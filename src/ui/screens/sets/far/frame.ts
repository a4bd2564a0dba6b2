/**
 * The script of `fetch.html`: fetches one card set for the game, from the one host to which somebody has agreed. The
 * policy of the game's own page lets it ask no host but its own. This page may ask others, and gives that up for all
 * but one before it asks, so that no redirection leads anywhere else.
 */
import type { Got, Wanted } from './fetchBytes.ts';
import { fetchBytes } from './fetchBytes.ts';

/** Milliseconds. */
const SOON = 100;

/** A policy that is added can only take away. */
function askOnly(host: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ['connect-src', host].join(' ');
  document.head.append(policy);
}

async function answer(wanted: Wanted, port: MessagePort): Promise<void> {
  askOnly(new URL(wanted.address).origin);
  let isStopped = false;
  document.addEventListener('securitypolicyviolation', () => {
    isStopped = true;
  });
  const got = await fetchBytes(wanted);
  // A redirection that the policy stopped is told a moment after the fetch has failed.
  if ('failed' in got) await new Promise((done) => setTimeout(done, SOON));
  const told: Got = isStopped ? { failed: 'elsewhere' } : got;
  port.postMessage(told);
}

addEventListener(
  'message',
  ({ source, origin, data, ports: [port] }: MessageEvent<Wanted>) => {
    if (source === parent && origin === location.origin && port) void answer(data, port);
  },
  { once: true },
);
if (parent !== window) parent.postMessage('ready', location.origin);
