/** Serves the built site as a file host would. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { plainLogger, ROOT, tellAddress } from './address.ts';
import { command, run } from './command.ts';

const PORT = 4173;

const { open, host } = command('npm run preview --', 'Serves the built site in dist/.')
  .option('--open', 'open it in the browser')
  .option('--host', 'let other devices on the same network in, and print the address for them')
  .parse()
  .opts();

await run(async () => {
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error('Nothing is built yet: npm run build');
  const server = await preview({
    root: ROOT,
    customLogger: plainLogger(),
    clearScreen: false,
    preview: { port: PORT, strictPort: false, host: host ? true : 'localhost', open: open ?? false },
  });
  tellAddress(server.resolvedUrls, PORT, host ?? false);
});
