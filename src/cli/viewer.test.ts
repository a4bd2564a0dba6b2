import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageOf } from './viewer.ts';

const SCRIPT = 'put("<script><!--</script>")';
const page = pageOf(SCRIPT, 'p{color:red}', 'React, MIT </script><script>run()</script>');

it('the page holds one script that runs, and nothing in it ends or begins another', () => {
  const scripts = [...page.matchAll(/<script( [^>]*)>(.*?)<\/script>/gs)];
  expect(scripts.map(([, kind]) => kind)).toEqual([
    ' type="application/json" id="game"',
    ' type="module"',
    ' type="text/plain"',
  ]);
  expect(scripts[1][2]).toBe('put("<script><\\!--<\\/script>")');
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});

it('its policy allows this script and this style alone, and nothing from elsewhere', () => {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hash('put("<script><\\!--<\\/script>")')}`,
    `style-src ${hash('p{color:red}')}`,
    'font-src data:',
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});
