import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bringFiles } from './bringFiles.ts';

const FROM = 'https://example.org/assets/index.js';
const answers = vi.fn<(address: string) => Response>();
beforeAll(() => void vi.stubGlobal('fetch', async (address: string) => answers(address)));
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => answers.mockReset());

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });

test('a part is imported once all its files have been had, each of them once', async () => {
  answers.mockImplementation(script);
  const load = vi.fn(async () => 'rules');
  expect(await bringFiles(load, ['./a.js', './b.js'], FROM)).toBe('rules');
  expect(await bringFiles(load, ['./b.js'], FROM)).toBe('rules');
  expect(answers.mock.calls.flat()).toEqual(['https://example.org/assets/a.js', 'https://example.org/assets/b.js']);
});

test.each([
  ['no network', () => Promise.reject(new Error('offline')) as never],
  ['no such file', () => new Response('not found', { status: 404 })],
  ['a web page in its place', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])(
  'a part of which a file is missing is not imported, and the next try asks for it again: %s',
  async (what, answer) => {
    const file = `./${what.replaceAll(' ', '-')}.js`;
    answers.mockImplementation(answer);
    const load = vi.fn(async () => 'rules');
    await expect(bringFiles(load, [file], FROM)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    answers.mockImplementation(script);
    expect(await bringFiles(load, [file], FROM)).toBe('rules');
    expect(answers).toHaveBeenCalledTimes(2);
  },
);

test('the file that an import names is fetched too where it has no other files', async () => {
  answers.mockImplementation(script);
  const load = Object.assign(async () => 'cards', { toString: () => '()=>import(`./cards-1.js`)' });
  expect(await bringFiles(load, [], FROM)).toBe('cards');
  expect(answers).toHaveBeenCalledWith('https://example.org/assets/cards-1.js');
});
