import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { ResolvedServerUrls } from 'vite';
import { createLogger } from 'vite';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Vite's own log without the lines of stack traces. */
export function plainLogger() {
  const logger = createLogger('info', { allowClearScreen: false });
  const { error, warn } = logger;
  const withoutStack = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^\s+at /.test(stripVTControlCharacters(line)))
      .join('\n');
  logger.error = (text, options) => error(withoutStack(text), options);
  logger.warn = (text, options) => warn(withoutStack(text), options);
  return logger;
}

/** Prints the game's address. If its port was taken, also says that games saved at that port are not seen here. */
export function tellAddress(urls: ResolvedServerUrls | null, wantedPort: number, host: boolean): void {
  const local = urls?.local[0];
  if (!local) throw new Error('The server has no address.');
  console.log(`\n  Evil Genius VS Spies: ${local}`);
  if (host) {
    for (const address of urls.network) console.log(`  On the same network:  ${address}`);
    if (urls.network.length === 0) console.log('  This machine has no address on a network.');
  }
  const port = Number(new URL(local).port);
  if (port !== wantedPort) {
    console.log(
      `\n  Port ${wantedPort} is taken, so the game is at port ${port}. Saved games belong to an address:\n` +
        `  those saved at port ${wantedPort} are not seen here.`,
    );
  }
  console.log('\n  Stop with Ctrl+C.');
}
