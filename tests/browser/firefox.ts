/**
 * Finds an installed Firefox for the soak: FIREFOX_PATH, or one of the usual places. Playwright drives it by WebDriver
 * BiDi, through the relay of `firefoxRelay.mjs`.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RELAY = fileURLToPath(new URL('firefoxRelay.mjs', import.meta.url));
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export const NO_FIREFOX =
  'Firefox is not installed: no game is played in it. Install it (apt-get install firefox-esr) or set FIREFOX_PATH.';

/** The path of an installed Firefox, or undefined. */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH=${chosen}: no such file`);
  return chosen || PLACES.find((path) => existsSync(path));
}

/** How Playwright starts that Firefox. `touch`: what the mouse does arrives on the page as touches. */
export const firefoxOptions = (path: string, { touch }: { touch: boolean }) => ({
  browserName: 'firefox' as const,
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...process.env, RELAYED_FIREFOX: path, RELAYED_POINTER: touch ? 'touch' : 'mouse' } as Record<
      string,
      string
    >,
  },
});
