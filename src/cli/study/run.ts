/** Plays what a level still lacks, and writes the figures of all levels. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WithoutName } from '../../bots/habits/without.ts';
import { WITHOUT, WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import type { Card, Rules } from '../../engine/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import type { Contestant } from '../../sim/contestants.ts';
import type { Cell } from '../../sim/field/cells.ts';
import { cellOf, fill } from '../../sim/field/cells.ts';
import type { Level } from '../../sim/study/level.ts';
import { levelOf } from '../../sim/study/level.ts';
import type { GameRecord } from '../../sim/study/record.ts';
import type { Records, Setting } from '../../sim/study/worker.ts';
import { shareOut } from '../../sim/threads.ts';
import { STUDY } from '../../text/en/cli/commands.ts';
import { bundle } from '../bundle.ts';
import { CARDS, cardSet } from '../cardSet.ts';
import { commit, machine } from '../origin.ts';
import { mustBeWritable } from '../writable.ts';
import type { Levels } from './page.ts';
import { levelsPage } from './page.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const PAGE = path('cards/LEVELS.md');
/** The figures, as the page names them. */
export const FIGURES_OF_PAGE = 'measured/levels.json';
const FIGURES = path(`cards/${FIGURES_OF_PAGE}`);
/** Where the games of a level of a set are kept. */
const keptIn = (bot: BotName, hash: string): string => path(`../node_modules/.cache/study-${bot}-${hash}.json`);

export interface Order {
  /** The path of the card set. */
  cards: string;
  bot: BotName;
  games: number;
  pairs: number;
  seed: number;
  workers: number;
  /** Called with a line for each part that goes on. */
  tell(line: string): void;
}

/** What is kept of a level that may not be done yet. `program`: what played. `hours`: those of play. */
interface Kept {
  cardsHash: string;
  program: string;
  seed: number;
  commit: string;
  hours: number;
  records: GameRecord[];
  cells: Cell[];
}

/** The number of games that are played before they are kept, and that a thread gets at a time. */
const CHUNK = 100;
const BATCH = 5;

/**
 * What was measured. `written`: it stands on the page now. `larger`: the games of the page, which are more. `page`: the
 * text for another set, which is written nowhere.
 */
export type Studied = { level: Level } & ({ written: true } | { larger: number } | { page: string });

export async function runStudy(order: Order): Promise<Studied> {
  const { bot, pairs, seed, tell } = order;
  const { cards, rules } = cardSet(order.cards);
  const isOwn = order.cards === CARDS;
  const catalog = registerCatalog([...cards]);
  const file = keptIn(bot, catalog.hash);
  if (isOwn) mustBeWritable(FIGURES, PAGE);
  const { path: mirrors } = await bundle(new URL('../../sim/study/worker.ts', import.meta.url));
  const program = createHash('sha256').update(readFileSync(mirrors)).digest('hex');
  const kept = read(file, { cardsHash: catalog.hash, program, seed });
  kept.commit ||= commit();
  let clock = performance.now();
  const keep = (): void => {
    const now = performance.now();
    kept.hours += (now - clock) / 3_600_000;
    clock = now;
    write(file, kept);
  };
  await playMirrors(order, { script: mirrors, cards, rules }, kept, keep);
  const deals = Math.min(pairs, kept.records.length);
  const { path: script } = await bundle(new URL('../../sim/field/worker.ts', import.meta.url));
  const without: Partial<Record<WithoutName, string>> = {};
  for (const name of deals > 0 ? WITHOUT_NAMES : []) {
    const lacking: Contestant = `${bot}-without-${name}`;
    const [genius, spymaster] = WITHOUT[name].side === 'genius' ? [lacking, bot] : [bot, lacking];
    const cell: Cell = cellOf(kept.cells, genius, spymaster) ?? { genius, spymaster, results: '' };
    if (!kept.cells.includes(cell)) kept.cells.push(cell);
    if (cell.results.length < deals) tell(STUDY.without(bot, name));
    await fill(cell, { cards, rules, seed, deals, workers: order.workers, script, onProgress: keep });
    without[name] = cell.results;
  }
  const level = levelOf(bot, kept.records, without, catalog, seed);
  const levels: Levels = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  const most = Math.max(pairs, ...kept.cells.map(({ results }) => results.length));
  const command = `${STUDY.name}${isOwn ? '' : ` --cards ${order.cards}`} --bot ${bot} --games ${level.games} --pairs ${most} --seed ${seed}`;
  const origin = { command, seed, cardsHash: catalog.hash, commit: kept.commit, machine: machine(), hours: kept.hours };
  const measured = { ...origin, ...level };
  if (!isOwn) return { level, page: levelsPage({ [bot]: measured }) };
  const larger = levels[bot]?.games ?? 0;
  if (larger > level.games) return { level, larger };
  levels[bot] = measured;
  writeFileSync(FIGURES, `${JSON.stringify(levels, null, 1)}\n`);
  writeFileSync(PAGE, levelsPage(levels, FIGURES_OF_PAGE));
  return { level, written: true };
}

async function playMirrors(
  { bot, games, seed, workers, tell }: Order,
  { script, cards, rules }: { script: string; cards: readonly Card[]; rules: Rules },
  { records }: Kept,
  keep: () => void,
): Promise<void> {
  while (records.length < games) {
    const from = records.length;
    tell(STUDY.mirror(bot, from, games));
    const parts: GameRecord[][] = [];
    await shareOut<Setting, Records>({
      script,
      setting: { cards, rules, bot },
      seed: seed + from,
      count: Math.min(CHUNK, games - from),
      batch: BATCH,
      workers,
      take(answer, batch) {
        parts[(batch.seed - seed - from) / BATCH] = answer.records;
        return false;
      },
    });
    records.push(...parts.flat());
    keep();
  }
}

/** Games of other cards, of another seed, or of bots that played otherwise are not gone on with. */
function read(file: string, what: Pick<Kept, 'cardsHash' | 'program' | 'seed'>): Kept {
  const none: Kept = { ...what, commit: '', hours: 0, records: [], cells: [] };
  if (!existsSync(file)) return none;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  const fits = kept.cardsHash === what.cardsHash && kept.program === what.program && kept.seed === what.seed;
  return fits ? kept : none;
}

/** Writes beside the file first: a run that is broken off while it writes leaves the old one whole. */
function write(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}
