/**
 * Finds a Chromium for the browser tests. Order: CHROME_PATH, an installed Chrome/Chromium/Edge,
 * and on Linux x64 the Chromium inside the npm package @sparticuz/chromium (no root, no download).
 * That one is a headless shell: it has no window and draws less.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Browser {
  readonly source: string;
  readonly launchOptions: {
    executablePath?: string;
    channel?: string;
    args: string[];
    ignoreDefaultArgs: string[];
    env?: Record<string, string>;
  };
}

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
];

const ARGS = process.platform === 'linux' ? ['--no-sandbox', ...QUIET] : QUIET;

/** So much room (bytes) is enough for what the processes of some browsers share. */
const ROOMY = 2 ** 31;

/** True if the folder for shared memory is there and roomy. In many containers it is too small for a browser. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ROOMY;
}

/** Without that folder Chromium shares memory through files on disk, as Playwright asks it to. That takes more time. */
const LAUNCH = { args: ARGS, ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [] };

export async function findBrowser(): Promise<Browser> {
  const installed = installedBrowser();
  if (installed) return installed;
  if (!HAS_PACKED) throw new Error('No Chrome found: install chromium (apt-get install chromium) or set CHROME_PATH');
  return packedBrowser();
}

/** The browser at that path; without a path the one at CHROME_PATH, or a browser in one of the usual places. */
export function installedBrowser(path?: string): Browser | undefined {
  const [name, chosen] = path ? ['--browser', path] : ['CHROME_PATH', process.env.CHROME_PATH];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`${name} ${chosen}: no such file`);
    return { source: chosen, launchOptions: { executablePath: chosen, ...LAUNCH } };
  }
  if (process.platform !== 'linux')
    return { source: 'installed Chrome', launchOptions: { channel: 'chrome', ...LAUNCH } };
  const installed = process.env.BROWSER_BUNDLED ? undefined : LINUX.find((p) => existsSync(p));
  return installed ? { source: installed, launchOptions: { executablePath: installed, ...LAUNCH } } : undefined;
}

/** True if the packed browser runs here. */
export const HAS_PACKED = process.platform === 'linux' && process.arch === 'x64';

/** The browser inside the npm package. */
export async function packedBrowser(cacheRoot = join(ROOT, 'node_modules/.cache/chromium')): Promise<Browser> {
  const { exe, env, version } = await unpack(cacheRoot);
  return {
    source: `@sparticuz/chromium ${version}`,
    launchOptions: { executablePath: exe, ...LAUNCH, ...(env ? { env: { ...definedEnv(), ...env } } : {}) },
  };
}

const definedEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter((e): e is [string, string] => e[1] !== undefined));

async function unpack(cacheRoot: string) {
  const require = createRequire(import.meta.url);
  let root = dirname(require.resolve('@sparticuz/chromium'));
  while (!existsSync(join(root, 'bin/chromium.br'))) root = dirname(root);
  const version = String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  const dir = join(cacheRoot, version);
  if (!existsSync(join(dir, '.done'))) {
    const { extract } = require('tar-fs') as typeof import('tar-fs');
    // Parallel runs each unpack; the first rename wins.
    const tmp = `${dir}.${process.pid}.${randomBytes(3).toString('hex')}`;
    mkdirSync(tmp, { recursive: true });
    const open = (name: string) => createReadStream(join(root, 'bin', name));
    await pipeline(open('chromium.br'), createBrotliDecompress(), createWriteStream(join(tmp, 'chromium')));
    chmodSync(join(tmp, 'chromium'), 0o755);
    for (const [name, to] of [
      ['fonts.tar.br', 'fonts'],
      ['al2023.tar.br', 'al2023'],
      ['swiftshader.tar.br', '.'],
    ] as const)
      await pipeline(open(name), createBrotliDecompress(), extract(join(tmp, to)));
    writeFileSync(
      join(tmp, 'fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir prefix="relative">fonts-cache</cachedir></fontconfig>',
    );
    writeFileSync(join(tmp, '.done'), version);
    try {
      renameSync(tmp, dir);
    } catch {
      rmSync(tmp, { recursive: true, force: true });
    }
  }
  const exe = join(dir, 'chromium');
  const bare = spawnSync(exe, ['--version']).status !== 0; // a library such as libnss3 is missing: use the packed one
  return {
    exe,
    version,
    env: bare ? { LD_LIBRARY_PATH: join(dir, 'al2023/lib'), FONTCONFIG_FILE: join(dir, 'fonts.conf') } : undefined,
  };
}
