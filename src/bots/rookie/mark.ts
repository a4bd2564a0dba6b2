/** Numbers that stand for positions, as keys. They are much quicker to make and to look up than texts. */

/**
 * A number for a list of whole numbers. Equal lists have equal marks. Different lists have different marks, except
 * with a chance of about one in 10 ** 15.
 */
export class Mark {
  #a = 0x811c9dc5 | 0;
  #b = 0x01000193;

  add(n: number): this {
    this.#a = Math.imul(this.#a ^ n, 0x01000193);
    this.#a ^= this.#a >>> 15;
    this.#b = Math.imul(this.#b ^ n, 0x85ebca6b);
    this.#b ^= this.#b >>> 13;
    return this;
  }

  addText(text: string): this {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    return this;
  }

  /** Adds the number of each thing. The order of the things does not matter. */
  addSet<T>(things: readonly T[], numberOf: (thing: T) => number): this {
    let a = things.length;
    let b = 0;
    for (const thing of things) {
      const n = Math.imul(numberOf(thing) ^ 0x5bd1e995, 0x9e3779b1);
      a = (a + Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)) | 0;
      b = (b + Math.imul(n ^ (n >>> 13), 0x297a2d39)) | 0;
    }
    return this.add(a).add(b);
  }

  /** A number below 2 ** 53. More may be added after it. */
  get value(): number {
    return (this.#a >>> 0) * 0x200000 + (this.#b >>> 11);
  }
}
