import { expect, test } from 'vitest';
import { isLetter } from './keys.ts';

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
