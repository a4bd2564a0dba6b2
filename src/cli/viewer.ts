/**
 * The Vite plugin that puts a page of its own beside the built one, in one file: it shows the finished game that is written
 * into it, and fetches nothing.
 */
import { createHash } from 'node:crypto';
import type { Plugin, PluginOption, Rollup } from 'vite';
import { build } from 'vite';
import { gathering, noticesFor } from './notices.ts';

const FILE = 'viewer.html';
const ENTRY = 'src/ui/viewer.tsx';

/** Puts the workers into the scripts that start them. */
const workersInside = (): Plugin => ({
  name: 'workers-inside',
  enforce: 'pre',
  transform: {
    filter: { code: /new Worker\(new URL\(/ },
    handler(code) {
      const found = /new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/.exec(code);
      if (!found) throw new Error('A worker is started in a way that cannot be put inside.');
      const [start, file] = found;
      return `import Inside from '${file}?worker&inline';\n${code.replace(start, 'new Inside()')}`;
    },
  },
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script that stands in a page: nothing in it ends its element, or begins a comment. */
const inPage = (script: string): string => script.replace(/<\/script/gi, '<\\/script').replaceAll('<!--', '<\\!--');

/** The page. It runs this script alone, and its policy forbids it to ask for anything. */
export function pageOf(script: string, style: string, notices: string): string {
  const code = inPage(script);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(code)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Evil Genius VS Spies</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="game"></script>
<script type="module">${code}</script>
<script type="text/plain">${inPage(notices)}</script>
</body>
</html>
`;
}

/** `plugins`: those of the page that its sources need. */
export function viewer(plugins: () => PluginOption[]): Plugin {
  let root = process.cwd();
  async function made(): Promise<string> {
    const packages = new Set<string>();
    const built = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [workersInside(), ...plugins(), gathering(packages)],
      worker: { plugins: () => [gathering(packages)] },
      build: {
        write: false,
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
      },
    });
    const [{ output }] = [built].flat() as Rollup.RollupOutput[];
    const texts = (kind: RegExp) =>
      output.flatMap((file) =>
        kind.test(file.fileName) ? String(file.type === 'chunk' ? file.code : file.source) : [],
      );
    const notices = noticesFor([...packages].sort(), root);
    return pageOf(texts(/\.js$/).join(''), texts(/\.css$/).join(''), notices);
  }
  return {
    name: 'viewer',
    configResolved(config) {
      root = config.root;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, async (_, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(await made());
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await made() });
    },
  };
}
