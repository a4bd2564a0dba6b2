/** Positions to learn from, stored compactly: of each only the inputs that are not 0. */

/** Positions in the order of their games, each as seen by the same side. */
export interface Samples {
  count: number;
  /** Sample i has the inputs from `starts[i]` to `starts[i + 1]`, the end not included. */
  starts: Uint32Array;
  index: Uint16Array;
  value: Float32Array;
  /** The number of the game that each comes from. */
  game: Int32Array;
  /** How the game ended for the Genius: 1 won, 0 lost, ½ neither. */
  result: Float32Array;
}

/** Gathers samples one by one. */
export class Gatherer {
  #starts = new Uint32Array(1024);
  #index = new Uint16Array(65_536);
  #value = new Float32Array(65_536);
  #games: number[] = [];
  #results: number[] = [];
  #count = 0;
  #end = 0;

  add(inputs: Float32Array, game: number): void {
    if (this.#end + inputs.length > this.#index.length) {
      this.#index = grown(this.#index);
      this.#value = grown(this.#value);
    }
    for (let i = 0; i < inputs.length; i++)
      if (inputs[i] !== 0) {
        this.#index[this.#end] = i;
        this.#value[this.#end++] = inputs[i];
      }
    if (++this.#count === this.#starts.length) this.#starts = grown(this.#starts);
    this.#starts[this.#count] = this.#end;
    this.#games.push(game);
  }

  /** Sets how the game of the latest samples ended. */
  end(result: number): void {
    while (this.#results.length < this.#count) this.#results.push(result);
  }

  gathered(): Samples {
    return {
      count: this.#count,
      starts: this.#starts.slice(0, this.#count + 1),
      index: this.#index.slice(0, this.#end),
      value: this.#value.slice(0, this.#end),
      game: Int32Array.from(this.#games),
      result: Float32Array.from(this.#results),
    };
  }
}

function grown<T extends Uint32Array | Uint16Array | Float32Array>(old: T): T {
  const larger = new (old.constructor as new (length: number) => T)(2 * old.length);
  larger.set(old);
  return larger;
}

/** All samples of several lists in one, in the order of the lists. */
export function joined(parts: readonly Samples[]): Samples {
  const total = (of: (part: Samples) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const count = total((part) => part.count);
  const size = total(({ index }) => index.length);
  const all: Samples = {
    count,
    starts: new Uint32Array(count + 1),
    index: new Uint16Array(size),
    value: new Float32Array(size),
    game: new Int32Array(count),
    result: new Float32Array(count),
  };
  let at = 0;
  let end = 0;
  for (const part of parts) {
    all.index.set(part.index, end);
    all.value.set(part.value, end);
    all.game.set(part.game, at);
    all.result.set(part.result, at);
    for (let i = 0; i <= part.count; i++) all.starts[at + i] = end + part.starts[i];
    at += part.count;
    end += part.index.length;
  }
  return all;
}
