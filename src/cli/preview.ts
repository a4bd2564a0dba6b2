/** Serves the built site as a file host would. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT, serverCommand, serverOptions, site, tellAddress } from './address.ts';
import { run } from './command.ts';

const options = serverOptions(
  serverCommand('npm run preview --', 'Serves the built site in dist/.').parse().opts(),
  4173,
);

await run(async () => {
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error('Nothing is built yet: npm run build');
  const server = await preview({ ...site(), preview: options });
  tellAddress(server.resolvedUrls, options);
});
