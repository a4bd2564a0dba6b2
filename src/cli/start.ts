/** Serves the game for playing and for working on it: code and card files reload while it runs. */
import { createServer } from 'vite';
import config from '../../vite.config.ts';
import { plainLogger, ROOT, tellAddress } from './address.ts';
import { command, run } from './command.ts';

const PORT = 5173;

const { open, host } = command('npm start --', 'Serves the game; changes of code and cards show at once.')
  .option('--open', 'open it in the browser')
  .option('--host', 'let other devices on the same network in, and print the address for them')
  .parse()
  .opts();

await run(async () => {
  // The settings are passed in. A server that reads vite.config.ts itself restarts whenever a file that the card check
  // imports is edited, such as the rules.
  const server = await createServer({
    ...config,
    configFile: false,
    root: ROOT,
    customLogger: plainLogger(),
    clearScreen: false,
    server: { port: PORT, strictPort: false, host: host ? true : 'localhost', open: open ?? false },
  });
  await server.listen();
  tellAddress(server.resolvedUrls, PORT, host ?? false);
});
