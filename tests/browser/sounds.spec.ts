/** Nobody can listen in a test, so the sounds are played into memory in a real browser, and measured. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { build } from 'rolldown';
import { kept } from './kept.ts';
import type { Figures, Listener } from './listener.ts';
import { inSoak } from './sample.ts';
import { openAt } from './stage.ts';

test.use({ storageState: ({ baseURL }, use) => use(kept(baseURL ?? '', { show: 0 })) });

declare const listener: Listener;
declare const audio: AudioContext[];

const listen = async (page: Page) => page.addScriptTag({ content: await bundle('listener.ts') });
const bundle = async (file: string): Promise<string> => {
  const { output } = await build({
    input: fileURLToPath(new URL(file, import.meta.url)),
    output: { format: 'iife', minify: true },
    write: false,
    logLevel: 'silent',
  });
  return output[0].code;
};

test('the code of the sounds is smaller than 30 kB, and they have no files', async () => {
  const code = await bundle('../../src/ui/show/sound/player.ts');
  if (process.env.SHOW) console.log(`${code.length} bytes of code`);
  expect(code.length).toBeLessThan(30_000);
});

const row = (name: string, { peak, rms, seconds, centroid, sharp }: Figures) =>
  `${name.padEnd(24)} ${peak.toFixed(2)} ${rms.toFixed(0).padStart(4)} dB ${seconds.toFixed(2)} s ${centroid.toFixed(0).padStart(5)} Hz ${(100 * sharp).toFixed(2)} %`;

test('each sound is heard, soft at its ends, over in two seconds, and neither loud nor sharp', async ({ page }) => {
  await listen(page);
  const figures = await page.evaluate(() => listener.sounds());
  if (process.env.SHOW) for (const [name, one] of Object.entries(figures)) console.log(row(name, one));
  expect(Object.keys(figures).length).toBeGreaterThan(50);
  for (const [name, { peak, rms, seconds, centroid, sharp, first }] of Object.entries(figures)) {
    expect(peak, name).toBeGreaterThan(0.04);
    expect(peak, name).toBeLessThan(0.5);
    expect(rms, name).toBeGreaterThan(-45);
    expect(rms, name).toBeLessThan(-12);
    expect(seconds, name).toBeLessThanOrEqual(2);
    expect(centroid, name).toBeLessThan(3000);
    expect(sharp, name).toBeLessThan(0.02);
    expect(first, name).toBeLessThan(0.05);
  }
});

inSoak('all sounds together stay below half of full scale', async ({ page }) => {
  await listen(page);
  const { peak } = await page.evaluate(() => listener.together());
  expect(peak).toBeGreaterThan(0.3);
  expect(peak).toBeLessThan(0.5);
});

for (const side of ['genius', 'spymaster'] as const)
  inSoak(`the ambience of the ${side} is quiet, comes out of silence and fades away`, async ({ page }) => {
    await listen(page);
    const { faded, first, ...air } = await page.evaluate((asked) => listener.ambience(asked), side);
    const now = await page.evaluate((asked) => listener.nowAndThen(asked), side);
    if (process.env.SHOW) for (const one of [air, ...now]) console.log(row(side, { ...one, first }));
    expect(air.rms).toBeGreaterThan(-40);
    expect(air.rms).toBeLessThan(-30);
    expect(air.peak).toBeLessThan(0.15);
    expect(first).toBeLessThan(0.002);
    expect(faded).toBeLessThan(-65);
    for (const { peak, seconds } of now) {
      expect(peak).toBeGreaterThan(0.003);
      expect(peak).toBeLessThan(0.06);
      expect(seconds).toBeLessThanOrEqual(2);
    }
  });

/** What the audio of the game's page does now. */
const states = (page: Page) => page.evaluate(() => audio.map(({ state }) => state));

test('sound begins with a press at the table, rests while muted, and comes back after an interruption', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    const Original = AudioContext;
    class Watched extends Original {
      constructor() {
        super();
        made.push(this);
      }
    }
    Object.assign(window, { audio: made, AudioContext: Watched });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await openAt(page, {
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    plan: 'evening-news',
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  });
  await expect.poll(() => states(page)).toEqual(['running']);
  expect(fetched.filter((url) => /\/player-.*\.js$/.test(url))).toHaveLength(1);

  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => states(page)).toEqual(['suspended']);
  await mute.click();
  await expect.poll(() => states(page)).toEqual(['running']);

  await page.evaluate(() => audio[0].suspend());
  expect(await states(page)).toEqual(['suspended']);
  await page.mouse.click(5, 5);
  await expect.poll(() => states(page)).toEqual(['running']);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => states(page)).toEqual(['suspended']);
});
