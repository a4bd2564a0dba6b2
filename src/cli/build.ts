/** Builds the site that any file host can serve. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { farewellWorker, WORKER } from '../offline/plugin.ts';
import { ROOT, site } from './address.ts';
import { command, run } from './command.ts';
import { notFillable } from './writable.ts';

const program = command('npm run build --', 'Builds the site into dist/, for any file host and any path on it.')
  .option('--online-only', 'without the worker that keeps the game for playing offline; browsers that have it drop it')
  .parse();

await run(async () => {
  const why = notFillable(`${ROOT}/dist`);
  if (why) throw new Error(why);
  await build(site());
  if (program.opts().onlineOnly) writeFileSync(join(ROOT, 'dist', WORKER), await farewellWorker({ reloads: false }));
});
