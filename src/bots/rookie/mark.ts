/** Numbers that stand for positions, as keys: much quicker to make and to look up than texts. */

/**
 * A number for a list of whole numbers. Equal lists have equal marks; other lists have other marks, but for a chance of
 * one in some thousand million millions.
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

  /** A number below 2 ** 53. More may be added after it. */
  get value(): number {
    return (this.#a >>> 0) * 0x200000 + (this.#b >>> 11);
  }
}
