import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { ResolvedServerUrls } from 'vite';
import { createLogger } from 'vite';
import { SERVE } from '../text/en/cli/commands.ts';
import { command } from './command.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What building and serving have in common. */
export const site = () => ({ root: ROOT, customLogger: plainLogger(), clearScreen: false });

/** A command that serves the game. */
export const serverCommand = (name: string, description: string) =>
  command(name, description).option('--open', SERVE.open).option('--host', SERVE.host);

/** Vite's settings for the options of a command that serves the game at this port. */
export function serverOptions({ open = false, host = false }: { open?: boolean; host?: boolean }, port: number) {
  return { port, strictPort: false, host: host || 'localhost', open };
}

/** Vite's own log without the lines of stack traces. */
function plainLogger() {
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
export function tellAddress(urls: ResolvedServerUrls | null, wanted: ReturnType<typeof serverOptions>): void {
  const local = urls?.local[0];
  if (!local) throw new Error('The server has no address.');
  console.log(SERVE.at(local));
  if (wanted.host === true) {
    for (const address of urls.network) console.log(SERVE.network(address));
    if (urls.network.length === 0) console.log(SERVE.noNetwork);
  }
  const port = Number(new URL(local).port);
  if (port !== wanted.port) console.log(SERVE.portTaken(wanted.port, port));
  console.log(SERVE.stop);
}
