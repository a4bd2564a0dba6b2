/** How games end, as hashes. Node and a browser both load this file, and must get the same ones. */
import { registerCatalog } from '../../src/engine/index.ts';
import { playSeed } from './games.ts';
import type { Setting } from './worker.ts';

/** The SHA-256 of the last state of each game, in hexadecimal, in the order of the seeds. */
export async function ends({ cards, rules }: Setting, seeds: readonly number[]): Promise<string[]> {
  const set = { catalog: registerCatalog(cards), rules };
  const hashes: string[] = [];
  for (const seed of seeds) hashes.push(await hashOf(JSON.stringify(playSeed(set, seed).state)));
  return hashes;
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
