import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import { bundle } from '../../src/cli/bundle.ts';
import { unlikeInBrowser } from '../soak/inBrowser.ts';
import { seedsOfEach } from '../soak/mix.ts';
import { ALL } from './sample.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));

test('R1.1 the games of a seed end in the same state in the browser as in Node, whoever plays them', async ({
  page,
}) => {
  const { path } = await bundle(new URL('../soak/ends.ts', import.meta.url));
  expect(await unlikeInBrowser(page, path, { cards, rules }, ALL ? seedsOfEach() : seedsOfEach().slice(0, 3))).toEqual(
    [],
  );
});
