/** Plays what the ladder still lacks, and writes its files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registerCatalog } from '../../engine/index.ts';
import { cellOf, fill } from '../../sim/field/cells.ts';
import type { Pairing } from '../../sim/field/deal.ts';
import type { Ladder, Played } from '../../sim/ladder/ladder.ts';
import { ladderOf, placesOf } from '../../sim/ladder/ladder.ts';
import { pairings } from '../../sim/ladder/pairings.ts';
import { ARENA } from '../../text/en/cli/commands.ts';
import { bundle } from '../bundle.ts';
import { CARDS, cardSet } from '../cardSet.ts';
import { commit, machine } from '../origin.ts';
import { mustBeWritable } from '../writable.ts';
import { ladderPage } from './page.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../bots/${name}`, import.meta.url));
const RESULTS = file('ladder.json');
const PAGE = file('LADDER.md');
const PLACES = file('places.json');

export interface Order {
  /** The number of deals that each pairing is to have. */
  pairs: number;
  seed: number;
  workers: number;
  /** Contestants whose games are played anew. */
  again: readonly string[];
  /** Only games of two of these are played; null: all games. */
  between: readonly string[] | null;
  /** Called with a line for each pairing that goes on. */
  tell(line: string): void;
}

/**
 * Goes on with the results that are kept, and writes all files after every hundred deals. Results of another card set
 * or another first seed are dropped.
 */
export async function runLadder({ pairs, seed, workers, again, between, tell }: Order): Promise<Ladder> {
  mustBeWritable(RESULTS, PAGE, PLACES);
  const { cards, rules } = cardSet(CARDS);
  const cardsHash = registerCatalog([...cards]).hash;
  const kept = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Played) : undefined;
  const fits = kept && kept.cardsHash === cardsHash && kept.seed === seed;
  const isGone = ({ genius, spymaster }: { genius: string; spymaster: string }): boolean =>
    again.includes(genius) || again.includes(spymaster);
  const old = fits ? kept.cells.filter((cell) => !isGone(cell)) : [];
  const wanted = pairings();
  const cells = wanted.map((pairing) => cellOf(old, pairing.genius, pairing.spymaster) ?? { ...pairing, results: '' });
  const isMeant = ({ genius, spymaster }: Pairing): boolean =>
    between === null || (between.includes(genius) && between.includes(spymaster));
  const only = between === null ? '' : ` --between ${between.join(' ')}`;
  const command = `${ARENA.name} --ladder --pairs ${pairs} --seed ${seed}${only}`;
  const earlier = old.length > 0 ? (kept?.commands ?? []) : [];
  const played: Played = {
    commands: [...earlier.filter((one) => one !== command), command],
    seed,
    cardsHash,
    commits: old.length > 0 ? (kept?.commits ?? []) : [],
    machine: machine(),
    hours: old.length > 0 ? (kept?.hours ?? 0) : 0,
    cells: [],
  };
  const now = commit();
  const before = played.hours;
  const began = performance.now();
  const keep = (): void => {
    played.cells = cells.filter(({ results }) => results.length > 0);
    played.hours = before + (performance.now() - began) / 3_600_000;
    if (!played.commits.includes(now)) played.commits.push(now);
    write(played);
  };
  const lacking = cells.filter((cell) => isMeant(cell) && cell.results.length < pairs);
  if (lacking.length > 0) {
    const { path: script } = await bundle(new URL('../../sim/field/worker.ts', import.meta.url));
    for (const [i, cell] of lacking.entries()) {
      tell(ARENA.playing(i + 1, lacking.length, cell.genius, cell.spymaster));
      await fill(cell, { cards, rules, seed, deals: pairs, workers, script, onProgress: keep });
    }
  } else {
    played.cells = cells;
    played.commands = kept?.commands ?? played.commands;
    write(played);
  }
  return ladderOf(played);
}

/** Every file is made from the results alone, so they always agree. */
function write(played: Played): void {
  const { cells, ...rest } = played;
  const rows = cells.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n');
  writeFileSync(
    RESULTS,
    `${JSON.stringify({ ...rest, cells: [] }, null, 2).replace('"cells": []', `"cells": [\n${rows}\n  ]`)}\n`,
  );
  writeFileSync(PAGE, ladderPage(played));
  writeFileSync(PLACES, placesText(played));
}

export const placesText = (played: Played): string => `${JSON.stringify(placesOf(ladderOf(played)), null, 2)}\n`;
