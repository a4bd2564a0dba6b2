/** What the commands say of themselves: their help, and what is wrong with their options. */
import type { Progress } from '../../../sim/train/training.ts';

const SEED = 'the first seed; each game has the next one';
const WORKERS = 'threads that play';
const OTHER_SET = 'folder or file of another card set';
const OWN_SET = "the game's own";
const AS_JSON = 'print one JSON object';

export const COMMAND = {
  helpHint: (name: string) => `(${name} --help lists the options)`,
  numberAbove: (least: number) => `It must be a number above ${least}, such as 0.5.`,
  wholeNumber: (least: number) => `It must be a whole number, ${least} or more.`,
  atMost: (most: number) => `It must be at most ${most}.`,
  noBot: (instead: string) => `There is no such bot${instead}`,
  noSet: (path: string) => `There is no file or folder ${path}.`,
  noCards: (folder: string) => `error: there are no card files in ${folder}`,
  error: (says: string) => `error: ${says}`,
};

export const SERVE = {
  open: 'open it in the browser',
  host: 'let other devices on the same network in, and print the address for them',
  at: (address: string) => `\n  Evil Genius VS Spies: ${address}`,
  network: (address: string) => `  On the same network:  ${address}`,
  noNetwork: '  This machine has no address on a network.',
  portTaken: (wanted: number, port: number) =>
    `\n  Port ${wanted} is taken, so the game is at port ${port}. Saved games belong to an address:\n` +
    `  those saved at port ${wanted} are not seen here.`,
  stop: '\n  Stop with Ctrl+C.',
};

export const START = {
  name: 'npm start --',
  does: 'Serves the game; changes of code and cards show at once.',
  cards: OTHER_SET,
  ownSet: OWN_SET,
};

export const PREVIEW = {
  name: 'npm run preview --',
  does: 'Serves the built site in dist/.',
  nothing: 'Nothing is built yet: npm run build',
};

export const BUILD = {
  name: 'npm run build --',
  does: 'Builds the site into dist/, for any file host and any path on it.',
  onlineOnly: 'without the worker that keeps the game for playing offline; browsers that have it drop it',
};

export const CARDS_COMMAND = {
  name: 'npm run cards --',
  does: 'Checks the card files: prints mistakes and warnings, and counts the cards.',
  path: OTHER_SET,
  dir: 'the same',
  cards: 'the same, as in the other commands',
  schema: 'print the JSON Schema of card files, for editors, and do nothing else',
  renew: 'write what is made from the card language: its JSON Schemas, and the tables of src/cards/README.md',
  text: 'print all cards as people read them',
  play: 'then play up to twenty games of two rookies, and say what they show',
  json: 'print one JSON object: problems, counts, ok',
  renewed: 'The tables of src/cards/README.md and the JSON Schemas in src/cards are new. Now: npm run format',
  notCounted: '\nCards with a mistake are not counted.',
  counted: 'The table counts them all.',
  oneSet: 'Name one set: as a path, or with --dir or --cards.',
};

export const SCENARIO = {
  name: 'npm run scenario --',
  does: 'Runs scenario files: a position, a script of actions, and the expected result.',
  files: 'scenario files (JSON)',
  cards: 'folder or file of another card set, for the cards that a file names without bringing them',
  passed: (ok: number, of: number) => `${ok} of ${of} ${of === 1 ? 'scenario' : 'scenarios'} ok`,
};

export const SIMULATE = {
  name: 'npm run simulate --',
  does: 'Plays games between two bots and prints their figures.',
  games: 'how many; with --compare: deals for both sets (default: until it is settled, at most 4000)',
  seed: SEED,
  genius: (bots: string) => `who plays the Genius: ${bots}`,
  spymaster: 'who plays the Master',
  cards: OTHER_SET,
  ownSet: OWN_SET,
  workers: WORKERS,
  compare: 'play the same deals with this set too, and say what changes',
  merge: 'merge runs that were printed with --json, and play nothing',
  json: AS_JSON,
  html: 'write a page of tables and charts',
  bar: '{bar} {value}/{total} games, {eta_formatted} left',
  unmerged: (file: string, why: string) => `${file} cannot be merged with the runs before it: ${why}`,
  written: (path: string) => `The report is in ${path}`,
};

export const ARENA = {
  name: 'npm run arena --',
  does: 'Compares two bots in pairs of games with sides swapped.',
  challenger: (names: readonly string[], rules: readonly string[]) =>
    `the bot that is tested: ${names.join(', ')}, blind-BOT, or BOT-without-RULE (${rules.join(', ')})`,
  champion: 'the bot that it is tested against',
  pairs: 'the most pairs of games',
  seed: 'the first seed; each pair has the next one',
  sprt: 'the two strengths that the sequential test tells apart',
  all: 'play all pairs, also after the test has ended',
  workers: WORKERS,
  ladder: 'play all against each other, so many deals each pairing, and write src/bots/LADDER.md',
  again: 'with --ladder: play their games anew, and keep all others',
  between: 'with --ladder: play only the games of two of these',
  json: AS_JSON,
  noStrengths: 'It must be two numbers, the lower one first: 0,20',
  needsLadder: (flag: string) => `error: ${flag} goes with --ladder: add it, or leave ${flag} out`,
  bar: '{bar} {value}/{total} pairs, {eta_formatted} left at most',
  /** What a ladder plays now. */
  playing: (number: number, of: number, genius: string, spymaster: string) =>
    `${number} of ${of}: ${genius} against ${spymaster}`,
};

export const STUDY = {
  name: 'npm run study --',
  does: 'Measures the card set where the same bot plays both sides, and writes src/cards/CERTIFICATE.md; of another set it prints the page.',
  certificate: 'measure all levels of the certificate',
  bot: (bots: string) => `measure this level alone: ${bots} (default: "deputy")`,
  games: 'deals that are played; each level has its own number',
  pairs: 'of these deals, how many are played again without each rule',
  worths: 'of these deals, how many are played again with each card plain',
  hours: 'end a level after so many hours of one processor, such as 0.5',
  kept: 'the file in which the games are kept, to go on with or to merge elsewhere',
  merge: 'add the games of such files; nothing is played unless --hours is given',
  unmerged: (file: string, why: string) => `${file} cannot be merged: ${why}.`,
  seed: 'the seed of the first deal; machines that share the work need seeds that are far apart',
  workers: WORKERS,
  json: 'print the figures as one JSON object',
  cards: OTHER_SET,
  card: 'play this card against a plain one of its type and cost, and say what it is worth; writes nothing',
  sure: 'with --card: end when its worth is known to so many games in 100',
  deals: 'with --card: the most deals',
  noCard: (text: string, mistake: string) => `There is no card "${text}" in the set${mistake}`,
  needsCard: (flag: string) => `error: ${flag} goes with --card: add it, or leave ${flag} out`,
  bar: '{bar} {value}/{total} deals at most',
  worth: (name: string, type: string, bot: string) =>
    `${name}, against a plain ${type} in its place. Two bots play: ${bot}.`,
  goesOn:
    '\nA run that was broken off goes on where it stood; one with more games keeps those it has. All that is measured grows evenly, so a run may be ended at any time.',
  written: (levels: string) => `The figures are in src/cards/CERTIFICATE.md: ${levels}`,
  larger: (level: string) =>
    `${level} is left on src/cards/CERTIFICATE.md as it is: it rests on more games there. --json prints this run.`,
  without: (rule: string) => `without ${rule}`,
  plain: (card: string) => `with a plain ${card}`,
  step: (bot: string, changed: string | undefined, done: number, goal: number) =>
    `${[bot, changed].filter(Boolean).join(' ')}: ${done} of ${goal}`,
};

/** What a training does now. */
export function trainingWords({ generation, doing }: Progress): string {
  const now =
    doing === 'fit'
      ? 'fitting'
      : doing === 'compare'
        ? 'playing against the nets before and the rookie'
        : `${doing.played} of ${doing.of} games`;
  return `Generation ${generation}: ${now}`;
}

export const TRAIN = {
  name: 'npm run train --',
  does: 'Trains the nets of the strong bots by games of bots against themselves.',
  quick: 'a small run, which shows in five minutes that the nets learn',
  seed: SEED,
  generations: (usual: number) => `how often games are played and fitted (${usual})`,
  games: (usual: number) => `games of a generation (${usual})`,
  hours: 'stop after so long; the same command goes on',
  workers: WORKERS,
  dir: 'folder for the state of the run; a run that was stopped goes on from it',
  out: 'write the weights of the nets here',
  curve: 'write the figures of each generation here',
  json: AS_JSON,
  notPositive: 'It must be a number above 0.',
  columns: ['generation', 'games', 'time', 'loss', 'right about who wins', 'points against before', 'against rookie'],
  minutes: (minutes: string) => `${minutes} min`,
  machine: (cpu: string | undefined, threads: number) => `${cpu}, ${threads} threads`,
  timeUp: (dir: string) => `The time is up. The same command goes on from ${dir}.`,
};

/** `commit`: of the files as they were; something has changed since. */
export const changedSince = (commit: string): string => `${commit}, changed since`;
