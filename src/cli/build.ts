/** Builds the site that any file host can serve. */
import { build } from 'vite';
import { site } from './address.ts';
import { command, run } from './command.ts';

command('npm run build --', 'Builds the site into dist/, for any file host and any path on it.').parse();

await run(async () => {
  await build(site());
});
