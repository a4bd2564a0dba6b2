/** Serves the built site as a file host would. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { PREVIEW } from '../text/en/cli/commands.ts';
import { ROOT, serverCommand, serverOptions, site, tellAddress } from './address.ts';
import { run } from './command.ts';

const options = serverOptions(serverCommand(PREVIEW.name, PREVIEW.does).parse().opts(), 4173);

await run(async () => {
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error(PREVIEW.nothing);
  const server = await preview({ ...site(), preview: options });
  tellAddress(server.resolvedUrls, options);
});
