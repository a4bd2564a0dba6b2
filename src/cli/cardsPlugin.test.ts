import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cards } from './cardsPlugin.ts';

const GUARD = {
  id: 'guard',
  type: 'minion',
  name: 'Guard',
  copies: 2,
  attack: 1,
  health: 2,
  perception: 1,
  icon: 'radar-dish',
};
vi.setConfig({ testTimeout: 30_000 });

let root = '';
let server: ViteDevServer | undefined;
const write = (card: object) => writeFileSync(join(root, 'set/a.json'), JSON.stringify({ cards: [card] }));

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'cards-')));
  mkdirSync(join(root, 'set'));
  writeFileSync(
    join(root, 'main.js'),
    "import set from 'virtual:cards';\nimport icons from 'virtual:icons';\nconsole.log(set, icons);",
  );
  write(GUARD);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true, force: true });
});

const options = () => ({ root, configFile: false as const, logLevel: 'silent' as const, plugins: [cards('set')] });
const bundle = () =>
  build({ ...options(), build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.js') } } });
const serve = async () => {
  server = await createServer({
    ...options(),
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { client } = server.environments;
  const load = async (name: string) => (await client.transformRequest(`virtual:${name}`))?.code ?? '';
  const edited = async () => {
    const file = join(root, 'set/a.json');
    const plugin = server!.config.plugins.find(({ name }) => name === 'cards')!;
    const hook = plugin.hotUpdate as unknown as (
      this: unknown,
      options: object,
    ) => Promise<{ id: string | null }[] | undefined>;
    const modules = await hook.call(
      { environment: client },
      { type: 'update', file, server, modules: [], timestamp: 1, read: () => '' },
    );
    for (const module of modules ?? []) client.moduleGraph.invalidateModule(module as never);
    return modules?.map(({ id }) => id);
  };
  return { load, edited, send: vi.spyOn(client.hot, 'send').mockImplementation(() => {}) };
};

/** The set that the code of `virtual:cards` exports. */
const setIn = (code: string): { cards: object[]; problems: object[] } => JSON.parse(code.match(/\{.*\}/)?.[0] ?? '');

it('puts the checked cards, and only the pictures they name, into a build', async () => {
  const result = (await bundle()) as { output: { code?: string }[] };
  const code = result.output.map((chunk) => chunk.code ?? '').join('');
  expect(code).toContain('"guard"');
  expect(code.match(/<path/g)).toHaveLength(1);
  expect(code).not.toMatch(/zod|strictObject|jsonc/);
});

it('fails a build on a bad card, naming file, line and column', async () => {
  write({ ...GUARD, atack: 1 });
  await expect(bundle()).rejects.toThrow(
    'set/a.json:1:124 card "guard" atack: unknown key "atack", did you mean "attack"?',
  );
});

it('reloads the cards alone after an edit', async () => {
  const { load, edited, send } = await serve();
  expect(await load('cards')).toContain('"attack":1');
  expect(await load('icons')).toContain('"radar-dish"');
  write({ ...GUARD, attack: 3 });
  expect(await edited()).toEqual(['\0virtual:cards', '\0virtual:icons']);
  expect(await load('cards')).toContain('"attack":3');
  expect(send).not.toHaveBeenCalled();
});

it('keeps the last good set after a bad edit, and tells the page where the mistake is', async () => {
  const { load, edited, send } = await serve();
  await load('cards');
  write({ ...GUARD, attack: 'much' });
  await edited();
  const { cards, problems } = setIn(await load('cards'));
  expect(cards).toEqual([GUARD]);
  expect(problems).toEqual([
    { at: 'set/a.json:1:76', says: 'card "guard" attack: must be a number, not "much"', severity: 'error' },
  ]);
  expect(send).not.toHaveBeenCalled();
  write({ ...GUARD, attack: 4 });
  await edited();
  expect(await load('cards')).not.toContain('"error"');
});

it('tells the page of warnings too, but not a built page', async () => {
  write({ ...GUARD, copies: 0 });
  const { load } = await serve();
  expect(setIn(await load('cards')).problems[0]).toEqual({
    at: 'set/a.json:1:65',
    says: 'card "guard" copies: no copies: the card is in no deck',
    severity: 'warning',
  });
  const result = (await bundle()) as { output: { code?: string }[] };
  expect(result.output.map((chunk) => chunk.code ?? '').join('')).not.toContain('no copies');
});

it('serves no cards, and says why, as long as there has been no good set', async () => {
  write({ ...GUARD, attack: 'much' });
  const { load } = await serve();
  expect(setIn(await load('cards'))).toMatchObject({ cards: [], problems: [{ at: 'set/a.json:1:76' }] });
});

it('sends nothing anew when a saved file says the same', async () => {
  const { load, edited } = await serve();
  await load('cards');
  write(GUARD);
  expect(await edited()).toEqual([]);
});

it('leaves files elsewhere, and those that an editor hides, alone', async () => {
  const { load } = await serve();
  await load('cards');
  const plugin = server!.config.plugins.find(({ name }) => name === 'cards')!;
  const hook = plugin.hotUpdate as unknown as (this: unknown, options: object) => unknown;
  for (const file of ['set/.#a.json', 'set/deep/a.json', 'set/README.md', '../other/set/a.json'])
    expect(
      await hook.call({ environment: server!.environments.client }, { file: join(root, file), server }),
    ).toBeUndefined();
});
