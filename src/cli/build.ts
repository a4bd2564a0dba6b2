/** Builds the site that any file host can serve. */
import { build } from 'vite';
import { ROOT, site } from './address.ts';
import { command, run } from './command.ts';
import { notFillable } from './writable.ts';

command('npm run build --', 'Builds the site into dist/, for any file host and any path on it.').parse();

await run(async () => {
  const why = notFillable(`${ROOT}/dist`);
  if (why) throw new Error(why);
  await build(site());
});
