import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_SET } from '../../../text/en/screens/sets.ts';
import { addressOf, fetchText, MOST_BYTES } from './address.ts';

const HERE = 'https://game.example/play/#/';
const SET = new URL('https://sets.example/a.json');
afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it.each([
    ['https://sets.example/a.json#top', HERE, 'https://sets.example/a.json'],
    ['sets/a.json', HERE, 'https://game.example/play/sets/a.json'],
    ['a.json', 'http://192.168.1.7:4173/', 'http://192.168.1.7:4173/a.json'],
    ['http://localhost:8080/a.json', HERE, 'http://localhost:8080/a.json'],
    ['https://sets.example/\u202eexe.json', HERE, 'https://sets.example/%E2%80%AEexe.json'],
  ])('%s seen from %s', (text, here, address) => {
    expect(String(addressOf(text, here))).toBe(address);
  });

  it.each([
    ['http://sets.example/a.json', NO_SET.insecure('http://sets.example/a.json')],
    ['javascript:alert(1)', NO_SET.address('javascript:alert(1)')],
    ['data:application/json,{}', NO_SET.address('data:application/json,{}')],
    ['file:///etc/passwd', NO_SET.address('file:///etc/passwd')],
    ['https://bank.example@evil.example/', NO_SET.address('https://bank.example@evil.example/')],
    ['https://', NO_SET.address('https://')],
    [`https://a.example/${'x'.repeat(2000)}`, NO_SET.address(`https://a.example/${'x'.repeat(61)}…`)],
  ])('%s is refused in words', (text, words) => {
    expect(addressOf(text, HERE)).toBe(words);
  });
});

describe('a set that is fetched', () => {
  it('is asked for without cookies, and without saying from where', async () => {
    const asked = vi.fn((_address: URL, _options: RequestInit) => Promise.resolve(new Response('{"cards":[]}')));
    vi.stubGlobal('fetch', asked);
    expect(await fetchText(SET)).toEqual({ text: '{"cards":[]}' });
    expect(asked.mock.calls[0][1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'cors' });
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), NO_SET.status(SET.href, 404)],
    ['may not be read', () => Promise.reject(new TypeError('Failed to fetch')), NO_SET.unreachable(SET.host)],
    ['is late', () => Promise.reject(new DOMException('', 'TimeoutError')), NO_SET.late(SET.host)],
    ['is too large', () => Promise.resolve(new Response('x'.repeat(MOST_BYTES + 1))), NO_SET.large],
  ])('says what to do if it %s', async (_, answer, trouble) => {
    vi.stubGlobal('fetch', answer);
    expect(await fetchText(SET)).toEqual({ trouble });
  });
});
