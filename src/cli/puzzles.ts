/** Proves the puzzles; see `--help`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS } from '../bots/index.ts';
import type { CardSet } from '../cards/check.ts';
import { readSource } from '../cards/source.ts';
import { registerCatalog } from '../engine/index.ts';
import { written } from '../scenario/recorded.ts';
import { writeWhole } from '../sim/writeWhole.ts';
import { brokenWords, PUZZLES, proofsPage, rowsWords } from '../text/en/cli/puzzles.ts';
import { faultSentence } from '../text/en/mistakes/problem.ts';
import { fileWords } from '../text/en/scenario/trouble.ts';
import { botNamed } from './botNamed.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, existingSet, folderToFill, numberAbove, run, wholeFrom } from './command.ts';
import { mined } from './puzzles/mine.ts';
import type { Source, Tried } from './puzzles/proved.ts';
import { tryPuzzle } from './puzzles/proved.ts';
import { pageRowOf, rowOf } from './puzzles/rows.ts';
import { readText } from './readText.ts';

const FOLDER = fileURLToPath(new URL('../puzzles', import.meta.url));
const PAGE = join(FOLDER, 'PROOFS.md');

const program = command(PUZZLES.name, PUZZLES.does)
  .argument('[files...]', PUZZLES.files)
  .option('--cards <path>', PUZZLES.cards, existingSet, CARDS)
  .option('--seconds <n>', PUZZLES.seconds, numberAbove(0), 60)
  .option('--ways', PUZZLES.ways)
  .option('--renew', PUZZLES.renew)
  .option('--mine', PUZZLES.mine)
  .option('--games <n>', PUZZLES.games, wholeFrom(1), 100)
  .option('--seed <n>', PUZZLES.seed, wholeFrom(0), 1)
  .option('--bot <bot>', PUZZLES.bot(BOTS.join(', ')), botNamed, 'rookie')
  .option('--to <folder>', PUZZLES.to, folderToFill)
  .option('--json', PUZZLES.json)
  .parse();
const { cards: path, seconds, ways, renew, json, mine, games, seed, bot, to } = program.opts();

for (const flag of ['games', 'seed', 'bot', 'to'] as const)
  if (!mine && ![undefined, 'default'].includes(program.getOptionValueSource(flag)))
    program.error(PUZZLES.needsMine(`--${flag}`));

/** The puzzle of a file. Throws an Error that says why it cannot be read. */
function sourceOf(file: string): Source {
  const read = readText(file);
  if ('why' in read) throw new Error(`${fileWords(read)}.`);
  const source = readSource(read.text, '{ "setup": { … }, "puzzle": { … } }');
  const [fault] = source.faults;
  if (fault) throw new Error(`${file}:${fault.line}:${fault.column} ${faultSentence(fault)}`);
  return { label: file, json: source.value };
}

const filesOfGame = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(FOLDER, file));

/** The ways of a puzzle, each as a script. */
const waysOf = ({ open, proof }: Tried): Record<string, unknown>[][] =>
  (proof?.ways ?? []).map((way) => way.map((move) => written(move, open?.names ?? [])));

/** A proof of a position in a game may look at so many positions. */
const MOST_MINED = 400;

/** Writes each puzzle that is found into a file of its own. */
function mineInto(folder: string, set: CardSet): void {
  let found = 0;
  for (const { scenario, proof } of mined({ set, bot, seed, games, positions: MOST_MINED })) {
    found++;
    const file = join(folder, `${bot}-${seed}-${found}.json`);
    writeWhole(file, `${JSON.stringify(scenario, null, 2)}\n`);
    console.log(PUZZLES.mined(file, proof.positions));
  }
  if (found > 0) return;
  console.log(PUZZLES.nothingFound);
  process.exitCode = 1;
}

await run(async () => {
  const set = cardSet(path);
  if (mine) {
    if (to === undefined) return program.error(PUZZLES.needsFolder);
    return mineInto(to, set);
  }
  const own = set.puzzles?.map((puzzle, i): Source => ({ label: `${path} ${i + 1}`, json: puzzle }));
  const sources = program.args.length > 0 ? program.args.map(sourceOf) : (own ?? filesOfGame().map(sourceOf));
  const tried = sources.map((source) => {
    const one = tryPuzzle(source, set, seconds);
    console.error(`${one.name}: ${one.broken ? brokenWords(one.broken) : one.proof?.positions}`);
    return one;
  });
  const good = tried.filter(({ broken }) => !broken);
  if (json) {
    const puzzles = tried.map((one) => ({
      file: one.label,
      ...rowOf(one),
      proved: !one.broken,
      ...(one.broken && { why: one.broken.why, says: brokenWords(one.broken) }),
      solutions: waysOf(one),
    }));
    console.log(JSON.stringify({ proved: good.length, of: tried.length, puzzles }));
  } else {
    if (good.length > 0) console.log(rowsWords(good.flatMap((one) => rowOf(one) ?? [])));
    if (ways)
      for (const one of good) {
        console.log(`\n${one.name}`);
        for (const way of waysOf(one)) console.log(way.map((move) => Object.values(move).flat().join(' ')).join(', '));
      }
    for (const { name, broken } of tried) if (broken) console.log(`${name}: ${brokenWords(broken)}`);
    console.log(`\n${PUZZLES.proved(good.length, tried.length)}`);
  }
  if (good.length < tried.length) process.exitCode = 1;
  else if (renew) {
    writeFileSync(PAGE, proofsPage(registerCatalog([...set.cards]).hash, tried.flatMap(pageRowOf)));
    console.error(PUZZLES.renewed);
  }
});
