/** A card set like the game's own in which every string is a unique mark, so that each can be found on the page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFiles } from '../../src/cards/read.ts';

/** The marks of Genius, Master and plan cards. The id, name and flavour of a card have the same mark. */
export const MARK = /zzqx[gmp]\d{3}/g;

const LETTER: Readonly<Record<string, string>> = { plan: 'p', spy: 'm', node: 'm', intelligence: 'm' };

interface CardFile {
  cards?: { type: string; name: string; copies: number }[];
}

/** Writes the marked set into `folder`. Each copy becomes a card of its own, as copies would share strings. */
export function writeMarkedCards(from: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  /** The card's name → the name of its first copy. */
  const names = new Map<string, string>();
  const files = readFiles(from).map(({ name: file, text }) => {
    const { cards, ...rest } = JSON.parse(text) as CardFile;
    const marked = cards?.flatMap((card) =>
      Array.from({ length: card.copies }, () => {
        const mark = `zzqx${LETTER[card.type] ?? 'g'}${String(count++).padStart(3, '0')}`;
        const name = `Name ${mark}`;
        if (!names.has(card.name)) names.set(card.name, name);
        return { ...card, id: `${mark}-id`, name, text: `Text ${mark}`, copies: 1 };
      }),
    );
    return { file, set: marked ? { ...rest, cards: marked } : rest };
  });
  const renamed = (key: string, value: unknown) => (key === 'named' ? (names.get(String(value)) ?? value) : value);
  for (const { file, set } of files) writeFileSync(join(folder, basename(file)), JSON.stringify(set, renamed));
}
