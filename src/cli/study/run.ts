/** Plays what the levels still lack, and writes the certificate of the card set. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotName } from '../../bots/index.ts';
import { registerCatalog } from '../../engine/index.ts';
import { levelOf } from '../../sim/study/level.ts';
import type { Part } from '../../sim/study/part.ts';
import { partTrouble, readParts } from '../../sim/study/part.ts';
import type { Goal, Step } from '../../sim/study/play.ts';
import { playPart } from '../../sim/study/play.ts';
import { writeWhole } from '../../sim/writeWhole.ts';
import { STUDY } from '../../text/en/cli/commands.ts';
import { runSentence } from '../../text/en/cli/runs.ts';
import { fileWords } from '../../text/en/scenario/trouble.ts';
import { bundle, programOf } from '../bundle.ts';
import { CARDS, cardSet } from '../cardSet.ts';
import { commit, machine } from '../origin.ts';
import { readText } from '../readText.ts';
import { mustBeWritable } from '../writable.ts';
import type { Levels, Measured } from './page.ts';
import { certificatePage, inReadme } from './page.ts';

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const PAGE = path('cards/CERTIFICATE.md');
const README = path('../README.md');
/** The figures, as the page names them. */
export const FIGURES_OF_PAGE = 'measured/certificate.json';
const FIGURES = path(`cards/${FIGURES_OF_PAGE}`);
/** Where the games of a set are kept if no file is named. */
const keptFor = (hash: string): string => path(`../node_modules/.cache/study-${hash}.json`);

/** What is played at a level, and the most hours of one processor. */
export interface LevelOrder extends Goal {
  bot: BotName;
  hours: number;
}
export interface Order {
  /** The path of the card set. */
  cards: string;
  levels: readonly LevelOrder[];
  seed: number;
  workers: number;
  /** The file in which the games are kept; absent: one beside what else is kept. */
  kept?: string | undefined;
  /** Files with games that other machines have played. */
  merge: readonly string[];
  /** Called with a line for each step. */
  tell(line: string): void;
}

/**
 * What was measured. `written`: it stands on the page now. `larger`: the levels whose figures there rest on more games,
 * and are left as they are. `page`: the text for another set, which is written nowhere.
 */
export type Studied = { levels: Levels } & ({ written: BotName[]; larger: BotName[] } | { page: string });

export async function runStudy(order: Order): Promise<Studied> {
  const { cards, rules } = cardSet(order.cards);
  const isOwn = order.cards === CARDS;
  const catalog = registerCatalog([...cards]);
  const { path: mirrors } = await bundle(new URL('../../sim/study/worker.ts', import.meta.url));
  const { path: deals } = await bundle(new URL('../../sim/field/worker.ts', import.meta.url));
  const program = programOf(mirrors);
  const file = order.kept ?? keptFor(catalog.hash);
  if (isOwn) mustBeWritable(FIGURES, PAGE, README);
  const origin = { cardsHash: catalog.hash, rules, program };
  const parts = keptParts(file, origin, order.kept !== undefined);
  for (const other of order.merge) addParts(parts, other, readFile(other), origin);
  const keep = (): void => writeWhole(file, JSON.stringify(parts));
  if (order.merge.length > 0) keep();
  for (const { bot, hours, ...goal } of order.levels) {
    const part = partFor(parts, bot, order.seed, origin);
    await playPart(part, {
      cards,
      rules,
      goal,
      hours,
      workers: order.workers,
      scripts: { mirrors, deals },
      onStep: (step) => order.tell(stepWords(bot, step)),
      onKept: keep,
    });
  }
  const levels: Levels = {};
  for (const { bot } of order.levels) {
    const own = parts.filter((part) => part.bot === bot && part.records.length > 0);
    if (own.length > 0) levels[bot] = measured(own, levelOf(own, catalog, rules));
  }
  if (!isOwn) return { levels, page: certificatePage(levels) };
  return { levels, ...publish(levels) };
}

const stepWords = (bot: BotName, { swap, done, goal }: Step): string =>
  STUDY.step(bot, swap && ('without' in swap ? STUDY.without(swap.without) : STUDY.plain(swap.plain)), done, goal);

type Origin = Pick<Part, 'cardsHash' | 'rules' | 'program'>;

/** What is kept of this set and this program. Where the file was named, another content is an error. */
function keptParts(file: string, origin: Origin, isNamed: boolean): Part[] {
  if (!existsSync(file)) return [];
  if (!isNamed)
    return (JSON.parse(readFileSync(file, 'utf8')) as Part[]).filter(
      (part) => partTrouble(part, emptyPart(origin)) === undefined,
    );
  const parts: Part[] = [];
  addParts(parts, file, readFile(file), origin);
  return parts;
}

function readFile(file: string): Part[] {
  const found = readText(file);
  if ('why' in found) throw new Error(fileWords(found));
  const read = readParts(found.text);
  if ('trouble' in read) throw new Error(`${file} ${runSentence(read.trouble)}`);
  return read.parts;
}

/** Throws an Error with a sentence where the games of a file do not count together with the others. */
function addParts(parts: Part[], file: string, more: readonly Part[], origin: Origin): void {
  for (const part of more) {
    for (const other of [emptyPart(origin), ...parts]) {
      const trouble = partTrouble(other, part);
      if (trouble) throw new Error(STUDY.unmerged(file, runSentence(trouble)));
    }
    parts.push(part);
  }
}

const emptyPart = (origin: Origin, bot: BotName = 'intern', seed = 0): Part => ({
  bot,
  ...origin,
  commit: commit(),
  machine: machine(),
  seed,
  hours: 0,
  records: [],
  swapped: [],
});

function partFor(parts: Part[], bot: BotName, seed: number, origin: Origin): Part {
  const found = parts.find((part) => part.bot === bot && part.seed === seed);
  if (found) return found;
  const part = emptyPart(origin, bot, seed);
  parts.push(part);
  return part;
}

const measured = (parts: readonly Part[], level: Measured['level']): Measured => ({
  level,
  cardsHash: parts[0].cardsHash,
  commit: parts[0].commit,
  machines: [...new Set(parts.map((part) => part.machine))],
  hours: parts.reduce((sum, { hours }) => sum + hours, 0),
  seeds: parts
    .map(({ seed, records }): [number, number] => [seed, seed + records.length - 1])
    .toSorted((a, b) => a[0] - b[0]),
});

/** True if what is known rests on more games of the same set. */
export const isLarger = (known: Measured | undefined, found: Measured): boolean =>
  known?.cardsHash === found.cardsHash && known.level.games > found.level.games;

/** Writes the figures and the page. A level that rests on more games of the same set is left as it is. */
function publish(levels: Levels): { written: BotName[]; larger: BotName[] } {
  const all: Levels = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  const [written, larger]: [BotName[], BotName[]] = [[], []];
  for (const [bot, found] of Object.entries(levels) as [BotName, Measured][]) {
    const isSmaller = isLarger(all[bot], found);
    (isSmaller ? larger : written).push(bot);
    if (!isSmaller) all[bot] = found;
  }
  if (written.length > 0) {
    writeFileSync(FIGURES, `${JSON.stringify(all, null, 1)}\n`);
    writeFileSync(PAGE, certificatePage(all, FIGURES_OF_PAGE));
    writeFileSync(README, inReadme(readFileSync(README, 'utf8'), all));
  }
  return { written, larger };
}
