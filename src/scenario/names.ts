/** The ids by which a scenario names its cards. */
import { bad } from './trouble.ts';

/** Gives each copy of a card its id: first the card's own, then `guard#2`, and so on. */
export class Namer {
  private readonly counts = new Map<string, number>();
  private readonly taken = new Set<string>();
  next(id: string): string {
    return this.checked(this.count(id));
  }
  /** The next id that is not in `taken`: for cards of a deck that the file does not name. */
  free(id: string, taken: ReadonlySet<string>): string {
    let name = this.count(id);
    while (taken.has(name) || this.taken.has(name)) name = this.count(id);
    this.taken.add(name);
    return name;
  }
  private count(id: string): string {
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  }
  checked(name: string): string {
    if (this.taken.has(name)) throw bad('id-twice', '', { id: name });
    this.taken.add(name);
    return name;
  }
}
