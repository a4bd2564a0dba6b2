/** Puts together what several workers say of one game. */
import type { BySide } from '../engine/index.ts';
import { SIDES } from '../engine/index.ts';
import type { Entry } from './account.ts';
import type { Moment } from './moments.ts';
import type { DebriefNews, PartNews } from './question.ts';
import { sumsOf } from './sums.ts';

/** What is known of a part of the game. `curve`: null until its first reading has come. */
interface Known {
  curve: readonly number[] | null;
  chances: readonly number[];
  entries: Entry[];
  isDone: boolean;
}

/** The news of all parts, in the order of the game: what is known of a later part waits for those before. */
export class Merged {
  readonly #parts: Known[];
  readonly #moments: BySide<readonly Moment[]> = { genius: [], spymaster: [] };
  #told = 0;

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => ({ curve: null, chances: [], entries: [], isDone: false }));
  }

  /** All entries that have come. */
  get entries(): Entry[] {
    return this.#parts.flatMap(({ entries }) => entries);
  }

  /** What is to be told once that part has said this. */
  heard(index: number, news: PartNews): DebriefNews[] {
    const part = this.#parts[index];
    switch (news.kind) {
      case 'held':
        return [news];
      case 'moments':
        this.#moments[news.side] = news.moments;
        return [{ kind: 'moments', moments: SIDES.flatMap((side) => this.#moments[side]) }];
      case 'curve': {
        part.curve = news.chances;
        const curves = this.#parts.flatMap(({ curve }) => (curve ? [curve] : []));
        return curves.length < this.#parts.length ? [] : [{ kind: 'curve', chances: joined(curves) }, ...this.#more()];
      }
      case 'entries':
        part.entries.push(...news.entries);
        part.chances = news.chances;
        return this.#more();
      case 'done':
        // After the account a part is done with the moments of a side, too.
        if (part.isDone) return [];
        part.isDone = true;
        return this.#more();
    }
  }

  /** The entries that can be told now. None is told before the first reading of the whole game. */
  #more(): DebriefNews[] {
    if (this.#parts.some(({ curve }) => curve === null)) return [];
    const open = this.#parts.findIndex(({ isDone }) => !isDone);
    const known = open < 0 ? this.#parts : this.#parts.slice(0, open + 1);
    const all = known.flatMap(({ entries }) => entries);
    const entries = all.slice(this.#told);
    if (entries.length === 0 && open >= 0) return [];
    this.#told = all.length;
    return [{ kind: 'entries', entries, chances: joined(known.map(({ chances }) => chances)), sums: sumsOf(all) }];
  }
}

/** The chances of parts one after another. Each part begins with the last stop of the one before. */
const joined = (parts: readonly (readonly number[])[]): number[] =>
  parts.flatMap((chances, i) => (i === 0 ? chances : chances.slice(1)));
