/** The Vite plugin that gives a built page its service worker, made from the files of the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin } from 'vite';

export const WORKER = 'sw.js';

/**
 * What a page does without when it has no network: large icons, what is for crawlers, pictures that the worker has in one
 * file, and the large page that is sent to others.
 */
const LEFT_OUT = /^(sw\.js|robots\.txt|viewer\.html|.*\.png|pictures\/\d+\.json)$/;

/** Path from the page's folder on → what its `integrity` is. The path of the page itself is empty. */
export type Release = Readonly<Record<string, string>>;

/** What is kept of a site. `files`: path from the page's folder on → content. */
export function releaseOf(files: ReadonlyMap<string, Buffer>): Release {
  const kept = [...files].filter(([path]) => !LEFT_OUT.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept.map(([path, content]) => [path === 'index.html' ? '' : path, integrityOf(content)]));
}

const integrityOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** All files in that folder. Their paths begin there. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]));
}

/** The text of the worker of that release. */
export async function workerOf(release: Release): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 12);
  const constants = `const RELEASE = ${JSON.stringify(name)}, FILES = ${JSON.stringify(release, null, 1)};`;
  return `${constants}\n${await compiled('worker.ts')}`;
}

/** The text of the worker that takes an earlier one back. `reloads`: it also loads open tabs again. */
export const farewellWorker = async ({ reloads }: { reloads: boolean }): Promise<string> =>
  `const RELOADS = ${reloads};\n${await compiled('farewell.ts')}`;

async function compiled(file: string): Promise<string> {
  const input = fileURLToPath(new URL(file, import.meta.url));
  const { output } = await build({ input, write: false, output: { format: 'iife', minify: true } });
  return output[0].code;
}

/**
 * Writes the worker beside a built page. A page that Vite serves from its source has none: there the address of the
 * worker answers with one that takes an earlier one back, which a built page may have left at the same address.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  configureServer({ middlewares }) {
    middlewares.use(`/${WORKER}`, async (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(await farewellWorker({ reloads: true }));
    });
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined || this.environment.name !== 'client') return;
      writeFileSync(join(dir, WORKER), await workerOf(releaseOf(filesIn(dir))));
    },
  },
});
