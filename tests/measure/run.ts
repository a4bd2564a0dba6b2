/** Measures what is slow or large: the rules, the page's first load, its answers to clicks, five turns; see `--help`. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { readCards } from '../../src/cards/read.ts';
import { command, run, wholeFrom } from '../../src/cli/command.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import type { Browser } from '../browser/browser.ts';
import { HAS_PACKED, installedBrowser, packedBrowser } from '../browser/browser.ts';
import { measureDebriefing } from './debriefing.ts';
import { endsOf } from './ends.ts';
import { measureKeeping } from './keeping.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePage, recordGame } from './page.ts';
import type { Step } from './record.ts';
import type { Row } from './row.ts';
import { verdict } from './row.ts';
import { measureSaves } from './saves.ts';
import { measureScenes } from './scenes.ts';
import { openSite } from './site.ts';
import { measureSize } from './size.ts';
import { measureSpeed } from './speed.ts';
import { measureThinking } from './thinking.ts';
import { measureTurns } from './turns.ts';

const PARTS = [
  'speed',
  'size',
  'page',
  'scenes',
  'turns',
  'thinking',
  'debriefing',
  'saves',
  'keeping',
  'lighthouse',
] as const;

const program = command('npm run measure --', 'Measures the rules and the page: a table, or JSON.')
  .addOption(new Option('--only <part>', 'measure only one part').choices(PARTS))
  .option(
    '--browser <path>',
    'a full Chromium, measured beside the packed one; without it CHROME_PATH or an installed one',
  )
  .option('--ends <n>', 'instead, how n random games end, as hashes: alike where the rules are', wholeFrom(1))
  .option('--runs <n>', 'replays of the game, and of the floor in between', wholeFrom(1), 5)
  .option('--json', 'print the figures as JSON')
  .parse();
const { only, json, browser, runs, ends } = program.opts();
const wanted = (part: (typeof PARTS)[number]): boolean => only === undefined || only === part;

function show({ name, value, unit, target, limit, note }: Row, said: string): string {
  const goal = target === undefined ? '' : limit === undefined ? `${target}` : `${target} (${limit})`;
  const digits = Number.isInteger(value) ? 0 : 1;
  const figures = `${name.padEnd(58)}${value.toFixed(digits).padStart(8)} ${unit.padEnd(12)}${goal.padStart(10)}`;
  return [figures, said, note].filter(Boolean).join('  ');
}

/** The browsers to measure in, by what they are called in the table. */
async function browsers(): Promise<[string, Browser][]> {
  const found: [string, Browser][] = HAS_PACKED ? [['', await packedBrowser()]] : [];
  const full = installedBrowser(browser);
  if (full) found.push(['full Chromium, ', full]);
  else console.error('No full Chromium is installed: only the packed browser is measured. --browser names another.');
  return found;
}

await run(async () => {
  if (ends) {
    const ended = endsOf(ends);
    const lines = ended.map(({ name, games, hash }) => `${name.padEnd(30)}${String(games).padStart(6)} games  ${hash}`);
    console.log(json ? JSON.stringify(ended) : lines.join('\n'));
    return;
  }
  const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
  const rows: Row[] = [];
  if (wanted('speed')) rows.push(...(await measureSpeed({ cards, rules, rounds: 5, gamesPerRound: 1000 })));
  if (wanted('saves')) rows.push(...(await measureSaves()));
  if (only !== 'speed' && only !== 'saves') {
    const site = await openSite();
    const where = wanted('page') || wanted('scenes') ? await browsers() : [];
    let steps: Step[] | undefined;
    if (wanted('size')) rows.push(...measureSize(site.folder));
    for (const [called, one] of where) {
      const at = { url: site.url, browser: one, runs };
      if (wanted('page')) steps ??= await recordGame(at);
      const measured = [
        ...(steps ? await measurePage(at, steps) : []),
        ...(wanted('scenes') ? await measureScenes(at) : []),
      ];
      rows.push(...measured.map((row) => ({ ...row, name: `${called}${row.name}` })));
    }
    if (wanted('turns')) rows.push(...(await measureTurns(site.url)));
    if (wanted('keeping')) rows.push(...(await measureKeeping(site.url)));
    if (wanted('thinking')) rows.push(...(await measureThinking(site.url)));
    if (wanted('debriefing')) rows.push(...(await measureDebriefing(site.url)));
    if (wanted('lighthouse')) rows.push(...(await measureLighthouse(site.url)));
    await site.close();
  }
  if (json)
    console.log(
      JSON.stringify({
        commit: spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '',
        cardsHash: registerCatalog(cards).hash,
        machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' },
        rows: rows.map((row) => ({ ...row, verdict: verdict(row) })),
      }),
    );
  else
    console.log(
      [`${''.padEnd(79)}${'aim (limit)'.padStart(11)}`, ...rows.map((row) => show(row, verdict(row)))].join('\n'),
    );
});
