/** Builds the site that any file host can serve. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { farewellWorker, WORKER } from '../offline/plugin.ts';
import { BUILD } from '../text/en/cli/commands.ts';
import { ROOT, site } from './address.ts';
import { command, run } from './command.ts';
import { notFillable } from './writable.ts';

const program = command(BUILD.name, BUILD.does).option('--online-only', BUILD.onlineOnly).parse();

await run(async () => {
  const why = notFillable(`${ROOT}/dist`);
  if (why) throw new Error(why);
  await build(site());
  if (program.opts().onlineOnly) writeFileSync(join(ROOT, 'dist', WORKER), await farewellWorker({ reloads: false }));
});
