/** Scenario files of the screens where the game is learned: those that come with it, and those of a set. */
import type { Scenario } from '../../../scenario/format.ts';
import { readScenario } from '../../../scenario/format.ts';
import { BadScenario } from '../../../scenario/trouble.ts';
import type { NewGameOptions } from '../../../store/types.ts';
import { scenarioSentence } from '../../../text/en/scenario/trouble.ts';

export type Position = NonNullable<NewGameOptions['position']>;

/** What makes an item of a scenario; a sentence if it is none. */
type Make<T> = (id: string, scenario: Scenario, file: Position) => T | string;

/** The item of a file, or what is wrong with it. */
export function readFile<T>(id: string, file: Position, make: Make<T>): T | string {
  try {
    return make(id, readScenario(file), file);
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return scenarioSentence(error.trouble);
  }
}

const isGood = <T>(one: T | string): one is T => typeof one !== 'string';

/** The items of a folder, by their paths. The id of each is the name of its file without its ending. */
export const itemsIn = <T>(files: Readonly<Record<string, Position>>, make: Make<T>): T[] =>
  Object.entries(files)
    .map(([path, file]) =>
      readFile(
        path
          .split('/')
          .at(-1)
          ?.replace(/\.json$/, '') ?? path,
        file,
        make,
      ),
    )
    .filter(isGood<T>);

/**
 * The items that a set brings, and what is wrong with the others. The id of each is the hash of the set and its place
 * there. `bad`: the sentence about a broken one.
 */
export function itemsOf<T>(
  set: string,
  files: readonly Position[],
  make: Make<T>,
  bad: (number: number, says: string) => string,
): { good: T[]; says: string[] } {
  const all = files.map((file, at) => readFile(`${set} ${at + 1}`, file, make));
  return {
    good: all.filter(isGood<T>),
    says: all.flatMap((one, at) => (isGood<T>(one) ? [] : bad(at + 1, one))),
  };
}
