/** Serves the game for playing and for working on it: code and card files reload while it runs. */
import { resolve } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { createServer } from 'vite';
import config, { pluginsWith } from '../../vite.config.ts';
import { START } from '../text/en/cli/commands.ts';
import { serverCommand, serverOptions, site, tellAddress } from './address.ts';
import { CARDS, noSet } from './cardSet.ts';
import { run } from './command.ts';

const program = serverCommand(START.name, START.does)
  .addOption(new Option('--cards <path>', START.cards).default(CARDS, START.ownSet))
  .parse();
const { cards: folder, ...rest } = program.opts();
const options = serverOptions(rest, 5173);

await run(async () => {
  // The settings are passed in. A server that reads vite.config.ts itself restarts whenever a file that the card check
  // imports is edited, such as the rules.
  const nothing = noSet(folder);
  if (nothing) program.error(nothing);
  const plugins = pluginsWith(resolve(folder));
  const server = await createServer({ ...config, plugins, configFile: false, ...site(), server: options });
  await server.listen();
  tellAddress(server.resolvedUrls, options);
});
