/** Measures the speed of the rules in several hosts, boardgame.io among them; see `--help`. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { readCards } from '../../src/cards/read.ts';
import { bundle } from '../../src/cli/bundle.ts';
import { command, run, wholeFrom } from '../../src/cli/command.ts';
import { race } from './race.ts';

const program = command('npm run bench --', 'Compares the speed of the rules in several hosts: a table, or JSON.')
  .option('--rounds <n>', 'rounds of each host, in turns', wholeFrom(1), 15)
  .option('--games <n>', 'games of each host in a round (default: enough for a tenth of a second)', wholeFrom(1))
  .option('--json', 'print the figures as JSON')
  .parse();
const { rounds, games, json } = program.opts();

const host = (name: string): URL => new URL(`hosts/${name}.ts`, import.meta.url);
/** boardgame.io depends on an older immer. This plugin gives it the game's own. */
const newerImmer: Plugin = {
  name: 'newer-immer',
  resolveId: (id, importer) =>
    id === 'immer' && importer?.includes('/boardgame.io/') ? fileURLToPath(host('newerImmer')) : undefined,
};

await run(async () => {
  const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
  const boardgameIo = host('boardgameIo');
  const hosts = [
    { name: 'replay-plain', script: (await bundle(host('replayPlain'))).path, games: 200 },
    { name: 'playout-plain', script: (await bundle(host('playoutPlain'))).path, games: 100 },
    { name: 'play-pure', script: (await bundle(host('playPure'))).path, games: 100 },
    { name: 'store-dispatch', script: (await bundle(host('storeDispatch'))).path, games: 10 },
    { name: 'boardgame.io-immer11', script: (await bundle(boardgameIo, [newerImmer])).path, games: 5 },
    { name: 'boardgame.io-reducer', script: (await bundle(boardgameIo)).path, games: 5 },
  ];
  const rows = await race(
    hosts.map((one) => ({ ...one, games: games ?? one.games })),
    { cards, rules },
    rounds,
  );
  if (json) console.log(JSON.stringify({ rows }));
  else
    console.log(
      [
        `${''.padEnd(24)}${'actions/s'.padStart(12)}${'× boardgame.io'.padStart(18)}`,
        ...rows.map(
          ({ name, perSecond, ratio }) =>
            `${name.padEnd(24)}${String(perSecond).padStart(12)}${ratio.toFixed(1).padStart(18)}`,
        ),
      ].join('\n'),
    );
});
