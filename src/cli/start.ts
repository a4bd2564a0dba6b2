/** Serves the game for playing and for working on it: code and card files reload while it runs. */
import { createServer } from 'vite';
import config from '../../vite.config.ts';
import { serverOptions, site, tellAddress } from './address.ts';
import { run } from './command.ts';

const options = serverOptions('npm start --', 'Serves the game; changes of code and cards show at once.', 5173);

await run(async () => {
  // The settings are passed in. A server that reads vite.config.ts itself restarts whenever a file that the card check
  // imports is edited, such as the rules.
  const server = await createServer({ ...config, configFile: false, ...site(), server: options });
  await server.listen();
  tellAddress(server.resolvedUrls, options);
});
