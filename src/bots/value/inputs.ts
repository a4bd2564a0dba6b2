/** A list of numbers that is filled from front to back: the inputs of a net, or a part of them. */
export class Inputs {
  readonly values: Float32Array;
  /** How many numbers are filled in. */
  length = 0;

  constructor(size: number) {
    this.values = new Float32Array(size);
  }

  /** Takes all numbers out again. */
  clear(): this {
    this.values.fill(0);
    this.length = 0;
    return this;
  }

  /** Adds one number. */
  add(value: number): this {
    this.values[this.length++] = value;
    return this;
  }

  /** Adds 1 for true and 0 for false. */
  flag(value: boolean): this {
    return this.add(value ? 1 : 0);
  }

  /** Adds a number for each of `all`: 1 for `one`, 0 for the others. */
  oneOf<T>(all: readonly T[], one: T | undefined): this {
    for (const each of all) this.flag(each === one);
    return this;
  }

  /** Adds all numbers of another list. */
  append({ values, length }: Inputs): this {
    this.values.set(length === values.length ? values : values.subarray(0, length), this.length);
    this.length += length;
    return this;
  }

  /** Adds zeros up to a length. */
  fillTo(length: number): this {
    this.length = Math.max(length, this.length);
    return this;
  }
}
