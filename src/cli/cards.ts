/** Checks card files. Prints each mistake with its file, line and column, then the number of cards. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import type { CardSet } from '../cards/check.ts';
import { isError } from '../cards/check.ts';
import { editorSchema, rulesEditorSchema } from '../cards/editor.ts';
import type { Problem } from '../cards/problem.ts';
import { readCards } from '../cards/read.ts';
import { CARD_TYPES } from '../engine/index.ts';
import { trial } from '../sim/trial.ts';
import { addedWords, foundWords } from '../text/en/cli/cards.ts';
import { aligned } from '../text/en/cli/columns.ts';
import { CARDS_COMMAND, COMMAND } from '../text/en/cli/commands.ts';
import { trialLines } from '../text/en/game/trial.ts';
import { faultSentence, problemLines } from '../text/en/mistakes/problem.ts';
import { renewed } from './cardReadme.ts';
import { CARDS, noSet } from './cardSet.ts';
import { command, run } from './command.ts';
import { listing } from './listing.ts';
import { mustBeWritable } from './writable.ts';

interface Count {
  type: string;
  designs: number;
  copies: number;
}

const counts = ({ cards }: CardSet): Count[] =>
  CARD_TYPES.map((type) => {
    const these = cards.filter((card) => card.type === type);
    return { type, designs: these.length, copies: these.reduce((sum, card) => sum + card.copies, 0) };
  });

function table(rows: readonly Count[]): string {
  const sum = (key: 'designs' | 'copies'): number => rows.reduce((total, row) => total + row[key], 0);
  const all = { type: 'all', designs: sum('designs'), copies: sum('copies') };
  const lines = [...rows, all].map(({ type, designs, copies }) => [type, String(designs), String(copies)]);
  return aligned([['', 'cards', 'copies'], ...lines]);
}

const program = command(CARDS_COMMAND.name, CARDS_COMMAND.does)
  .argument('[path]', CARDS_COMMAND.path)
  .option('--dir <path>', CARDS_COMMAND.dir)
  .addOption(new Option('--cards <path>', CARDS_COMMAND.cards).conflicts('dir'))
  .option('--schema', CARDS_COMMAND.schema)
  .option('--renew', CARDS_COMMAND.renew)
  .option('--text', CARDS_COMMAND.text)
  .option('--play', CARDS_COMMAND.play)
  .option('--json', CARDS_COMMAND.json)
  .parse();
const [path] = program.args;
const { dir, cards, json, schema, renew, text, play } = program.opts();

function writeAnew(): void {
  const [readme, cardFiles, rules] = ['README.md', 'card-file.schema.json', 'rules.schema.json'].map((name) =>
    join(CARDS, name),
  );
  mustBeWritable(readme, cardFiles, rules);
  writeFileSync(readme, renewed(readFileSync(readme, 'utf8')));
  writeFileSync(cardFiles, `${JSON.stringify(editorSchema(), null, 2)}\n`);
  writeFileSync(rules, `${JSON.stringify(rulesEditorSchema(), null, 2)}\n`);
  console.log(CARDS_COMMAND.renewed);
}

/** A problem as it is printed in JSON. */
const inWords = ({ fault, severity, ...rest }: Problem) => ({ ...rest, message: faultSentence(fault), severity });

/** The most games. They are begun within so many milliseconds. */
const GAMES = 20;
const TIME = 12_000;

function tryOut(set: CardSet): void {
  const end = performance.now() + TIME;
  const seen = trial(set, GAMES, () => performance.now() < end);
  console.log(['', ...trialLines(seen)].join('\n'));
  if (seen.findings.some(({ what }) => what === 'loops')) process.exitCode = 1;
}

await run(async () => {
  if (path !== undefined && (dir ?? cards) !== undefined) program.error(CARDS_COMMAND.oneSet);
  if (schema) return console.log(JSON.stringify(editorSchema()));
  if (renew) return writeAnew();
  const folder = dir ?? cards ?? path ?? CARDS;
  const nothing = noSet(folder);
  if (nothing) program.error(nothing);
  const set = readCards(folder);
  const problems = set.problems.map((problem) => ({
    ...problem,
    ...(problem.file !== undefined && { file: relative(process.cwd(), problem.file) }),
  }));
  if (set.cards.length === 0 && problems.length === 0) program.error(COMMAND.noCards(folder));
  const errors = problems.filter(isError).length + set.untold.error;
  const warnings = problems.length + set.untold.error + set.untold.warning - errors;
  if (text && errors === 0) return console.log(listing(set.cards));
  const ok = errors === 0;
  const rows = counts(set);
  if (json) console.log(JSON.stringify({ ok, problems: problems.map(inWords), untold: set.untold, counts: rows }));
  else {
    for (const line of problemLines(problems, set.untold)) console.log(line);
    if (problems.length > 0) console.log('');
    console.log(table(rows));
    if (set.added) console.log(`\n${addedWords(set.added)}`);
    if (!ok) console.log(CARDS_COMMAND.notCounted);
    else if (set.added) console.log(CARDS_COMMAND.counted);
    console.log(`\n${foundWords(errors, warnings)}`);
  }
  if (!ok) process.exitCode = 1;
  else if (play && !json) tryOut(set);
});
