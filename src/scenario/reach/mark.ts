/** A number for plain data, as a key: quick to make, and small to keep. */
export class Mark {
  #a = 0x811c9dc5 | 0;
  #b = 0x01000193;

  /** Adds numbers, texts, truth values, null, and lists and objects of them. */
  add(value: unknown): void {
    if (typeof value === 'number') this.#mix(value);
    else if (typeof value === 'string') for (let i = 0; i < value.length; i++) this.#mix(value.charCodeAt(i));
    else if (Array.isArray(value)) {
      this.#mix(value.length);
      for (const one of value) this.add(one);
    } else if (typeof value === 'object' && value !== null)
      for (const key in value) this.add((value as Record<string, unknown>)[key]);
    else this.#mix(value === null ? -7 : value ? -5 : -3);
  }

  /** Adds numbers whose order makes no difference. */
  addSet(numbers: readonly number[]): void {
    this.add([...numbers].sort((a, b) => a - b));
  }

  #mix(n: number): void {
    this.#a = Math.imul(this.#a ^ n, 0x01000193);
    this.#a ^= this.#a >>> 15;
    this.#b = Math.imul(this.#b ^ n, 0x85ebca6b);
    this.#b ^= this.#b >>> 13;
  }

  /** A number below 2 ** 53. */
  get value(): number {
    return (this.#a >>> 0) * 0x200000 + (this.#b >>> 11);
  }
}
