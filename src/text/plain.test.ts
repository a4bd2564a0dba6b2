import { expect, test } from 'vitest';
import { nameAndRole, nameOf, theNameOf } from './en/names.ts';
import { plain, quoted } from './plain.ts';

test.each([
  ['\u202etxt.exe\u202c', 'txt.exe'],
  ['\u2066Ada\u2069', 'Ada'],
  ['A\u200bd\u00ada\ufeff', 'Ada'],
  ['A\u0000d\u001b[31ma', 'Ad[31ma'],
  [' Ada\n\tLovelace\u2028 ', 'Ada Lovelace'],
  ['\u200b\u3164\u2800 \u200d', ''],
  ['\u0301\u0302', ''],
  ['Zoe\u0301', 'Zoe\u0301'],
  [`Z${'\u0335'.repeat(40)}`, `Z${'\u0335'.repeat(3)}`],
  ['👩‍🚀', '👩‍🚀'],
  ['A'.repeat(1_000_000), `${'A'.repeat(19)}…`],
  ['👾'.repeat(30), `${'👾'.repeat(19)}…`],
  ['<b>Ada</b>', '<b>Ada</b>'],
])('%j is shown as %j', (text, shown) => {
  expect(plain(text, 20)).toBe(shown);
});

test('a name from right to left stays apart from the line around it', () => {
  expect(quoted('דוד', 20)).toBe('\u2068דוד\u2069');
  expect(quoted('Ada', 20)).toBe('Ada');
});

test('an invisible name counts as none', () => {
  const names = { genius: '\u200b\u200b', spymaster: '\u3164' };
  expect(nameOf(names, 'genius')).toBe('Evil Genius');
  expect(theNameOf(names, 'spymaster')).toBe('the Spy Master');
});

test.each([
  ['Ada', 'Ada'],
  ['Ada', ' ada\u200b '],
  ['Ａda', 'Ada'],
])('two equal names (%s, %s) are told apart', (genius, spymaster) => {
  const names = { genius, spymaster };
  expect(nameOf(names, 'genius')).toMatch(/^.da \(Evil Genius\)$/);
  expect(nameOf(names, 'spymaster')).toMatch(/^.da \(Spy Master\)$/i);
  expect(nameAndRole(names, 'genius')).toMatch(/^.da, the Evil Genius$/);
});

test('a name that is the other side’s role is told apart too', () => {
  const names = { genius: 'Spy Master', spymaster: '' };
  expect(nameOf(names, 'genius')).toBe('Spy Master (Evil Genius)');
  expect(theNameOf(names, 'spymaster')).toBe('the Spy Master');
});
