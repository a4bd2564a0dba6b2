/** Measures what is slow or large: the rules, the page's first load, its answers to clicks, five turns; see `--help`. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { readCards } from '../../src/cards/read.ts';
import { command, run } from '../../src/cli/command.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePage } from './page.ts';
import type { Row } from './row.ts';
import { verdict } from './row.ts';
import { openSite } from './site.ts';
import { measureSize } from './size.ts';
import { measureSpeed } from './speed.ts';
import { measureTurns } from './turns.ts';

const PARTS = ['speed', 'size', 'page', 'turns', 'lighthouse'] as const;

const program = command('npm run measure --', 'Measures the rules and the page: a table, or JSON.')
  .addOption(new Option('--only <part>', 'measure only one part').choices(PARTS))
  .option('--json', 'print the figures as JSON')
  .parse();
const { only, json } = program.opts();
const wanted = (part: (typeof PARTS)[number]): boolean => only === undefined || only === part;

function show({ name, value, unit, target, limit }: Row, said: string): string {
  const goal = target === undefined ? '' : limit === undefined ? `${target}` : `${target} (${limit})`;
  const digits = Number.isInteger(value) ? 0 : 1;
  return `${name.padEnd(48)}${value.toFixed(digits).padStart(10)} ${unit.padEnd(12)}${goal.padStart(12)}  ${said}`;
}

await run(async () => {
  const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
  const rows: Row[] = [];
  if (wanted('speed')) rows.push(...(await measureSpeed({ cards, rules, rounds: 5, gamesPerRound: 1000 })));
  if (only !== 'speed') {
    const site = await openSite();
    if (wanted('size')) rows.push(...measureSize(site.folder));
    if (wanted('page')) rows.push(...(await measurePage(site.url)));
    if (wanted('turns')) rows.push(...(await measureTurns(site.url)));
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
      [`${''.padEnd(72)}${'aim (limit)'.padStart(11)}`, ...rows.map((row) => show(row, verdict(row)))].join('\n'),
    );
});
