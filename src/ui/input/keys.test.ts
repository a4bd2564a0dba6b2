import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLetter, KEYS } from './keys.ts';

test.each([
  ['a Latin layout', { key: 'q', code: 'KeyQ' }, true],
  ['with Shift', { key: 'Q', code: 'KeyQ' }, true],
  ['French, where Q lies in the place of A', { key: 'q', code: 'KeyA' }, true],
  ['French, where A lies in the place of Q', { key: 'a', code: 'KeyQ' }, false],
  ['Polish, with an accent', { key: 'ą', code: 'KeyQ' }, false],
  ['Russian', { key: 'й', code: 'KeyQ' }, true],
  ['Greek, where the key writes a sign', { key: ';', code: 'KeyQ' }, true],
  ['Hebrew', { key: '/', code: 'KeyQ' }, true],
  ['Korean', { key: 'ㅂ', code: 'KeyQ' }, true],
  ['Arabic, another key', { key: 'ش', code: 'KeyA' }, false],
  ['under an input method', { key: 'Process', code: 'KeyQ' }, true],
  ['under an input method, another key', { key: 'Process', code: 'KeyW' }, false],
  ['Japanese, full width', { key: 'ｑ', code: 'KeyQ' }, true],
  ['a dead key', { key: 'Dead', code: 'KeyQ' }, true],
  ['a keyboard on a screen, which knows no places', { key: 'q', code: '' }, true],
  ['a key with no letter', { key: 'Escape', code: 'Escape' }, false],
])('the Q of %s', (_, event, is) => expect(isLetter(event, 'q')).toBe(is));

test('the README names each key', () => {
  const line = readFileSync('README.md', 'utf8').match(/^Keys: .*$/m)?.[0];
  const signs = { ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', ArrowDown: '↓' };
  const arrows = [...Object.keys(KEYS.cards), ...Object.keys(KEYS.ways)] as (keyof typeof signs)[];
  const letters = Object.values(KEYS.hand).map((letter) => letter.toUpperCase());
  for (const key of [...letters, ...arrows.map((arrow) => signs[arrow]), 'Shift', 'Escape'])
    expect(line).toContain(`**${key}**`);

  const ofTape = line?.split('In a finished game')[1];
  const words: Readonly<Record<string, string>> = { ...signs, PageUp: 'Page Up', PageDown: 'Page Down' };
  for (const key of Object.keys(KEYS.tape).flatMap((keys) => keys.split('+')))
    expect(ofTape).toContain(`**${words[key] ?? key}**`);
});
